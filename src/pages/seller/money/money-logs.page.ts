import { above } from '#contracts/wire/conditions.ts'
import { sellerMoneyLogs } from '#contracts/api/money/money-logs.ts'
import { defineTable } from '#src/table/define-table.ts'
import { moneyLogFields } from '#src/ui/money/money-log-fields.ts'
import { StorePurses } from './money-logs/store-purses.tsx'

/** Movements of the store's purses, with their balances above. Source: MSC-4. */
export default defineTable(sellerMoneyLogs, {
  noun: 'nouns.movement',
  fields: moneyLogFields,
  columns: ['name', 'money', 'is_type', 'info', 'created_at'],
  search: { name: 'startsWith', money: 'equals', is_type: 'equals' },
  view: ['name', 'money', 'is_type', 'created_at', 'info'],
  params: { is_belong: above(0) },
  above: StorePurses,
})
