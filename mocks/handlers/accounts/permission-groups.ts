import { adminPermissionGroups, allPermissionGroups, sellerPermissionGroups } from '#contracts/api/accounts/permission-groups.ts'
import { select } from '../../db/list.ts'
import { crudHandlers, handle } from '../../kit.ts'

export const permissionGroupHandlers = [
  ...crudHandlers(adminPermissionGroups, {
    rows: db => db.admin_permission_groups,
    show: row => row,
    create: ({ name, content = '' }, { db }) => db.admin_permission_groups.add({ name, content }),
    update: (row, { name, content = row.content }, { db }) => void db.admin_permission_groups.change(row.id, { name, content }),
  }),
  handle(allPermissionGroups, ({ db, query }) => {
    const wanted = String(query.isWith ?? '')
      .split(',')
      .includes('permissions')
    return select(db.admin_permission_groups, query, { ascending: true }).map(group => ({
      ...group,
      ...(wanted && { permissions: db.admin_permissions.by('pid', group.id) }),
    }))
  }),
  handle(sellerPermissionGroups, () => []),
]
