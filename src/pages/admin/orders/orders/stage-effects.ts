import { orderStatus, type OrderStatus } from '#contracts/api/orders/orders.ts'

const { cancelled, waitingPayment, waitingDelivery, afterSales, completed } = orderStatus
const charges: readonly OrderStatus[] = [waitingDelivery, afterSales, completed]

type Order = { readonly order_status: OrderStatus; readonly pay_time: string | null; readonly delivery_no: string }

/** Text keys of the consequences of setting an order to a stage. Source: OST-21. */
export const stageEffects = ({ order_status: from, pay_time, delivery_no }: Order, to: OrderStatus) => {
  const isPaid = pay_time !== null
  const isSetBack = to === waitingPayment || to === waitingDelivery
  return [
    ...(to === cancelled ? (['orders.effect.cancel'] as const) : []),
    ...(from === cancelled ? (['orders.effect.revive'] as const) : []),
    ...(isPaid && to === waitingPayment ? (['orders.effect.payBack'] as const) : []),
    ...(!isPaid && charges.includes(to) ? (['orders.effect.unpaid'] as const) : []),
    ...(isSetBack && delivery_no !== '' ? (['orders.effect.parcel'] as const) : []),
    ...(isPaid && to === afterSales ? (['orders.effect.openCase'] as const) : []),
    ...(from === afterSales ? (['orders.effect.closeCase'] as const) : []),
  ]
}
