import { expect, test } from 'vitest'
import { namedBy } from './money-log-fields.ts'

const no = '2026061510000012345'
const linkOf = namedBy(
  { orders: '/Admin/orders', settlements: '/Admin/order_settlements', pointsOrders: '/Admin/integral_orders' },
  ({ is_belong }) => is_belong === 1,
)

// Proves MSC-12.
test.each([
  [{ is_belong: 0, is_type: 0 }, no, `/Admin/orders?order_no=${no}`],
  [{ is_belong: 0, is_type: 2 }, no, `/Admin/integral_orders?order_no=${no}`],
  [{ is_belong: 1, is_type: 0 }, no, `/Admin/order_settlements?settlement_no=${no}`],
  [{ is_belong: 0, is_type: 0 }, 'A gift for a birthday', undefined],
  [{ is_belong: 0, is_type: 0 }, '', undefined],
])('a movement %o that says "%s" leads to %s', (row, info, address) => {
  const link = linkOf(info, row)

  expect(link).toBe(address)
})
