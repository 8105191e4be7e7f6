import { z } from 'zod'
import { countCart, listCart } from '../api/orders/carts.ts'
import { allExpresses } from '../api/orders/expresses.ts'
import { adminComments } from '../api/orders/order-comments.ts'
import { checkPayment, orderStatus, showOrder, type OrderStatus } from '../api/orders/orders.ts'
import { id, money } from '../api/kit/values.ts'
import { anyOrder, balance, goods, ownOrder } from './questions.ts'
import { ask, state } from './state.ts'

const quantity = z.int().min(1)
const stock = z.int().min(0)

const orderAt = (status: OrderStatus, about: string) =>
  state({ about, facts: z.object({ id }), readBack: facts => [ownOrder(facts.id, status)] })

/** States of carts, orders, comments and couriers. */
export const orderStates = {
  'a courier exists': state({
    about: 'There is a courier company with this id and code.',
    facts: z.object({ id, code: z.string() }),
    readBack: ({ id, code }) => [
      ask(allExpresses, { query: { isAll: 'true' } }, undefined, reply => reply.some(one => one.id === id && one.code === code)),
    ],
  }),
  'the cart is empty': state({
    about: "The shopper's cart is empty.",
    facts: z.object({}),
    readBack: () => [ask(countCart, {}, 'shopper', reply => reply === 0)],
  }),
  'the cart holds a product': state({
    about: "The shopper's cart has one line, of a product without SKUs that is on sale with this stock and ships free.",
    facts: z.object({ cart_id: id, goods_id: id, buy_num: quantity, stock }),
    readBack: ({ cart_id, goods_id, buy_num, stock }) => [
      ask(
        listCart,
        {},
        'shopper',
        reply =>
          reply.data
            .flatMap(({ cart_list }) => cart_list)
            .every(line => line.cart_id === cart_id && line.goods_id === goods_id && line.buy_num === buy_num) &&
          reply.data.length === 1,
      ),
      goods(goods_id, reply => reply.goods_stock === stock),
    ],
  }),
  'an order waits for payment': state({
    about:
      "The shopper's order of one line costs `total`, is unpaid, and the shopper's balance is `balance`. The shopper has not tried to pay within the last three seconds.",
    facts: z.object({ id, total: money, balance: money }),
    readBack: ({ id, total, balance: sum }) => [
      ask(
        showOrder,
        { params: { id } },
        'shopper',
        reply => reply.order_status === orderStatus.waitingPayment && reply.total_price === total,
      ),
      balance(sum),
    ],
  }),
  'an order waits for delivery': orderAt(
    orderStatus.waitingDelivery,
    "The shopper's order of one line is paid by balance and not yet shipped.",
  ),
  'an order waits for receipt': orderAt(
    orderStatus.waitingReceipt,
    "The shopper's order is paid and shipped: it has a courier and a tracking number, and the courier has reported at least once.",
  ),
  'an order waits for comment': orderAt(
    orderStatus.waitingComment,
    'The shopper has received the order and not commented on it.',
  ),
  'an order is completed': orderAt(
    orderStatus.completed,
    "The shopper's order is completed and not yet settled: paid four days ago, shipped, received and commented on, each with its time.",
  ),
  'an order is cancelled': orderAt(orderStatus.cancelled, "The shopper's order was cancelled before it was paid."),
  'an order has a comment': state({
    about:
      "The shopper's order is completed; its one line, of a product that ships free, has a comment with this id, with a picture and the store's reply.",
    facts: z.object({ id, goods_id: id, comment_id: id }),
    readBack: ({ id, goods_id, comment_id }) => [
      ownOrder(id, orderStatus.completed),
      ask(adminComments.show, { params: { id: comment_id } }, 'admin', reply => reply.id === comment_id && reply.reply !== ''),
      goods(goods_id, reply => reply.id === goods_id),
    ],
  }),
  'an order of another shopper exists': state({
    about: 'Somebody other than the shopper has an unpaid order with this id.',
    facts: z.object({ id }),
    readBack: ({ id }) => [anyOrder(id, orderStatus.waitingPayment)],
  }),
  'an order of another store waits for delivery': state({
    about: 'Somebody has paid an order at a store other than the one of the ready account `seller`.',
    facts: z.object({ id }),
    readBack: ({ id }) => [anyOrder(id, orderStatus.waitingDelivery)],
  }),
  'the shopper has just tried to pay': state({
    about: 'The shopper has an unpaid order that the balance covers, and made an attempt to pay less than three seconds ago.',
    facts: z.object({ order_id: id }),
    readBack: ({ order_id }) => [ask(checkPayment, { body: { order_id } }, 'shopper', reply => !Array.isArray(reply))],
  }),
} as const
