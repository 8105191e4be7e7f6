import { ofChoice } from '#src/lib/format/of-choice.ts'

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

/** What comes next at each stage, said to the people of a back office. In after-sales the case says it. */
const next = {
  0: 'orders.next.cancelled',
  1: 'orders.next.waitingPayment',
  2: 'orders.next.waitingDelivery',
  3: 'orders.next.waitingReceipt',
  4: 'orders.next.waitingComment',
  '5-2': 'orders.next.afterSalesDone',
  6: 'orders.next.completed',
} as const

/** Tag colours: amber where a back office has to act. */
const colours = { 0: 'plain', 2: 'warning', 5: 'warning', '5-1': 'warning', 6: 'success' } as const

const afterSales = 5

/** Key of an order's stage: its status and, for after-sales, the refund status. Source: OST-15. */
export const stageKey = ({ order_status, refund_status }: Readonly<Record<string, unknown>>): string =>
  order_status === afterSales && refund_status ? `${afterSales}-${String(refund_status)}` : String(order_status)

/** Text key of what comes next for an order; undefined in after-sales and for an unknown stage. */
export const nextOf = (stage: string) => ofChoice(next, stage)

/** How table screens show and filter the stage of an order. */
export const orderStatusField = {
  kind: 'choice',
  of: words,
  tag: colours,
  by: stageKey,
  hidden: ['5-1', '5-2'],
} as const
