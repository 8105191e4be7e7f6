import { sellerDistributions } from '#contracts/api/marketing/distributions.ts'
import { defineTable } from '#src/table/define-table.ts'
import { offeredGoods, offeredSearch } from './campaigns/offered-goods.ts'

/** Referral offers: commission rates on three levels, and the resulting sales. Source: MKS-6. */
export default defineTable(sellerDistributions, {
  noun: 'nouns.referral',
  fields: {
    created_at: { kind: 'dateTime', minor: true },
    ...offeredGoods,
    lev_1: { kind: 'percent', width: 88 },
    lev_2: { kind: 'percent', width: 88, minor: true },
    lev_3: { kind: 'percent', width: 88, minor: true },
    total_money: { kind: 'money', label: 'distributions.sold', width: 136 },
    total_commission: { kind: 'money', label: 'distributions.commission', width: 136 },
  },
  columns: ['goods_master_image', 'goods_name', 'lev_1', 'lev_2', 'lev_3', 'total_money', 'total_commission', 'created_at'],
  search: offeredSearch,
  form: ['goods_id', 'lev_1', 'lev_2', 'lev_3'],
  refusalAt: 'goods_id',
  can: { view: false },
})
