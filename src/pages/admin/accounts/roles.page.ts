import { adminMenu } from '#contracts/api/system/menus.ts'
import { allPermissionGroups } from '#contracts/api/accounts/permission-groups.ts'
import { adminRoles } from '#contracts/api/accounts/roles.ts'
import { defineTable } from '#src/table/define-table.ts'
import { roleActions, roleFields } from '#src/ui/roles/role-actions.ts'
import { roleGrants } from '#src/ui/roles/role-grants.tsx'

/** Roles of administrators. Source: ROL-12. */
export default defineTable(adminRoles, {
  noun: 'nouns.role',
  fields: roleFields,
  columns: ['name', 'created_at'],
  search: { name: 'startsWith' },
  view: ['name', 'created_at'],
  actions: roleActions({ roles: adminRoles, menu: adminMenu, groups: allPermissionGroups }),
  extra: [roleGrants(true)],
})
