import type { RefundStep, RefundVerify } from '#contracts/api/after-sales/refunds.ts'
import type { z } from 'zod'
import type { FindCall } from '../order/order-calls.ts'
import { orderRecord } from '../order/order-fields.ts'
import { caseColours, caseState, caseWords, turnOf } from './refund-case.ts'
import { refundExtra } from './refund-extra.tsx'

type CaseRow = {
  refund_status?: unknown
  refund_status_cn?: unknown
  refund_verify?: z.infer<typeof RefundVerify>
  refund_step?: z.infer<typeof RefundStep>
}

/** State of a row's case. Servers that omit the decision code send it as text instead. */
const stateOf = ({ refund_verify, refund_step, refund_status_cn }: CaseRow): string =>
  refund_verify === undefined || refund_step === undefined ? String(refund_status_cn) : caseState({ refund_verify, refund_step })

/** True if the store can do something for the case of a row. */
export const isStoresTurn = ({ refund_status, refund_verify = 0, refund_step = 0 }: CaseRow): boolean =>
  turnOf({ refund_type: refund_status === 1 ? 1 : 0, refund_verify, refund_step }) !== 'wait'

/** How table screens show the state of an after-sales case. */
export const caseField = {
  kind: 'choice',
  label: 'refunds.next',
  of: caseWords,
  tag: caseColours,
  by: stateOf,
} as const

/** Columns of a store's after-sales orders. */
export const refundColumns = [
  'order_no',
  'order_image',
  'order_name',
  'buyer_name',
  'total_price',
  'refund_status_cn',
  'created_at',
] as const

/** Columns of all stores' after-sales orders. */
export const allRefundColumns = [
  'order_no',
  'order_image',
  'order_name',
  'store_name',
  'buyer_name',
  'total_price',
  'refund_status_cn',
  'created_at',
] as const

/** The page of an after-sales case: what was asked for and what follows, then the order. Source: ASC-9. */
export const refundRecord = (find: FindCall) => ({ ...orderRecord, state: 'refund_status_cn', head: refundExtra(find) }) as const

export const refundSearch = { order_no: 'startsWith', order_name: 'startsWith', created_at: 'range' } as const

/** List parameters for after-sales orders: refunds (0) or returns (1). Source: REF-13. */
export const refundParams = (type: 0 | 1) => ({ isWith: 'store,user,refund', order_status: '5', refund_status: String(type) })
