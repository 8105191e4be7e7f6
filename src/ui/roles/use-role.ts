import { allPermissionGroups } from '#contracts/api/accounts/permission-groups.ts'
import type { adminMenu, sellerMenu } from '#contracts/api/system/menus.ts'
import type { adminRoles, sellerRoles } from '#contracts/api/accounts/roles.ts'
import { useData } from '#src/lib/http/use-data.ts'
import type { MenuEntry } from './menu-choice.ts'
import type { PermissionGroupEntry } from './operations.ts'

/** A back office's endpoints for roles; roles of sub-accounts have no permissions. Source: ROL-11. */
export type RoleCalls = {
  readonly roles: typeof adminRoles | typeof sellerRoles
  readonly menu: typeof adminMenu | typeof sellerMenu
  readonly groups?: typeof allPermissionGroups
}

/** Initial values of the role editor; empty for a new role. */
export type RoleStart = {
  readonly id: number | undefined
  readonly name: string
  readonly menuIds: readonly number[]
  readonly permissionIds: readonly number[]
}

/** All data that the role editor needs. */
export type RoleEditorData = {
  readonly role: RoleStart
  readonly menu: readonly MenuEntry[]
  readonly groups: readonly PermissionGroupEntry[]
}

const newRole: RoleStart = { id: undefined, name: '', menuIds: [], permissionIds: [] }
/** Bypasses the cache: outdated data must not be edited. */
const fresh = {
  dedupingInterval: 0,
  keepPreviousData: false,
  revalidateOnFocus: false,
  revalidateOnReconnect: false,
  shouldRetryOnError: false,
} as const

/** Loads the menu, the permission groups and, to edit one, the role. */
export const useRole = ({ roles, menu, groups }: RoleCalls, id: number | undefined) => {
  const entries = useData(menu, { query: { type: 'getChildren' } }, fresh)
  const choices = useData(allPermissionGroups, groups ? { query: { isAll: 'true', isWith: 'permissions' } } : null, fresh)
  const one = useData(roles.show, id === undefined ? null : { params: { id } }, fresh)
  const all = [entries, choices, one]
  const detail = one.data
  const role = detail && {
    id,
    name: detail.name,
    menuIds: detail.menus.map(node => node.id),
    permissionIds: detail.permissions.map(permission => permission.id),
  }
  const start = id === undefined ? newRole : role
  const isLoading = all.some(part => part.isLoading || part.isValidating)
  const data: RoleEditorData | undefined =
    !isLoading && start && entries.data ? { role: start, menu: entries.data, groups: choices.data ?? [] } : undefined
  return {
    data,
    error: isLoading ? undefined : all.find(part => part.error)?.error,
    retry: () => all.forEach(part => void part.mutate()),
  }
}
