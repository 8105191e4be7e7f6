import { expect, test } from 'vitest'
import { createOrder, payOrder } from '#contracts/api/orders/orders.ts'
import type { StateName } from '#contracts/states/index.ts'
import { encodeParams } from '#contracts/wire/params.ts'
import { inspect } from '../invariants/check.ts'
import { createShop } from '../test-shop.ts'

const shop = createShop()
const seeded = shop.world.snapshot()

// Proves STA-5.
test.each<[StateName, object]>([
  ['a product is on sale', { id: 1, stock: 10, price: '20.00' }],
  ['a product with SKUs is on sale', { id: 6, sku_id: 7, stock: 10, price: '35.00' }],
  ['the cart holds a product', { cart_id: 32, goods_id: 5, buy_num: 2, stock: 3 }],
  ['an order waits for delivery', { id: 2 }],
  ['an order is completed', { id: 5 }],
  ['an order of another store has an after-sales case', { id: 13 }],
  ['a purse of the shopper moved', { id: 8, money: '-12.00', is_type: 0 }],
  ['a purse of the store moved', { id: 10, money: '12.00' }],
  ['a group waits for its last member', { id: 26, goods_id: 17 }],
])('the shop stays sound when "%s" takes ids of seeded rows', (state, facts) => {
  shop.world.restore(seeded)

  shop.given(state, facts)

  expect(inspect(shop.world.db).flatMap(({ name, broken }) => broken.map(row => `${name}: ${row}`))).toEqual([])
})

// Proves STA-5.
test('a product that was bought keeps its sales when it is put on sale again', async () => {
  shop.world.restore(seeded)
  const onSale = () => shop.given('a product is on sale', { id: 90_041, stock: 3, price: '20.00' })
  onSale()
  shop.given('the shopper has an address', { id: 90_042 })
  shop.given('the shopper has a balance', { money: '50.00' })
  const params = encodeParams({ order: [{ goods_id: 90_041, sku_id: 0, buy_num: 2 }], ifcart: 0 })
  const { order_id } = await shop.ask(createOrder, { body: { params, address_id: 90_042, coupon_id: '0' } }, 'shopper')
  const payment = { order_id: order_id.join(','), payment_name: 'balance', pay_password: '123456' } as const
  await shop.ask(payOrder, { body: payment }, 'shopper')

  onSale()

  expect(shop.world.db.goods.find(90_041)).toMatchObject({ goods_stock: 3, goods_sale: 2 })
})
