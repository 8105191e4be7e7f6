import { adminAdmins } from '#contracts/api/accounts/admins.ts'
import { allAdminRoles } from '#contracts/api/accounts/roles.ts'
import { defineTable } from '#src/table/define-table.ts'
import { accountColumns, accountFields, accountForm, accountSearch, accountView } from '#src/ui/accounts/account-fields.ts'

/** Administrators and their roles. Source: ADM-7. */
export default defineTable(adminAdmins, {
  noun: 'nouns.admin',
  fields: { ...accountFields, role_id: { kind: 'refs', label: 'roles.roles', span: 24, to: allAdminRoles, show: 'name' } },
  columns: accountColumns,
  search: accountSearch,
  form: accountForm,
  view: accountView,
})
