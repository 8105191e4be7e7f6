import { adminPermissions, loadPermission } from '#contracts/api/accounts/permissions.ts'
import type { Db } from '../../db/db.ts'
import { relation } from '../../db/relations.ts'
import type { RowOf } from '../../db/rows.ts'
import { crudHandlers, handle } from '../../kit.ts'
import { refuse } from '../../refusal.ts'
import { routeNames } from '../../route-names.ts'

type Permission = RowOf<'admin_permissions'>

const shown = (db: Db, row: Permission) => ({ ...row, group_name: db.admin_permission_groups.find(row.pid)?.name ?? '-' })

const inGroup = (db: Db, pid: number): number => (db.admin_permission_groups.find(pid) ? pid : refuse('notFound'))

export const permissionHandlers = [
  handle(loadPermission, routeNames),
  ...crudHandlers(adminPermissions, {
    rows: db => db.admin_permissions,
    show: (row, { db }) => shown(db, row),
    options: ({ db }) => ({
      relations: { permission_groups: relation(db, 'admin_permission_groups', 'pid') },
    }),
    create: ({ content = '', ...body }, { db }) => db.admin_permissions.add({ ...body, content, pid: inGroup(db, body.pid) }),
    update: (row, { content = row.content, ...body }, { db }) =>
      void db.admin_permissions.change(row.id, { ...body, content, pid: inGroup(db, body.pid) }),
  }),
]
