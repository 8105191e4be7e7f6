import { allPermissionGroups } from '#contracts/api/accounts/permission-groups.ts'
import { adminPermissions, loadPermission } from '#contracts/api/accounts/permissions.ts'
import { defineTable } from '#src/table/define-table.ts'

/** Back-office endpoints that a role may permit. Source: ROL-13. */
export default defineTable(adminPermissions, {
  noun: 'nouns.permission',
  fields: {
    pid: { kind: 'ref', label: 'permissions.group', to: allPermissionGroups, show: 'name' },
    group_name: { kind: 'text', label: 'permissions.group' },
    name: { kind: 'text', label: 'permissions.name' },
    apis: { kind: 'suggest', label: 'permissions.route', from: loadPermission },
    content: { kind: 'longText', label: 'field.description', span: 24, minor: true },
  },
  columns: ['group_name', 'name', 'apis', 'content', 'created_at'],
  search: { name: 'startsWith', pid: 'equals', apis: 'startsWith' },
  form: ['pid', 'name', 'apis', 'content'],
  view: ['group_name', 'name', 'apis', 'content'],
  params: { isWith: 'permission_groups' },
})
