import { editOrder, orderStatus, type OrderStatus } from '#contracts/api/orders/orders.ts'
import { encodeParams } from '#contracts/wire/params.ts'
import { call } from '#src/lib/http/call.ts'

/** What an action looks at. */
export type ActionOrder = {
  readonly id: number
  readonly order_status: OrderStatus
  readonly refund_status?: 0 | 1 | 2 | undefined
}

/** What an action may use: the screen it is pressed on. */
export type ActionTools = {
  readonly navigate: (path: string) => void
  /** Asks first; resolves to whether the shopper agreed. */
  readonly confirm: (question: 'cancel' | 'receive') => Promise<boolean>
  /** Called after the order has been moved. */
  readonly done: () => void
}

/** Something a shopper can do with an order. */
export type OrderAction = {
  readonly name: 'cancel' | 'pay' | 'track' | 'receive' | 'comment' | 'refund' | 'refundForm'
  /** The one that carries the order on is drawn strongest. */
  readonly main?: true
  readonly when: (order: ActionOrder) => boolean
  readonly run: (order: ActionOrder, tools: ActionTools) => void | Promise<void>
}

const move =
  (question: 'cancel' | 'receive', order_status: 0 | 4): OrderAction['run'] =>
  async ({ id }, { confirm, done }) => {
    if (!(await confirm(question))) return
    await call(editOrder, { params: { id }, body: { order_status } })
    done()
  }

const isPaid = ({ order_status }: ActionOrder): boolean => order_status >= orderStatus.waitingDelivery

/** Whether after-sales can be asked for: paid, no case open. How long after the payment the server says. Source: OST-16. */
export const canAskRefund = (order: ActionOrder): boolean => isPaid(order) && order.order_status !== orderStatus.afterSales

/** The actions of an order in the order of their buttons; list and detail draw the same. Source: OST-16. */
export const orderActions: readonly OrderAction[] = [
  {
    name: 'cancel',
    when: order => order.order_status === orderStatus.waitingPayment,
    run: move('cancel', orderStatus.cancelled),
  },
  {
    name: 'refund',
    when: order => canAskRefund(order) && order.refund_status !== 2,
    run: ({ id }, { navigate }) => navigate(`/user/order/refund/${id}`),
  },
  {
    name: 'refundForm',
    when: order => order.order_status === orderStatus.afterSales || order.refund_status === 2,
    run: ({ id }, { navigate }) => navigate(`/user/order/refund_form/${id}`),
  },
  {
    name: 'track',
    when: order => order.order_status > orderStatus.waitingDelivery && order.order_status !== orderStatus.afterSales,
    run: ({ id }, { navigate }) => navigate(`/user/order/${id}#tracking`),
  },
  {
    name: 'pay',
    main: true,
    when: order => order.order_status === orderStatus.waitingPayment,
    run: ({ id }, { navigate }) => navigate(`/order/pay/${encodeURIComponent(encodeParams({ order_id: [id] }))}`),
  },
  {
    name: 'receive',
    main: true,
    when: order => order.order_status === orderStatus.waitingReceipt,
    run: move('receive', orderStatus.waitingComment),
  },
  {
    name: 'comment',
    main: true,
    when: order => order.order_status === orderStatus.waitingComment,
    run: ({ id }, { navigate }) => navigate(`/user/comment/add/${id}`),
  },
]

/** The actions that `order` offers. */
export const actionsOf = (order: ActionOrder): OrderAction[] => orderActions.filter(action => action.when(order))
