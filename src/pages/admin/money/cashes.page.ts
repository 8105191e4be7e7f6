import { adminCashes } from '#contracts/api/money/cashes.ts'
import { defineTable } from '#src/table/define-table.ts'
import { cashFields, cashRecord, cashSearch } from '#src/ui/money/cash-fields.ts'
import { cashProgress } from '#src/ui/money/cash-progress.tsx'
import { decisions } from './cashes/decisions.ts'
import { ownerField } from './cashes/owner-field.ts'

const [sums, account, texts] = cashRecord.groups

/** Withdrawals of shoppers and stores: approve or refuse, once. Source: MSC-5. */
export default defineTable(adminCashes, {
  noun: 'nouns.withdrawal',
  fields: {
    ...cashFields,
    user_id: ownerField,
    remark: { kind: 'longText', label: 'cashes.remark', span: 24, width: 140, minor: true },
    refuse_info: { kind: 'longText', span: 24, width: 140, minor: true },
  },
  columns: ['user_id', 'money', 'cash_status', 'created_at', 'bank_name', 'card_no'],
  exportExtra: ['name', 'commission', 'remark', 'refuse_info'],
  search: cashSearch,
  editForm: ['cash_status', 'remark', 'refuse_info'],
  record: {
    ...cashRecord,
    head: cashProgress({ next: 'cashes.next.decide', waits: true }),
    groups: [sums, account, { ...texts, fields: ['user_id', ...texts.fields] }],
  },
  can: { add: false },
  actions: decisions,
})
