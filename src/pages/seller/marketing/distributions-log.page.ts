import { sellerDistributionLogs } from '#contracts/api/marketing/distributions.ts'
import { defineTable } from '#src/table/define-table.ts'
import { commissionColumns, commissionFields } from '#src/ui/money/commission-fields.ts'

/** Commissions earned with the store's products. Source: MKS-7. */
export default defineTable(sellerDistributionLogs, {
  noun: 'nouns.commission',
  fields: commissionFields,
  columns: commissionColumns,
  search: { name: 'startsWith', status: 'equals' },
})
