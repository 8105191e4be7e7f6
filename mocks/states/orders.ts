import type { orderStates } from '#contracts/states/orders.ts'
import type { Facts } from '#contracts/states/index.ts'
import { dateTimeText } from '../clock.ts'
import { giveBalance } from './money.ts'
import { commentedOrder, order, otherBuyer, otherStore } from './order-rows.ts'
import { product, ready, store } from './rows.ts'
import type { World } from '../world.ts'

const shopper = ({ db }: World) => ready(db, 'shopper')

const emptyCart = (world: World): void => {
  for (const { id } of world.db.carts.by('user_id', shopper(world).id)) world.db.carts.remove(id)
}

/** Lets the shopper pay at once: removes unsuccessful attempts, and moves payments of the last minute back by up to a minute. */
const forgetAttempts = (world: World): void => {
  const { db, clock } = world
  const created_at = dateTimeText(clock.now() - 60_000)
  for (const pay of db.order_pays.by('user_id', shopper(world).id)) {
    if (pay.pay_status === 0) db.order_pays.remove(pay.id)
    else if (pay.created_at > created_at) db.order_pays.change(pay.id, { created_at })
  }
}

/** Enters the states of carts, orders, comments and couriers. */
export const enterOrderState: { [S in keyof typeof orderStates]: (world: World, facts: Facts<S>) => void } = {
  'a courier exists': ({ db }, { id, code }) => {
    for (const row of db.expresses.by('code', code)) if (row.id !== id) db.expresses.remove(row.id)
    db.expresses.set({ id, code, name: 'Swift Parcel' })
  },
  'the cart is empty': emptyCart,
  'the cart holds a product': (world, { cart_id, goods_id, buy_num, stock }) => {
    emptyCart(world)
    product(world, { id: goods_id, goods_stock: stock })
    world.db.carts.set({ id: cart_id, user_id: shopper(world).id, store_id: store(world.db).id, goods_id, sku_id: 0, buy_num })
  },
  'an order waits for payment': (world, { id, total, balance: sum }) => {
    order(world, id, 1, { order_price: total, total_price: total })
    giveBalance(world, sum)
    forgetAttempts(world)
  },
  'an order waits for delivery': (world, { id }) => order(world, id, 2),
  'an order waits for receipt': (world, { id }) => order(world, id, 3),
  'an order waits for comment': (world, { id }) => order(world, id, 4),
  'an order is completed': (world, { id }) => order(world, id, 6),
  'an order is cancelled': (world, { id }) => order(world, id, 0),
  'an order has a comment': (world, facts) => {
    product(world, { id: facts.goods_id })
    commentedOrder(world, facts)
  },
  'an order of another shopper exists': (world, { id }) => order(world, id, 1, { user_id: otherBuyer(world.db).id }),
  'an order of another store waits for delivery': (world, { id }) =>
    order(world, id, 2, { user_id: otherBuyer(world.db).id, store_id: otherStore(world.db).id }),
  'the shopper has just tried to pay': (world, { order_id }) => {
    enterOrderState['an order waits for payment'](world, { id: order_id, total: '20.00', balance: '50.00' })
    world.db.order_pays.add({
      user_id: shopper(world).id,
      order_ids: [order_id],
      pay_no: String(order_id),
      payment_name: 'balance',
      total: '20.00',
      pay_status: 0,
      pay_time: null,
    })
  },
}
