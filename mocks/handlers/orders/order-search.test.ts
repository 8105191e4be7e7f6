import { beforeEach, describe, expect, test } from 'vitest'
import { listOrders } from '#contracts/api/orders/orders.ts'
import { createShop } from '../../test-shop.ts'

const id = 90_111

let shop: ReturnType<typeof createShop>
beforeEach(() => {
  shop = createShop()
  shop.given('an order waits for payment', { id, total: '20.00', balance: '200.00' })
})

const found = async (query: object) => (await shop.ask(listOrders, { query }, 'shopper')).data.map(order => order.id)
const number = () => shop.world.db.orders.find(id)?.order_no ?? ''

describe('a search by order number', () => {
  test('finds an order by a part of its number', async () => {
    expect(await found({ order_no: number().slice(2) })).toEqual([id])
  })

  test('ignores a bar, which separates operators elsewhere', async () => {
    expect(await found({ order_no: `${number()}|` })).toEqual([id])
    expect(await found({ order_no: 'x|' })).toEqual([])
  })
})
