import { orderStatus, type OrderStatus } from '#contracts/api/orders/orders.ts'

/** The steps of an order, and the field with the time of each. */
export const orderSteps = [
  { name: 'orders.step.placed', at: 'created_at' },
  { name: 'orders.step.paid', at: 'pay_time' },
  { name: 'orders.step.shipped', at: 'delivery_time' },
  { name: 'orders.step.received', at: 'receipt_time' },
  { name: 'orders.step.completed', at: 'comment_time' },
] as const

/** The times of the steps; null, empty or absent before they are reached. */
export type Times = Readonly<Partial<Record<(typeof orderSteps)[number]['at'], string | null>>>

const { waitingPayment, waitingDelivery, waitingReceipt, waitingComment, afterSales, completed } = orderStatus

/**
 * The step that an order waits for, counted from 1; one past the end when it is completed. Its stage decides; in after-sales,
 * where an order leaves its way, the times do.
 */
export const stepAt = ({ order_status, ...times }: Times & { readonly order_status: OrderStatus }): number => {
  if (order_status === completed) return orderSteps.length + 1
  if (order_status === afterSales) return orderSteps.findLastIndex(({ at }) => Boolean(times[at])) + 2
  return Math.max(2, 2 + [waitingPayment, waitingDelivery, waitingReceipt, waitingComment].findIndex(one => one === order_status))
}
