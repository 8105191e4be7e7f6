import { sellerGoods } from '#contracts/api/catalogue/back-office-goods.ts'
import { defineTable } from '#src/table/define-table.ts'
import { picking } from '#src/table/list/picking.tsx'
import { goodsFields, goodsParams } from '#src/ui/goods/goods-fields.ts'

/** Picker for the product of a campaign. Source: CMP-7. */
const products = defineTable(sellerGoods, {
  fields: goodsFields,
  columns: [
    'goods_master_image',
    'goods_name',
    'brand_name',
    'class_name',
    'goods_price',
    'goods_stock',
    'goods_sale',
    'created_at',
  ],
  search: { goods_name: 'contains' },
  params: goodsParams,
})

/** Field definitions for the product of a campaign. */
export const offeredGoods = {
  goods_id: { kind: 'pick', label: 'field.goods_name', span: 24, ...picking(products) },
  goods_master_image: { kind: 'image', width: 96 },
} as const

/** Searches campaigns by product name. */
export const offeredSearch = { goods_name: { operator: 'contains', relation: 'goods' } } as const
