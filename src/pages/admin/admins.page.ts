import { adminAdmins } from '#contracts/api/admins.ts'
import { allAdminRoles } from '#contracts/api/roles.ts'
import { page } from '#src/table/page.ts'
import { accountColumns, accountFields, accountForm, accountSearch, accountView } from '#src/ui/accounts/account-fields.ts'

/** Who works for the marketplace, and as what. Source: screens-admin, admins. */
export default page(adminAdmins, {
  fields: { ...accountFields, role_id: { kind: 'refs', label: 'roles.roles', span: 24, to: allAdminRoles, show: 'name' } },
  columns: accountColumns,
  search: accountSearch,
  form: accountForm,
  view: accountView,
})
