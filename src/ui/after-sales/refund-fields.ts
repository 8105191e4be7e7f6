import type { RefundStep, RefundVerify } from '#contracts/api/after-sales/refunds.ts'
import type { z } from 'zod'
import { caseColours, caseState, caseWords } from './refund-case.ts'

type CaseRow = {
  refund_status_cn?: unknown
  refund_verify?: z.infer<typeof RefundVerify>
  refund_step?: z.infer<typeof RefundStep>
}

/** State of a row's case. Servers that omit the decision code send it as text instead. */
const stateOf = ({ refund_verify, refund_step, refund_status_cn }: CaseRow): string =>
  refund_verify === undefined || refund_step === undefined ? String(refund_status_cn) : caseState({ refund_verify, refund_step })

/** How table screens show the state of an after-sales case. */
export const caseField = {
  kind: 'choice',
  label: 'refunds.next',
  of: caseWords,
  tag: caseColours,
  by: stateOf,
  width: 176,
} as const

export const refundColumns = [
  'order_image',
  'order_name',
  'store_name',
  'buyer_name',
  'total_price',
  'order_status',
  'refund_status_cn',
  'created_at',
] as const

export const refundSearch = { order_no: 'startsWith', order_name: 'startsWith', created_at: 'range' } as const

/** List parameters for after-sales orders: refunds (0) or returns (1). Source: REF-13. */
export const refundParams = (type: 0 | 1) => ({ isWith: 'store,user,refund', order_status: '5', refund_status: String(type) })
