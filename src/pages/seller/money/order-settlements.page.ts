import { sellerSettlements } from '#contracts/api/money/order-settlements.ts'
import { defineTable } from '#src/table/define-table.ts'
import { settlementColumns, settlementFields, settlementView } from '#src/ui/money/settlement-fields.ts'

/** Settlements of the store's completed orders. Source: MSC-8. */
export default defineTable(sellerSettlements, {
  noun: 'nouns.settlement',
  fields: settlementFields,
  columns: settlementColumns,
  search: { status: 'equals' },
  view: settlementView,
})
