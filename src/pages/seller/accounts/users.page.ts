import { allSellerRoles } from '#contracts/api/accounts/roles.ts'
import { sellerUsers } from '#contracts/api/accounts/users.ts'
import { defineTable } from '#src/table/define-table.ts'
import { accountColumns, accountFields, accountForm, accountSearch, accountView } from '#src/ui/accounts/account-fields.ts'

/** The store's sub-accounts and their roles. Source: ADM-9. */
export default defineTable(sellerUsers, {
  noun: 'nouns.subAccount',
  fields: { ...accountFields, role_id: { kind: 'refs', label: 'roles.roles', span: 24, to: allSellerRoles, show: 'name' } },
  columns: accountColumns,
  search: accountSearch,
  form: accountForm,
  view: accountView,
})
