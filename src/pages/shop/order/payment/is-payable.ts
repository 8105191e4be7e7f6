import { orderStatus, type OrderSummary } from '#contracts/api/orders/orders.ts'

/** True if the order can be paid. Without a stage in the reply, the server refuses the payment if it cannot. Source: PAY-15. */
export const isPayable = ({
  order_status: stage = orderStatus.waitingPayment,
}: Partial<Pick<OrderSummary, 'order_status'>>): boolean => stage === orderStatus.waitingPayment
