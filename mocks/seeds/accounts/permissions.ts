import { permissionGroups } from '../../route-names.ts'
import { seedText } from '../texts.ts'
import { day, stamps } from '../orders/times.ts'
import type { Seeding } from '../world.ts'

/** Seeds a permission for each call of the admin office, in groups. */
export const seedPermissions = ({ db, now }: Seeding): void => {
  const written = stamps(now - 900 * day)
  for (const { name, about, permissions } of permissionGroups) {
    const pid = db.admin_permission_groups.add({ name: seedText(name), content: seedText(about), ...written }).id
    for (const one of permissions)
      db.admin_permissions.add({ pid, name: seedText(one.name), apis: one.apis, content: '', ...written })
  }
}

/** Ids of the permissions with these route names; a name that ends in a dot selects all that start with it. */
export const permissionIds = ({ db }: Seeding, names: readonly string[]): number[] =>
  db.admin_permissions
    .rows()
    .filter(({ apis }) => names.some(name => (name.endsWith('.') ? apis.startsWith(name) : apis === name)))
    .map(({ id }) => id)
