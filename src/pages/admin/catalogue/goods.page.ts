import { lazy } from 'react'
import { adminGoods } from '#contracts/api/catalogue/back-office-goods.ts'
import { goodsColumns, goodsFields, goodsParams, goodsSearch } from '#src/ui/goods/goods-fields.ts'
import { defineTable } from '#src/table/define-table.ts'

/** Products of all stores. They are added by their sellers only. Source: CAS-5. */
export default defineTable(adminGoods, {
  noun: 'nouns.product',
  fields: { ...goodsFields, goods_status: { kind: 'liveSwitch', of: adminGoods } },
  columns: goodsColumns,
  search: goodsSearch,
  params: goodsParams,
  editor: lazy(() => import('./goods/goods-editor.tsx')),
  can: { add: false, view: false },
})
