import { adminMoneyLogs } from '#contracts/api/money/money-logs.ts'
import { adminUsers } from '#contracts/api/accounts/users.ts'
import { listAdminStores } from '#contracts/api/stores/back-office-stores.ts'
import type { Row } from '#src/table/kind.ts'
import { defineTable } from '#src/table/define-table.ts'
import { moneyLogFields, namedBy } from '#src/ui/money/money-log-fields.ts'

const isOfShopper = ({ is_belong }: Row): boolean => is_belong === 0

const linkOf = namedBy(
  { orders: '/Admin/orders', settlements: '/Admin/order_settlements', pointsOrders: '/Admin/integral_orders' },
  ({ is_belong }) => is_belong === 1,
)

/** Movements of all purses; each leads to its owner and to what it names. Source: MSC-3, MSC-12. */
export default defineTable(adminMoneyLogs, {
  noun: 'nouns.movement',
  fields: {
    ...moneyLogFields(linkOf),
    is_belong: {
      kind: 'choice',
      label: 'moneyLogs.ownerKind',
      of: { 0: 'moneyLogs.shopper', 1: 'moneyLogs.store' },
      minor: true,
    },
    user_id: {
      kind: 'ref',
      label: 'moneyLogs.owner',
      to: adminUsers.list,
      show: 'nickname',
      some: true,
      only: isOfShopper,
      others: { to: listAdminStores, show: 'store_name', query: { per_page: 100 }, page: '/Admin/stores' },
    },
  },
  columns: ['user_id', 'name', 'money', 'info', 'is_type', 'is_belong', 'created_at'],
  search: { name: 'startsWith', money: 'equals', is_type: 'equals', is_belong: 'equals', created_at: 'range' },
  view: ['user_id', 'name', 'money', 'is_type', 'is_belong', 'created_at', 'info'],
})
