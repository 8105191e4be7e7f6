import fc from 'fast-check'
import { expect, test } from 'vitest'
import { decideRefund, requestRefund, withdrawRefund } from '#contracts/api/after-sales/refunds.ts'
import { adminOrderStatus, sellerOrderStatus } from '#contracts/api/orders/back-office-orders.ts'
import { settleOrders } from '#contracts/api/money/order-settlements.ts'
import { createOrder, editOrder, payOrder } from '#contracts/api/orders/orders.ts'
import { encodeParams } from '#contracts/wire/params.ts'
import { inspect } from '../../invariants/check.ts'
import { createShop } from '../../test-shop.ts'

const goods = 90_001
const pieces = [3, 10, 40] as const
const stockAtFirst = 60

const actions = [
  'pay',
  'cancel',
  'ship',
  'receive',
  'request',
  'withdraw',
  'accept',
  'refuse',
  'settle',
  0,
  1,
  2,
  3,
  4,
  5,
  6,
] as const
type Action = (typeof actions)[number]

/** A shop with three orders of one product, whose stock is too small for all three. */
const open = async () => {
  const shop = createShop()
  const { db } = shop.world
  shop.given('a product is on sale', { id: goods, stock: stockAtFirst, price: '20.00' })
  // Settles older orders first; otherwise a later settlement would pay the shopper commissions.
  await shop.ask(settleOrders, {}, 'admin')
  const address_id = db.addresses.by('user_id', 1)[0]?.id ?? 0
  const ids: number[] = []
  for (const buy_num of pieces) {
    const params = encodeParams({ order: [{ goods_id: goods, sku_id: 0, buy_num }], ifcart: 0 })
    const placed = await shop.ask(createOrder, { body: { params, address_id, coupon_id: '0' } }, 'shopper')
    const id = placed.order_id[0] ?? 0
    ids.push(id)
    await shop.ask(editOrder, { params: { id }, body: { order_status: 0 } }, 'shopper')
  }
  return { shop, ids }
}

type Shop = Awaited<ReturnType<typeof open>>['shop']

/** Performs one action, whether or not it is refused. */
const act = ({ envelope, world }: Shop, action: Action, id: number) => {
  const params = { id }
  const parcel = { delivery_code: 'yd', delivery_no: 'YD1' }
  world.clock.step(4000)
  if (typeof action === 'number') return envelope(adminOrderStatus, { body: { id, status: action, ...parcel } }, 'admin')
  const ways = {
    pay: () => envelope(payOrder, { body: { order_id: String(id), payment_name: 'balance', pay_password: '123456' } }, 'shopper'),
    cancel: () => envelope(editOrder, { params, body: { order_status: 0 } }, 'shopper'),
    ship: () => envelope(sellerOrderStatus, { body: { id, status: 3, ...parcel } }, 'seller'),
    receive: () => envelope(editOrder, { params, body: { order_status: 4 } }, 'shopper'),
    request: () => envelope(requestRefund, { body: { order_id: id, refund_type: 0, refund_remark: '商品破损' } }, 'shopper'),
    withdraw: () => envelope(withdrawRefund, { params }, 'shopper'),
    accept: () => envelope(decideRefund, { params, body: { refund_verify: 1 } }, 'seller'),
    refuse: () => envelope(decideRefund, { params, body: { refund_verify: 2 } }, 'seller'),
    settle: () => envelope(settleOrders, {}, 'admin'),
  }
  return ways[action]()
}

/** The money in cents and the stock that the orders hold, according to their rows. */
const held = ({ world: { db } }: Shop, ids: readonly number[]) => {
  const orders = ids.map(id => db.orders.find(id))
  const isRefunded = (id: number) =>
    db.refunds.by('order_id', id).some(({ refund_type, refund_verify }) => refund_type === 0 && refund_verify === 1)
  const paid = orders.filter(order => order !== undefined && order.pay_time !== null && !isRefunded(order.id))
  return {
    money: paid.reduce((sum, order) => sum + Math.round(Number(order?.total_price) * 100), 0),
    pieces: orders.reduce((sum, order, at) => sum + (order?.order_status === 0 ? 0 : (pieces[at] ?? 0)), 0),
  }
}

// Proves MCK-4, OST-17, OST-18, OST-19, OST-20.
test('any sequence of actions on orders keeps purse and orders, and stock and orders, in balance', async () => {
  const step = fc.tuple(fc.constantFrom(...actions), fc.nat({ max: pieces.length - 1 }))

  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 30 }), async steps => {
      const { shop, ids } = await open()
      const { db } = shop.world
      const purse = () => Math.round(Number(db.users.find(1)?.money) * 100)
      const atFirst = purse()

      for (const [action, at] of steps) {
        const { code } = await act(shop, action, ids[at] ?? 0)
        expect([200, 500]).toContain(code)

        const { money, pieces: taken } = held(shop, ids)
        expect(purse() + money).toBe(atFirst)
        expect(db.goods.find(goods)?.goods_stock).toBe(stockAtFirst - taken)
      }
      expect(inspect(db).filter(({ broken }) => broken.length > 0)).toEqual([])
    }),
    { numRuns: 40, seed: 23 },
  )
}, 60_000)
