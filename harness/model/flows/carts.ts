import fc from 'fast-check'
import { sellerGoods } from '#contracts/api/catalogue/back-office-goods.ts'
import { addToCart, changeCartLine, countCart, listCart, removeFromCart } from '#contracts/api/orders/carts.ts'
import { createOrder } from '#contracts/api/orders/orders.ts'
import { nobody } from '#contracts/examples/kit.ts'
import type { Given } from '#contracts/states/index.ts'
import { made } from '../ids.ts'
import { drawn, inOrder, mostly, one, step, type Flow } from './kit.ts'
import { goods, orders, second, shopGiven, sku, variant } from './shop.ts'

const pair = 90_047
const colour = { id: 90_304, name: 'Colour', spec_id: 90_305, other_spec_id: 90_306 }
const given: readonly Given[] = [
  ...shopGiven,
  ['a product is on sale', { id: pair, stock: 9, price: '12.00' }],
  ['the store has an attribute', colour],
]

const skuOf = (spec_id: number, goods_price: string, goods_stock: number) => ({
  spec_id: [spec_id],
  goods_price,
  goods_market_price: '40.00',
  goods_stock,
  goods_weight: '0.30',
})
/** Gives the product two SKUs with different prices and stocks. */
const getsSkus = step(sellerGoods.update, {
  params: { id: pair },
  body: { skuList: [skuOf(colour.spec_id, '12.00', 3), skuOf(colour.other_spec_id, '18.50', 5)] },
})

const item = one(
  { goods_id: goods, sku_id: 0 },
  { goods_id: goods, sku_id: 0 },
  { goods_id: second, sku_id: 0 },
  { goods_id: variant, sku_id: sku },
  { goods_id: pair, sku_id: made('goods_skus', 0) },
  { goods_id: pair, sku_id: made('goods_skus', 1) },
)
const amiss = one({ goods_id: variant, sku_id: 0 }, { goods_id: pair, sku_id: sku }, { goods_id: nobody, sku_id: 0 })
const odd = one(9, 10, 11, 0, -1, 9999)
const adds = drawn({ item: mostly(item, amiss), buy_num: mostly(one(1, 2, 3), odd) }, ({ item: what, buy_num }) =>
  step(addToCart, { body: { ...what, buy_num } }),
)

const cartLine = mostly(one(made('carts', 0), made('carts', 0), made('carts', 1)), one(made('carts', 2)))
const anybody = mostly(one('shopper'), one('newcomer'))
const sets = drawn({ id: cartLine, buy_num: mostly(one(1, 2, 3, 4), odd), as: anybody }, ({ id, buy_num, as }) =>
  step(changeCartLine, { params: { id }, body: { buy_num } }, as),
)
const counts = drawn({ id: cartLine, is_type: one(0, 0, 1) }, ({ id, is_type }) =>
  step(changeCartLine, { params: { id }, body: { is_type } }),
)
const removes = drawn({ ids: cartLine, as: anybody }, ({ ids, as }) => step(removeFromCart, { params: { ids } }, as))
/** Lowers the stock below the quantity in a cart. */
const sellsOut = drawn({ id: one(goods, goods, second), goods_stock: one(0, 1) }, ({ id, ...body }) =>
  step(sellerGoods.update, { params: { id }, body }),
)
/** Changes of a product that is in a cart: another price, off the shelf. */
const shopChanges = fc.oneof(
  drawn({ id: one(goods, variant), goods_price: one('19.90') }, ({ id, ...body }) =>
    step(sellerGoods.update, { params: { id }, body }),
  ),
  drawn({ goods_status: one(0, 1) }, body => step(sellerGoods.update, { params: { id: goods }, body })),
)
const fromCart = drawn({ item, cart_id: cartLine, buy_num: one(1, 2, 3) }, ({ item: what, cart_id, buy_num }) =>
  orders([{ ...what, buy_num, cart_id }], { ifcart: 1 }),
)

/** The cart of one shopper, while the products in it change. */
export const cartFlows: readonly Flow[] = [
  {
    name: 'the cart, and ordering from it',
    about: [addToCart, changeCartLine, removeFromCart, listCart, countCart, createOrder],
    given,
    plans: inOrder(
      given,
      { of: fc.constant(getsSkus), least: 1 },
      { of: adds, least: 1, most: 4 },
      { of: sellsOut },
      { of: shopChanges },
      { of: fc.oneof({ weight: 3, arbitrary: fc.oneof(sets, counts, removes) }, { weight: 1, arbitrary: adds }), most: 3 },
      { of: fromCart },
      { of: fc.oneof(sets, counts, removes) },
    ),
  },
  {
    name: 'a cart that holds more than is left',
    about: [addToCart, changeCartLine],
    often: 0.2,
    given,
    plans: inOrder(
      given,
      {
        of: drawn({ goods_id: one(goods, second), buy_num: one(2, 3) }, body =>
          step(addToCart, { body: { ...body, sku_id: 0 } }),
        ),
        least: 1,
        most: 2,
      },
      { of: sellsOut, least: 1, most: 2 },
      { of: fc.oneof(counts, sets), least: 1, most: 3 },
    ),
  },
]
