import { sellerCollectives } from '#contracts/api/marketing/collectives.ts'
import { defineTable } from '#src/table/define-table.ts'
import { offeredGoods, offeredSearch } from './campaigns/offered-goods.ts'
import { salePrice } from './campaigns/sale-price.tsx'

/** Group-buy offers: a percentage off for groups, one offer per product. Source: MKS-5. */
export default defineTable(sellerCollectives, {
  noun: 'nouns.groupBuying',
  fields: {
    created_at: { kind: 'dateTime', minor: true },
    ...offeredGoods,
    discount: { kind: 'percent', label: 'campaigns.discount' },
    need: { kind: 'number', label: 'collectives.need', initial: '2' },
  },
  columns: ['goods_master_image', 'goods_name', 'discount', 'need', 'created_at'],
  search: offeredSearch,
  form: ['goods_id', 'discount', 'need'],
  formExtra: salePrice('campaigns.groupPrice'),
  refusalAt: 'goods_id',
  can: { view: false },
})
