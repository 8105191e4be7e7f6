/** Stage labels by order status; after-sales stages by refund status, `5-1` a return, `5-2` done. Source: OST-15. */
const words = {
  0: 'orders.stage.cancelled',
  1: 'orders.stage.waitingPayment',
  2: 'orders.stage.waitingDelivery',
  3: 'orders.stage.waitingReceipt',
  4: 'orders.stage.waitingComment',
  5: 'orders.stage.refund',
  '5-1': 'orders.stage.return',
  '5-2': 'orders.stage.afterSalesDone',
  6: 'orders.stage.completed',
} as const

/** Tag colours: prominent where somebody has to act. */
const colours = { 2: 'warning', 5: 'danger', '5-1': 'danger', 6: 'success' } as const

const afterSales = 5

/** Key of an order's stage: its status and, for after-sales, the refund status. Source: OST-15. */
export const stageKey = ({ order_status, refund_status }: Readonly<Record<string, unknown>>): string =>
  order_status === afterSales && refund_status ? `${afterSales}-${String(refund_status)}` : String(order_status)

/** How table screens show and filter the stage of an order. */
export const orderStatusField = {
  kind: 'choice',
  of: words,
  tag: colours,
  by: stageKey,
  hidden: ['5-1', '5-2'],
  width: 152,
} as const
