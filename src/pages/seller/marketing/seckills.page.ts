import { sellerSeckills } from '#contracts/api/marketing/seckills.ts'
import { defineTable } from '#src/table/define-table.ts'
import { offeredGoods, offeredSearch } from './campaigns/offered-goods.ts'
import { phaseField } from './campaigns/phase.ts'
import { salePrice } from './campaigns/sale-price.tsx'

/** Flash sales: a percentage off for a limited time, one at a time per product. Source: MKS-4. */
export default defineTable(sellerSeckills, {
  noun: 'nouns.flashSale',
  fields: {
    created_at: { kind: 'dateTime', minor: true },
    ...offeredGoods,
    discount: { kind: 'percent', label: 'campaigns.discount', span: 24 },
    status: phaseField,
    start_time: { kind: 'dateTime' },
    end_time: { kind: 'dateTime', after: 'start_time' },
  },
  columns: ['goods_master_image', 'goods_name', 'discount', 'status', 'start_time', 'end_time', 'created_at'],
  search: offeredSearch,
  form: ['goods_id', 'discount', 'start_time', 'end_time'],
  formExtra: salePrice('campaigns.flashPrice'),
  refusalAt: 'goods_id',
  can: { view: false },
})
