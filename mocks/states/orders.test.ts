import { expect, it } from 'vitest'
import { enterState } from '../control.ts'
import { inspect } from '../invariants/check.ts'
import { createShop } from '../test-shop.ts'

// Proves STA-5.
it('leaves an order its lines where a state takes the number of one', () => {
  const { world } = createShop()
  const { db } = world
  enterState(world, 'an order waits for delivery', { id: 90_112 })
  const [line] = db.order_goods.by('order_id', 90_112)
  if (line) db.order_goods.add({ ...line, id: 90_117, goods_price: '0.00', total_price: '0.00' })

  enterState(world, 'an order of another shopper exists', { id: 90_117 })

  expect(db.order_goods.by('order_id', 90_112).map(({ total_price }) => total_price)).toEqual(['20.00', '0.00'])
  expect(db.order_goods.by('order_id', 90_117)).toHaveLength(1)
  expect(inspect(db).flatMap(({ broken }) => broken)).toEqual([])
})

// Proves STA-5.
it('puts a product on sale without the groups that were opened for it', () => {
  const { world } = createShop()
  const { db } = world
  enterState(world, 'a group waits for its last member', { id: 90_071, goods_id: 90_041 })

  enterState(world, 'a product is on sale', { id: 90_041, stock: 3, price: '20.00' })

  expect(db.collectives.by('goods_id', 90_041)).toEqual([])
  expect(db.collective_logs.by('goods_id', 90_041)).toEqual([])
  expect(db.orders.by('collective_id', 90_071)).toEqual([])
})
