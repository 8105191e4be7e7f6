// The states that the examples of these calls begin in. For tests only.
import { accounts, now, states } from '../first-server.mjs'
import { cartOf } from './cart.mjs'
import { place } from './orders.mjs'
import { skusOf } from './products.mjs'
import { addresses, attempts, balances, carts, cents, goods, skus } from './records.mjs'

const idOf = username => accounts.find(one => one.username === username).id

const product = (id, facts = {}) => {
  for (const sku of skusOf(id)) skus.delete(sku.id)
  const mug = { id, goods_name: 'Enamel mug', goods_master_image: '/storage/goods/mug.svg', goods_sale: 0, goods_status: 1 }
  goods.set(id, { ...mug, price: 2000, stock: 10, ...facts })
  return goods.get(id)
}

const home = { receive_name: 'Li Lei', receive_tel: '13800000000', address: '1 Market Street', is_default: 0 }
const area = { area_info: 'Northland North City Old Town', province_id: 90016, city_id: 90017, region_id: 90018 }

/** An order of one line, paid unless it waits for payment. */
const order = (id, user, order_status, sum = 2000) => {
  const mug = product(90041)
  const lines = [{ product: mug, stocked: mug, buy_num: 1, total: sum }]
  const placed = place({ id, user_id: user, sum, remark: '', address: { ...home, ...area }, lines })
  Object.assign(placed, { order_status }, order_status > 1 && { payment_name: 'balance', pay_time: now() })
  if (order_status > 2) Object.assign(placed, { delivery_code: 'yd', delivery_no: 'YD9000000001' })
}

Object.assign(states, {
  'a product is on sale': ({ id, stock, price }) => product(id, { stock, price: cents(price) }),
  'a product is sold out': ({ id }) => product(id, { stock: 0 }),
  'a product is off the shelf': ({ id }) => product(id, { goods_status: 0 }),
  'a product with SKUs is on sale': ({ id, sku_id, stock, price }) => {
    product(id, { price: cents(price), stock })
    skus.set(sku_id, { id: sku_id, goods_id: id, price: cents(price), stock })
  },
  'the cart is empty': () => cartOf(idOf('shopper')).forEach(({ id }) => carts.delete(id)),
  'the cart holds a product': ({ cart_id, goods_id, buy_num, stock }) => {
    states['the cart is empty']()
    product(goods_id, { stock })
    carts.set(cart_id, { id: cart_id, user_id: idOf('shopper'), goods_id, sku_id: 0, buy_num })
  },
  'the shopper has an address': ({ id }) => addresses.set(id, { id, user_id: idOf('shopper'), ...home, ...area }),
  'an order waits for payment': ({ id, total, balance }) => {
    order(id, idOf('shopper'), 1, cents(total))
    balances.set(idOf('shopper'), cents(balance))
    attempts.delete(idOf('shopper'))
  },
  'an order waits for delivery': ({ id }) => order(id, idOf('shopper'), 2),
  'an order waits for receipt': ({ id }) => order(id, idOf('shopper'), 3),
  'an order waits for comment': ({ id }) => order(id, idOf('shopper'), 4),
  'an order is completed': ({ id }) => order(id, idOf('shopper'), 6),
  'an order is cancelled': ({ id }) => order(id, idOf('shopper'), 0),
  'an order of another shopper exists': ({ id }) => order(id, idOf('newcomer'), 1),
  'the shopper has just tried to pay': ({ order_id }) => {
    states['an order waits for payment']({ id: order_id, total: '20.00', balance: '100.00' })
    attempts.set(idOf('shopper'), Date.now())
  },
  // All products of this server ship free, and it has neither areas nor freight templates of its own.
  'the store has freight templates': () => undefined,
  'a province with a city and a district exists': () => undefined,
})
