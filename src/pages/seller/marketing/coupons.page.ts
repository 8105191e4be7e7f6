import { sellerCoupons } from '#contracts/api/marketing/coupons.ts'
import { defineTable } from '#src/table/define-table.ts'
import { phaseField } from './campaigns/phase.ts'

/** Coupon campaigns of the store. Source: MKS-1. */
export default defineTable(sellerCoupons, {
  noun: 'nouns.coupon',
  fields: {
    created_at: { kind: 'dateTime', minor: true },
    name: { kind: 'text', label: 'coupons.name' },
    money: { kind: 'money', label: 'coupons.money' },
    use_money: { kind: 'money', initial: '0.00', minor: true },
    stock: { kind: 'number', label: 'coupons.left' },
    status: phaseField,
    start_time: { kind: 'dateTime' },
    end_time: { kind: 'dateTime', after: 'start_time' },
    content: { kind: 'longText', label: 'coupons.content', span: 24 },
  },
  columns: ['name', 'money', 'use_money', 'stock', 'status', 'start_time', 'end_time', 'created_at'],
  search: { name: 'contains' },
  form: ['name', 'stock', 'money', 'use_money', 'start_time', 'end_time', 'content'],
  can: { view: false },
})
