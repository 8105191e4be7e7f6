import { sellerCouponLogs } from '#contracts/api/marketing/coupons.ts'
import { defineTable } from '#src/table/define-table.ts'

/** Coupons received by shoppers. Source: MKS-2. */
export default defineTable(sellerCouponLogs, {
  noun: 'nouns.coupon',
  fields: {
    name: { kind: 'text', label: 'coupons.name' },
    nickname: { kind: 'text', label: 'coupons.owner' },
    money: { kind: 'money', label: 'coupons.money' },
    status: {
      kind: 'choice',
      label: 'field.status',
      of: { 0: 'coupons.toBeUsed', 1: 'coupons.used' },
      tag: { 1: 'success' },
    },
    created_at: { kind: 'dateTime', label: 'coupons.receivedAt' },
  },
  columns: ['name', 'nickname', 'money', 'status', 'created_at'],
  search: { name: 'contains' },
})
