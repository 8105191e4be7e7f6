import { above } from '#contracts/wire/conditions.ts'
import { sellerMoneyLogs } from '#contracts/api/money/money-logs.ts'
import { defineTable } from '#src/table/define-table.ts'
import { moneyLogFields, namedBy } from '#src/ui/money/money-log-fields.ts'
import { StorePurses } from './money-logs/store-purses.tsx'

const linkOf = namedBy({ orders: '/Seller/orders', settlements: '/Seller/order_settlements' }, () => true)

/** Movements of the store's purses, with their balances above. Source: MSC-4, MSC-12. */
export default defineTable(sellerMoneyLogs, {
  noun: 'nouns.movement',
  fields: moneyLogFields(linkOf),
  columns: ['name', 'money', 'is_type', 'info', 'created_at'],
  search: { name: 'startsWith', money: 'equals', is_type: 'equals' },
  view: ['name', 'money', 'is_type', 'created_at', 'info'],
  params: { is_belong: above(0) },
  above: StorePurses,
})
