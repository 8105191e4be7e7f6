import { decideRefund, requestRefund, showRefund } from '#contracts/api/after-sales/refunds.ts'
import { listOrders, orderStatus } from '#contracts/api/orders/orders.ts'
import { goTo } from '#src/lib/browser/navigation.ts'
import { text } from '#src/lib/format/text.ts'
import { attempt } from '#src/lib/http/attempt.ts'
import { call } from '#src/lib/http/call.ts'
import { tokenOf } from '#src/lib/session/sessions.ts'
import { accountIn } from '../../accounts.ts'
import { stageOf } from '../stage.ts'
import { signInStep, type Plan } from './step.ts'

/** The store of the ready account `seller`, who decides the case. */
const store = 1

const idOf = ({ order = 0 }: { order?: number | undefined }): string => String(order)

/** A paid order of the ready shopper at the ready seller's store. */
const findOrder = async (): Promise<number | undefined> => {
  if (accountIn('buyer') !== 'shopper') return undefined
  const query = { order_status: orderStatus.waitingDelivery, per_page: 30 }
  const found = await attempt(call(listOrders, { query }, { as: 'buyer', quiet: true }))
  return found?.data.find(order => order.store.id === store)?.id
}

/** Money back for an order: the shopper asks, the seller agrees, the balance has it again. */
export const refund: Plan = {
  steps: [
    signInStep('refundSignIn', 'buyer', 'shopper'),
    {
      name: 'refundFind',
      audience: 'buyer',
      path: () => '/user/orders',
      points: tour => [{ css: `main a[href$="/user/order/refund/${idOf(tour)}"]` }, { text: 'user.action.refund' }],
      isDone: ({ path }) => path.startsWith('/user/order/refund/'),
      act: async tour => goTo(`/user/order/refund/${idOf(tour)}`),
    },
    {
      name: 'refundAsk',
      audience: 'buyer',
      path: tour => `/user/order/refund/${idOf(tour)}`,
      points: () => [{ text: 'user.refund.send' }],
      isDone: ({ stage }) => stage === orderStatus.afterSales,
      act: async tour => {
        const body = { order_id: tour.order ?? 0, refund_type: 0 as const, refund_remark: text('user.refund.usual.other') }
        await call(requestRefund, { body })
        goTo(`/user/order/refund_form/${idOf(tour)}`)
      },
    },
    signInStep('refundSeller', 'seller', 'seller'),
    {
      name: 'refundDecide',
      audience: 'seller',
      path: () => '/Seller/refunds',
      points: () => [{ css: 'main tbody tr' }],
      isDone: ({ verify }) => verify === 1,
      act: tour => call(decideRefund, { params: { id: tour.order ?? 0 }, body: { refund_verify: 1 } }),
    },
    {
      name: 'refundBack',
      audience: 'buyer',
      path: () => '/user/money',
      points: () => [{ css: 'main li, main tbody tr' }],
      isDone: ({ path }) => path.startsWith('/user/money'),
      act: async () => goTo('/user/money'),
    },
  ],
  learn: async tour => {
    const order = tour.order ?? (await findOrder())
    return { ...tour, ...(order !== undefined && { order }) }
  },
  see: async tour => {
    const { order } = tour
    if (order === undefined || !tokenOf('buyer')) return {}
    const found = await attempt(call(showRefund, { params: { id: order } }, { as: 'buyer', quiet: true }))
    return { stage: await stageOf(tour), verify: found?.refund_verify }
  },
}
