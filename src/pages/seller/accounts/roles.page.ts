import { sellerMenu } from '#contracts/api/system/menus.ts'
import { sellerRoles } from '#contracts/api/accounts/roles.ts'
import { defineTable } from '#src/table/define-table.ts'
import { roleActions, roleFields } from '#src/ui/roles/role-actions.ts'
import { roleGrants } from '#src/ui/roles/role-grants.tsx'

/** Roles of sub-accounts. Source: ROL-12. */
export default defineTable(sellerRoles, {
  noun: 'nouns.role',
  fields: roleFields,
  columns: ['name', 'created_at'],
  search: { name: 'startsWith' },
  view: ['name', 'created_at'],
  actions: roleActions({ roles: sellerRoles, menu: sellerMenu }),
  extra: [roleGrants(false)],
})
