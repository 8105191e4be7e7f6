import { adminPayments } from '#contracts/api/system/dashboards.ts'
import { defineTable } from '#src/table/define-table.ts'

/** Payments of a period. */
export const paymentsTable = defineTable(
  { list: { ...adminPayments, reply: adminPayments.reply.shape.list } },
  {
    noun: 'nouns.payment',
    fields: {
      trade_no: { kind: 'text', minor: true },
      created_at: { kind: 'dateTime', minor: true },
      payment_name: {
        kind: 'choice',
        of: { balance: 'user.pay.balance', alipay: 'user.pay.alipay', wechat: 'user.pay.wechat' },
      },
      total: { kind: 'money', label: 'dashboard.amount' },
      pay_status: { kind: 'choice', of: { 1: 'dashboard.paid', 0: 'user.order.unpaid' }, tag: { 1: 'success', 0: 'warning' } },
      pay_time: { kind: 'dateTime' },
    },
    columns: ['pay_no', 'trade_no', 'payment_name', 'total', 'pay_status', 'pay_time', 'created_at'],
    search: { pay_no: 'startsWith', trade_no: 'startsWith', payment_name: 'equals', pay_status: 'equals' },
  },
)
