import { z } from 'zod'
import { buyerInfo } from '../api/accounts/auth.ts'
import { adminIntegralGoods, showIntegralGoods } from '../api/points/integral-goods.ts'
import { listIntegralOrders } from '../api/points/integral-orders.ts'
import { ask, state } from './state.ts'
import { id, money } from '../api/kit/values.ts'

const users = { body: { provider: 'users' } } as const

/** States of the points shop. */
export const integralStates = {
  'points goods are on offer': state({
    about:
      'The points shop has this product with pictures, in a class of this id, on the shelf and recommended, with this stock and price in points.',
    facts: z.object({ id, cid: id, stock: z.int().min(0), price: money }),
    readBack: ({ id, cid, stock, price }) => [
      ask(
        showIntegralGoods,
        { params: { id } },
        undefined,
        reply => reply.cid === cid && reply.goods_status === 1 && reply.goods_stock === stock && reply.goods_price === price,
      ),
    ],
  }),
  'points goods are off the shelf': state({
    about: 'The points shop has this product with stock, not on the shelf.',
    facts: z.object({ id }),
    readBack: ({ id }) => [ask(adminIntegralGoods.show, { params: { id } }, 'admin', reply => reply.goods_status === 0)],
  }),
  'the shopper has points': state({
    about: 'The shopper has this many points.',
    facts: z.object({ integral: money }),
    readBack: ({ integral }) => [ask(buyerInfo, users, 'shopper', reply => reply.integral === integral)],
  }),
  'a points order waits for delivery': state({
    about: 'The shopper has exchanged points for a product; the order has no courier yet.',
    facts: z.object({ id }),
    readBack: ({ id }) => [
      ask(listIntegralOrders, { query: { id } }, 'shopper', reply => reply.data.some(order => order.delivery_code === '')),
    ],
  }),
} as const
