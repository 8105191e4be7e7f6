import { permissionOfScreen, permissionsOfScreen } from '#src/lib/menu/screen-permission.ts'
import { withIds, type MenuEntry } from './menu-choice.ts'
import type { PermissionEntry, PermissionGroupEntry } from './operations.ts'

const permissionsIn = (groups: readonly PermissionGroupEntry[]): readonly PermissionEntry[] =>
  groups.flatMap(({ permissions = [] }) => permissions)

/** Ids of the permissions that let a role look at these pages. */
const neededBy = (pages: readonly MenuEntry[], groups: readonly PermissionGroupEntry[]): number[] => {
  const names = new Set(pages.flatMap(({ apis }) => permissionsOfScreen(apis)))
  return permissionsIn(groups)
    .filter(({ apis }) => names.has(apis))
    .map(({ id }) => id)
}

type Change = {
  /** The pages of the menu. */
  pages: readonly MenuEntry[]
  groups: readonly PermissionGroupEntry[]
  /** Ids of the pages before and after. */
  before: ReadonlySet<number>
  after: ReadonlySet<number>
  permissions: ReadonlySet<number>
}

/**
 * The permissions after a change of pages: granting a page adds the permissions it reads, revoking one removes those that no
 * other page of the role reads. Source: ROL-14.
 */
export const permissionsWith = ({ pages, groups, before, after, permissions }: Change): ReadonlySet<number> => {
  const granted = pages.filter(({ id }) => after.has(id) && !before.has(id))
  const revoked = pages.filter(({ id }) => before.has(id) && !after.has(id))
  const kept = new Set(
    neededBy(
      pages.filter(({ id }) => after.has(id)),
      groups,
    ),
  )
  const dropped = neededBy(revoked, groups).filter(id => !kept.has(id))
  return withIds(withIds(permissions, dropped, false), neededBy(granted, groups), true)
}

/** A page of a role that would only show an error, and the permission that it lacks. */
export type Lacking = { readonly page: MenuEntry; readonly permission: PermissionEntry }

/** The chosen pages whose rows the role may not read. Source: ROL-14. */
export const lackingPages = (
  pages: readonly MenuEntry[],
  groups: readonly PermissionGroupEntry[],
  chosen: ReadonlySet<number>,
  permissions: ReadonlySet<number>,
): Lacking[] =>
  pages
    .filter(({ id }) => chosen.has(id))
    .flatMap(page => {
      const name = permissionOfScreen(page.apis)
      const permission = permissionsIn(groups).find(({ apis }) => apis === name)
      return permission && !permissions.has(permission.id) ? [{ page, permission }] : []
    })
