import { adminPermissionGroups } from '#contracts/api/accounts/permission-groups.ts'
import { defineTable } from '#src/table/define-table.ts'

/** Groups of permissions. Source: ROL-13. */
export default defineTable(adminPermissionGroups, {
  noun: 'nouns.permissionGroup',
  fields: {
    name: { kind: 'text', label: 'permissions.groupName' },
    content: { kind: 'longText', label: 'field.description', span: 24 },
  },
  columns: ['name', 'content', 'created_at'],
  search: { name: 'startsWith', content: 'startsWith' },
  form: ['name', 'content'],
  view: ['name', 'content'],
})
