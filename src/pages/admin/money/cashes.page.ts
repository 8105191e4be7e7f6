import { listAdminStores } from '#contracts/api/stores/back-office-stores.ts'
import { adminCashes } from '#contracts/api/money/cashes.ts'
import { adminUsers } from '#contracts/api/accounts/users.ts'
import { defineTable } from '#src/table/define-table.ts'
import { cashFields, cashRecord, cashSearch } from '#src/ui/money/cash-fields.ts'
import { cashProgress } from '#src/ui/money/cash-progress.tsx'
import { decisions } from './cashes/decisions.ts'

/** Withdrawals of shoppers and stores: approve or refuse, once. Source: MSC-5. */
export default defineTable(adminCashes, {
  noun: 'nouns.withdrawal',
  fields: {
    ...cashFields,
    user_id: { kind: 'ref', label: 'cashes.shopper', to: adminUsers.list, show: 'nickname', some: true, width: 96 },
    store_id: { kind: 'ref', to: listAdminStores, show: 'store_name', some: true, width: 112 },
    remark: { kind: 'longText', label: 'cashes.remark', span: 24, width: 140, minor: true },
    refuse_info: { kind: 'longText', span: 24, width: 140, minor: true },
  },
  columns: ['user_id', 'store_id', 'money', 'cash_status', 'created_at', 'bank_name', 'card_no'],
  exportExtra: ['name', 'commission', 'remark', 'refuse_info'],
  search: cashSearch,
  editForm: ['cash_status', 'remark', 'refuse_info'],
  record: {
    ...cashRecord,
    head: cashProgress({ next: 'cashes.next.decide', waits: true }),
    groups: [...cashRecord.groups, { title: 'cashes.owner', fields: ['user_id', 'store_id'] }],
  },
  can: { add: false },
  actions: decisions,
})
