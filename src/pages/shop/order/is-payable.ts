import { orderStatus, type OrderSummary } from '#contracts/api/orders/orders.ts'

/** Is there something to pay? A server that does not tell the stage refuses the payment otherwise. Source: PAY-15. */
export const isPayable = ({
  order_status: stage = orderStatus.waitingPayment,
}: Partial<Pick<OrderSummary, 'order_status'>>): boolean => stage === orderStatus.waitingPayment
