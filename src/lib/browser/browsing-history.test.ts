// Proves STR-5.
import { expect, test } from 'vitest'
import { withSeen, type Seen } from './browsing-history.ts'

const seen = (id: number, goods_name = `Product ${id}`): Seen => ({ id, goods_name, goods_price: '1.00', image: '' })

test('a fifth product replaces the oldest one', () => {
  const list = [1, 2, 3, 4].map(id => seen(id))

  const next = withSeen(list, seen(5))

  expect(next.map(({ id }) => id)).toEqual([2, 3, 4, 5])
})

test('a product viewed again is updated in place', () => {
  const list = [1, 2, 3].map(id => seen(id))

  const next = withSeen(list, seen(2, 'Renamed'))

  expect(next).toEqual([seen(1), seen(2, 'Renamed'), seen(3)])
})
