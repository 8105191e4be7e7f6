import { orderStatus, type OrderStatus } from '#contracts/api/orders/orders.ts'

/** Stages that an administrator may set whatever the order's own is. */
const free: readonly OrderStatus[] = [
  orderStatus.waitingPayment,
  orderStatus.waitingDelivery,
  orderStatus.afterSales,
  orderStatus.completed,
]

/** Stages that follow from one other stage only: what has to happen before, and what follows, belongs to the move. */
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
