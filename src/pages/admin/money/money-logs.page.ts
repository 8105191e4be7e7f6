import { adminMoneyLogs } from '#contracts/api/money/money-logs.ts'
import { adminUsers } from '#contracts/api/accounts/users.ts'
import type { Row } from '#src/table/kind.ts'
import { defineTable } from '#src/table/define-table.ts'
import { moneyLogFields } from '#src/ui/money/money-log-fields.ts'

/** Movements of all purses; those of stores show the store's id. Source: MSC-3. */
export default defineTable(adminMoneyLogs, {
  noun: 'nouns.movement',
  fields: {
    ...moneyLogFields,
    is_belong: { kind: 'switch', label: 'moneyLogs.ofStore', minor: true },
    user_id: {
      kind: 'ref',
      label: 'moneyLogs.owner',
      to: adminUsers.list,
      show: 'nickname',
      some: true,
      only: (row: Row) => row.is_belong === 0,
    },
  },
  columns: ['user_id', 'name', 'money', 'info', 'is_type', 'is_belong', 'created_at'],
  search: { name: 'startsWith', money: 'equals', is_type: 'equals', is_belong: 'equals', created_at: 'range' },
  view: ['user_id', 'name', 'money', 'is_type', 'is_belong', 'created_at', 'info'],
})
