import { adminPermissionGroups } from '#contracts/api/accounts/permission-groups.ts'
import { page } from '#src/table/page.ts'

/** What permissions are grouped by. Source: ROL-13. */
export default page(adminPermissionGroups, {
  fields: {
    name: { kind: 'text', label: 'permissions.groupName' },
    content: { kind: 'longText', label: 'field.description', span: 24 },
  },
  columns: ['name', 'content', 'created_at'],
  search: { name: 'startsWith', content: 'startsWith' },
  form: ['name', 'content'],
  view: ['name', 'content'],
})
