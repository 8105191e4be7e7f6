import { z } from 'zod'
import { userAddresses } from '#contracts/api/accounts/addresses.ts'
import { sellerOrderStatus } from '#contracts/api/orders/back-office-orders.ts'
import { allExpresses } from '#contracts/api/orders/expresses.ts'
import { decodeParams, encodeParams } from '#contracts/wire/params.ts'
import { commentOrder } from '#contracts/api/orders/order-comments.ts'
import { createOrder, editOrder, orderStatus, payOrder } from '#contracts/api/orders/orders.ts'
import { accounts } from '#contracts/states/ready-accounts.ts'
import { decoded } from '#contracts/wire/request-path.ts'
import { attempt } from '#src/lib/http/attempt.ts'
import { call } from '#src/lib/http/call.ts'
import { goTo } from '#src/lib/browser/navigation.ts'
import type { Tour } from '#src/lib/site/tour.ts'
import { accountIn, becomeAccount } from '../../accounts.ts'
import { findProduct } from '../prepare.ts'
import { stageOf } from '../stage.ts'
import { signInStep, type Plan, type Seen, type Step } from './step.ts'

const orderOf = ({ order = 0 }: Tour): number => order

const paramsOf = ({ goods = 0 }: Tour): string => encodeParams({ order: [{ goods_id: goods, sku_id: 0, buy_num: 1 }], ifcart: 0 })

const payPath = (order_id: number[], order_no: string[]): string =>
  `/order/pay/${encodeURIComponent(encodeParams({ order_id, order_no }))}`

const reached =
  (stage: number) =>
  ({ stage: now = 0 }: Seen): boolean =>
    now >= stage

const place = async (tour: Tour): Promise<void> => {
  const addresses = await call(userAddresses.list, { query: {} })
  const address = addresses.data.find(({ is_default }) => is_default === 1) ?? addresses.data[0]
  const body = { params: paramsOf(tour), address_id: address?.id ?? 0, coupon_id: '0' }
  const { order_id, order_no } = await call(createOrder, { body })
  goTo(payPath(order_id, order_no))
}

const ship = async (tour: Tour): Promise<void> => {
  const [courier] = await call(allExpresses, { query: { isAll: 'true' } })
  const body = { id: orderOf(tour), delivery_code: courier?.code ?? '', delivery_no: `TOUR${String(orderOf(tour))}` }
  await call(sellerOrderStatus, { body })
}

const full = { score: 5, agree: 5, service: 5, speed: 5 }

const steps: readonly Step[] = [
  signInStep('signIn', 'buyer', 'shopper'),
  {
    name: 'find',
    audience: 'buyer',
    path: ({ goods = 0 }) => `/goods/${String(goods)}`,
    points: ({ goods = 0 }) => [{ css: `main a[href$="/goods/${String(goods)}"]` }],
    isDone: ({ path }, { goods = 0 }) => path.split('?')[0] === `/goods/${String(goods)}`,
    act: async ({ goods = 0 }) => goTo(`/goods/${String(goods)}`),
  },
  {
    name: 'buy',
    audience: 'buyer',
    path: ({ goods = 0 }) => `/goods/${String(goods)}`,
    points: () => [{ text: 'shop.buyNow' }],
    isDone: ({ path }) => path.startsWith('/order/before/'),
    act: async tour => goTo(`/order/before/${encodeURIComponent(paramsOf(tour))}`),
  },
  {
    name: 'place',
    audience: 'buyer',
    path: tour => `/order/before/${encodeURIComponent(paramsOf(tour))}`,
    points: () => [{ text: 'shop.before.create' }],
    isDone: (_, { order }) => order !== undefined,
    act: place,
  },
  {
    name: 'pay',
    audience: 'buyer',
    path: tour => payPath([orderOf(tour)], ['']),
    isAt: path => path.startsWith('/order/pay/'),
    points: () => [{ css: '[role=dialog] input' }, { text: 'shop.pay.balance' }],
    isDone: reached(orderStatus.waitingDelivery),
    act: tour =>
      call(payOrder, {
        body: { order_id: String(orderOf(tour)), payment_name: 'balance', pay_password: accounts.shopper.payPassword },
      }),
  },
  signInStep('seller', 'seller', 'seller'),
  {
    name: 'ship',
    audience: 'seller',
    path: () => '/Seller/orders',
    points: () => [{ text: 'orders.shipNow' }, { text: 'orders.ship' }],
    isDone: reached(orderStatus.waitingReceipt),
    act: ship,
  },
  {
    name: 'receive',
    audience: 'buyer',
    path: tour => `/user/order/${String(orderOf(tour))}`,
    points: () => [{ text: 'user.action.receiveYes' }, { text: 'user.action.receive' }],
    isDone: reached(orderStatus.waitingComment),
    act: tour => call(editOrder, { params: { id: orderOf(tour) }, body: { order_status: 4 } }),
  },
  {
    name: 'comment',
    audience: 'buyer',
    path: tour => `/user/order/comment/${String(orderOf(tour))}`,
    points: () => [{ text: 'user.comment.send' }],
    isDone: reached(orderStatus.completed),
    act: tour => call(commentOrder, { body: { order_id: orderOf(tour), ...full, content: '好评 · As described' } }),
  },
  {
    name: 'admin',
    audience: 'admin',
    path: () => '/Admin/orders',
    points: () => [{ css: '[data-ready="admin"]' }],
    isDone: ({ path }) => accountIn('admin') !== undefined && path.startsWith('/Admin/orders'),
    act: async () => {
      await becomeAccount('admin')
      goTo('/Admin/orders')
    },
  },
]

const ToPay = z.object({ order_id: z.array(z.int()) })

/** The id of the order in the URL of the payment page. */
const orderIn = (path: string): number | undefined => {
  const [, text] = /^\/order\/pay\/([^?]+)/.exec(path) ?? []
  return text === undefined ? undefined : decodeParams(decoded(text), ToPay)?.order_id[0]
}

/** A purchase through all three audiences. */
export const purchase: Plan = {
  steps,
  learn: async (tour, path) => {
    const goods = tour.goods ?? (await attempt(findProduct()))
    const order = tour.order ?? orderIn(path)
    return { ...tour, ...(goods !== undefined && { goods }), ...(order !== undefined && { order }) }
  },
  see: async tour => ({ stage: await stageOf(tour) }),
}
