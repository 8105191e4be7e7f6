import { orderStatus, type OrderStatus } from '#contracts/api/orders/orders.ts'

/** Stages that can be set from any stage. */
const free: readonly OrderStatus[] = [
  orderStatus.waitingPayment,
  orderStatus.waitingDelivery,
  orderStatus.afterSales,
  orderStatus.completed,
]

/** Stages that can be set from one particular stage only, because the move has preconditions and consequences. */
const after: Readonly<Partial<Record<OrderStatus, OrderStatus>>> = {
  [orderStatus.waitingPayment]: orderStatus.cancelled,
  [orderStatus.waitingDelivery]: orderStatus.waitingReceipt,
  [orderStatus.waitingReceipt]: orderStatus.waitingComment,
}

/** The stages to which an administrator may move an order. Source: OST-8, OSC-10. */
export const nextStages = (status: OrderStatus): OrderStatus[] => {
  const next = after[status]
  return [...(next === undefined ? [] : [next]), ...free.filter(one => one !== status)]
}
