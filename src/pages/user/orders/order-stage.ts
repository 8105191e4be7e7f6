import { orderStatus, type OrderStatus } from '#contracts/api/orders/orders.ts'
import { ofChoice } from '#src/lib/format/of-choice.ts'

/** The texts for shoppers about the stage of an order. */
export const stageTexts = {
  cancelled: 'user.status.cancelled',
  waitingPayment: 'user.status.waitingPayment',
  waitingDelivery: 'user.status.waitingDelivery',
  waitingReceipt: 'user.status.waitingReceipt',
  waitingComment: 'user.status.waitingComment',
  refund: 'user.status.refund',
  return: 'user.status.return',
  afterSalesDone: 'user.status.afterSalesDone',
  completed: 'user.status.completed',
} as const
export type Stage = keyof typeof stageTexts

/** How loud a stage is drawn. */
export type Tone = 'attention' | 'underway' | 'done' | 'off'

const stages = [
  'cancelled',
  'waitingPayment',
  'waitingDelivery',
  'waitingReceipt',
  'waitingComment',
  'refund',
  'completed',
] as const
const afterSales = ['refund', 'return', 'afterSalesDone'] as const

/** The stage of an order; after-sales is named by its kind, where the server tells it. Source: OST-15, TOL-12. */
export const stageOf = (order: { order_status: OrderStatus; refund_status?: 0 | 1 | 2 | undefined }): Stage =>
  order.order_status === orderStatus.afterSales ? afterSales[order.refund_status ?? 0] : stages[order.order_status]

/** Loud while the shopper has to act or money is on its way back, calm otherwise. */
export const toneOf = (stage: Stage): Tone => {
  if (stage === 'waitingPayment' || stage === 'refund' || stage === 'return') return 'attention'
  if (stage === 'completed') return 'done'
  return stage === 'cancelled' || stage === 'afterSalesDone' ? 'off' : 'underway'
}

/**
 * How many of the five steps (placed, paid, shipped, received, completed) an order has behind it, plus one: the step it is at.
 */
export const stepOf = (status: OrderStatus): number => ofChoice({ 0: 1, 1: 2, 2: 3, 3: 4, 4: 5, 5: 3, 6: 6 }, status) ?? 1
