import { expect, it } from 'vitest'
import { around, compared } from './test-comparison.ts'

const order = (order_name: string) => [{ id: 90_001, order_name }]

// Proves MDL-27.
it('reports two calls of the server that show different texts for a record, if those of the reference agree', () => {
  const first = { ...around(), records: true }
  const second = { ...first, call: 'GET /Admin/orders' }
  const agreed = compared(order('Red shoes'), order('Rote Schuhe'), first)

  const found = compared(order('Red shoes'), order('Blaue Schuhe'), second)

  expect(agreed).toBeUndefined()
  expect(found).toEqual({
    field: 'data[id 90001].order_name',
    expected: '"Rote Schuhe", as GET /user/orders shows it',
    actual: '"Blaue Schuhe"',
  })
})

// Proves MDL-27.
it('accepts what two calls show differently on the reference, too, also when they happen to agree there later', () => {
  const first = { ...around(), records: true }
  const second = { ...first, call: 'GET /Admin/orders' }
  compared(order('Red shoes'), order('Rote Schuhe'), first)

  expect(compared(order('Shoes'), order('Schuhe'), second)).toBeUndefined()

  first.shown.values.clear()
  compared(order('Red shoes'), order('Rote Schuhe'), first)
  expect(compared(order('Red shoes'), order('Schuhe'), second)).toBeUndefined()
})

// Proves MDL-27.
it('expects of a new record the text of the server for what the reference has copied from a field of that name', () => {
  const rules = { ...around(), texts: new Set<string>() }
  compared(order('Red shoes'), order('Rote Schuhe'), { ...rules, records: true })
  rules.ids.learn('orders', 7, 8)
  const created = (id: number, order_name: string) => ({ order: { id, order_name } })

  const copied = compared(created(7, 'Red shoes'), created(8, 'Rote Schuhe'), rules)
  const other = compared(created(7, 'Red shoes'), created(8, 'Blaue Schuhe'), rules)

  expect(copied).toBeUndefined()
  expect(other?.field).toBe('data.order.order_name')
})
