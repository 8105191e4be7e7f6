import { lazy } from 'react'
import { sellerGoods } from '#contracts/api/catalogue/back-office-goods.ts'
import { goodsColumns, goodsFields, goodsParams, goodsSearch } from '#src/ui/goods/goods-fields.ts'
import { defineTable } from '#src/table/define-table.ts'

/** The store's products. Source: CAS-6. */
export default defineTable(sellerGoods, {
  noun: 'nouns.product',
  fields: { ...goodsFields, goods_status: { kind: 'liveSwitch', of: sellerGoods } },
  columns: goodsColumns,
  search: goodsSearch,
  params: goodsParams,
  editor: lazy(() => import('./goods/goods-editor.tsx')),
  can: { view: false },
})
