import { adminDistributionLogs } from '#contracts/api/marketing/distributions.ts'
import { defineTable } from '#src/table/define-table.ts'
import { allCommissionColumns, commissionFields } from '#src/ui/money/commission-fields.ts'

/** Commissions of all stores. Source: MKS-7. */
export default defineTable(adminDistributionLogs, {
  noun: 'nouns.commission',
  fields: commissionFields,
  columns: allCommissionColumns,
  search: { name: 'startsWith', status: 'equals' },
})
