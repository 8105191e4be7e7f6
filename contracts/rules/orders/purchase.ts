import { buyerInfo } from '#contracts/api/accounts/auth.ts'
import { addToCart, countCart, listCart } from '#contracts/api/orders/carts.ts'
import { showGoods } from '#contracts/api/catalogue/goods.ts'
import { OK } from '#contracts/api/kit/envelope.ts'
import { encodeParams } from '#contracts/wire/params.ts'
import { listMoneyLogs } from '#contracts/api/money/money-logs.ts'
import {
  createOrder,
  editOrder,
  orderAfter,
  orderBefore,
  orderStatus,
  payOrder,
  showOrder,
} from '#contracts/api/orders/orders.ts'
import { lastMove } from '../people.ts'
import { cents } from '#contracts/wire/money.ts'
import { ask, must, refused, same, users, twiceAtOnce, type Rule, type Shop } from '../rule.ts'

const goods_id = 95_101
const sku_id = 95_103
const address_id = 95_102
const price = '12.50'
const onSale = (stock: number) => ['a product is on sale', { id: goods_id, stock, price }] as const
const withSku = (stock: number) => ['a product with SKUs is on sale', { id: goods_id, sku_id, stock, price }] as const
const address = ['the shopper has an address', { id: address_id }] as const

const paramsFor = (buy_num: number, sku = 0): string => encodeParams({ order: [{ goods_id, sku_id: sku, buy_num }], ifcart: 0 })
const placing = (buy_num: number, sku = 0) => ({
  body: { params: paramsFor(buy_num, sku), address_id, coupon_id: '0', remark: '' },
})

const place = async (shop: Shop, buy_num: number, sku = 0): Promise<number> => {
  const { order_id } = await ask(shop, createOrder, placing(buy_num, sku), 'shopper')
  same('data.order_id.length', order_id.length, 1)
  return order_id[0] ?? 0
}

const stockOf = async (shop: Shop, sku = 0): Promise<number> => {
  const { goods_stock, skuList = [] } = await ask(shop, showGoods, { params: { id: goods_id } })
  return sku ? (skuList.find(({ id }) => id === sku)?.goods_stock ?? -1) : goods_stock
}

const balanceOf = async (shop: Shop): Promise<number> => cents((await ask(shop, buyerInfo, users, 'shopper')).money)

const payment = (id: number) => ({ body: { order_id: String(id), payment_name: 'balance', pay_password: '123456' } }) as const

const stockRules: readonly Rule[] = [0, sku_id].map(sku => ({
  name: `Placing an order takes the stock${sku ? ' of the SKU' : ''} at once, and cancelling it returns the same amount.`,
  about: [createOrder, editOrder],
  source: 'ORD-7',
  run: async shop => {
    await shop.given(sku ? withSku(7) : onSale(7), address)
    const id = await place(shop, 3, sku)
    same('data.goods_stock', await stockOf(shop, sku), 4)
    await ask(shop, editOrder, { params: { id }, body: { order_status: 0 } }, 'shopper')
    same('data.goods_stock', await stockOf(shop, sku), 7)
  },
}))

const lastItem: Rule = {
  name: 'When two requests want the last item at the same time, one gets it and the other is told that nothing is left.',
  bug: twiceAtOnce,
  about: [createOrder],
  source: 'ORD-8',
  run: async shop => {
    await shop.given(onSale(1), address)
    const codes = (await Promise.all([1, 2].map(() => shop.send(createOrder, placing(1), 'shopper')))).map(({ code }) => code)
    same('code of one of the two', codes.filter(code => code === OK).length, 1)
    same('data.goods_stock', await stockOf(shop), 0)
    await refused(shop, 'stockTooLow', createOrder, placing(1), 'shopper')
  },
}

const addsUp: Rule = {
  name: 'An order costs its lines plus freight minus discounts, as the confirmation showed it.',
  about: [createOrder, orderBefore, orderAfter, showOrder],
  source: 'SUM-4, FRT-9',
  run: async shop => {
    await shop.given(onSale(9), address)
    const [shownBefore] = await ask(shop, orderBefore, { body: { params: paramsFor(4), address_id } }, 'shopper')
    same('data[0].store_total_price', shownBefore?.store_total_price, '50.00')
    const id = await place(shop, 4)
    const [order] = await ask(shop, orderAfter, { body: { params: encodeParams({ order_id: [id] }) } }, 'shopper')
    must(order !== undefined, 'data', `the order ${id}`, [])
    if (!order) return
    same('data[0].order_price', order.order_price, '50.00')
    same(
      'data[0].total_price in cents',
      cents(order.total_price),
      Math.max(0, cents(order.order_price) + cents(order.freight_money) - cents(order.coupon_money)),
    )
    if (shownBefore?.freight_money !== undefined) same('data[0].freight_money', order.freight_money, shownBefore.freight_money)
    same(
      'data[0].order_goods[].total_price',
      order.order_goods.map(line => line.total_price),
      ['50.00'],
    )
    same('data.total_price', (await ask(shop, showOrder, { params: { id } }, 'shopper')).total_price, order.total_price)
  },
}

const pays: Rule = {
  name: 'Paying by balance takes the price of the order, once, and records it as a movement.',
  about: [payOrder, listMoneyLogs],
  source: 'PAY-4',
  run: async shop => {
    // Entering the first state makes sure that there was no recent attempt to pay.
    await shop.given(['an order waits for payment', { id: 95_106, total: '20.00', balance: '500.00' }], onSale(9), address)
    const id = await place(shop, 2)
    const { total_price } = await ask(shop, showOrder, { params: { id } }, 'shopper')
    await ask(shop, payOrder, payment(id), 'shopper')
    const left = 50_000 - cents(total_price)
    same('data.money in cents', await balanceOf(shop), left)
    same('data.data[0].money of the newest movement', await lastMove(shop, 0), `-${total_price}`)
    same(
      'data.order_status',
      (await ask(shop, showOrder, { params: { id } }, 'shopper')).order_status,
      orderStatus.waitingDelivery,
    )
    same('data.goods_stock', await stockOf(shop), 7)
    // Paying again is refused, because of the stage or because it comes too soon.
    const { code } = await shop.send(payOrder, payment(id), 'shopper')
    must(code !== OK, 'code of the same payment again', '500 (wrongState or payTooSoon)', code)
    same('data.money in cents after the same payment again', await balanceOf(shop), left)
  },
}

const paysOnce: Rule = {
  name: 'Two payments of the same order at the same time take its price once.',
  bug: twiceAtOnce,
  about: [payOrder],
  source: 'PAY-4',
  run: async shop => {
    const id = 95_104
    await shop.given(['an order waits for payment', { id, total: '20.00', balance: '50.00' }])
    await Promise.all([1, 2].map(() => shop.send(payOrder, payment(id), 'shopper')))
    same('data.money in cents', await balanceOf(shop), 3000)
  },
}

const poor: Rule = {
  name: 'A balance that does not cover an order, or a wrong payment password, takes nothing and leaves the order unpaid.',
  about: [payOrder],
  source: 'PAY-2',
  run: async shop => {
    const id = 95_105
    await shop.given(['an order waits for payment', { id, total: '20.00', balance: '19.99' }])
    await refused(shop, 'balanceTooLow', payOrder, payment(id), 'shopper')
    same('data.money in cents', await balanceOf(shop), 1999)
    await shop.given(['an order waits for payment', { id, total: '20.00', balance: '50.00' }])
    const wrong = { body: { ...payment(id).body, pay_password: '000000' } }
    await refused(shop, 'wrongPayPassword', payOrder, wrong, 'shopper')
    same('data.money in cents', await balanceOf(shop), 5000)
    same(
      'data.order_status',
      (await ask(shop, showOrder, { params: { id } }, 'shopper')).order_status,
      orderStatus.waitingPayment,
    )
  },
}

const cart: Rule = {
  name: 'Adding a product to the cart twice makes one line with the total quantity, and ordering from the cart empties it.',
  about: [addToCart, listCart, countCart, createOrder],
  source: 'CRT-1, ORD-9',
  run: async shop => {
    await shop.given(onSale(9), address, ['the cart is empty', {}])
    for (const buy_num of [1, 2]) await ask(shop, addToCart, { body: { goods_id, sku_id: 0, buy_num } }, 'shopper')
    const lines = (await ask(shop, listCart, {}, 'shopper')).data.flatMap(({ cart_list }) => cart_list)
    same(
      'data.data[].cart_list[].buy_num',
      lines.map(line => line.buy_num),
      [3],
    )
    same('data', await ask(shop, countCart, {}, 'shopper'), 1)
    const [{ cart_id } = { cart_id: 0 }] = lines
    const params = encodeParams({ order: [{ goods_id, sku_id: 0, buy_num: 3, cart_id }], ifcart: 1 })
    await ask(shop, createOrder, { body: { params, address_id, coupon_id: '0' } }, 'shopper')
    same('data', await ask(shop, countCart, {}, 'shopper'), 0)
    await refused(shop, 'stockTooLow', addToCart, { body: { goods_id, sku_id: 0, buy_num: 7 } }, 'shopper', 'six are left')
  },
}

/** Stock and money during a purchase, with single and with concurrent requests. */
export const purchaseRules: readonly Rule[] = [...stockRules, lastItem, addsUp, pays, paysOnce, poor, cart]
