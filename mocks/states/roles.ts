import type { roleStates } from '#contracts/states/roles.ts'
import type { Facts } from '#contracts/states/index.ts'
import type { Db } from '../db/db.ts'
import type { RowOf } from '../db/rows.ts'
import { added, blankUser } from '../domain/accounts/accounts.ts'
import { menusWithParents } from '../domain/accounts/roles.ts'
import { otherStore } from './order-rows.ts'
import { ready } from './rows.ts'
import type { World } from '../world.ts'

type Name = keyof typeof roleStates

const avatar = '/storage/avatars/90000-panda.svg'
const rootAdmin = (db: Db): number => ready(db, 'admin').id
const owner = (db: Db): number => ready(db, 'seller').id

/** Removes all other accounts with this user name. */
const clear = (db: Db, username: string, id = 0): void => {
  for (const row of db.admins.by('username', username)) if (row.id !== id) db.admins.remove(row.id)
  for (const row of db.users.by('username', username)) if (row.id !== id) db.users.remove(row.id)
}

const pageOf = (menus: Db['admin_menus']): number[] => {
  const page = menus.rows().find(({ apis }) => apis !== '')
  return menusWithParents(menus, page ? [page.id] : [])
}

const adminRole = (db: Db, id: number, name: string): void =>
  void db.admin_roles.set({
    id,
    name,
    belong_id: rootAdmin(db),
    menu_ids: pageOf(db.admin_menus),
    permission_ids: db.admin_permissions.by('apis', 'admin.goods_brands.index').map(permission => permission.id),
  })

const userRole = (db: Db, id: number, belong_id: number, name: string, user_ids: number[]): void =>
  void db.user_roles.set({ id, name, belong_id, menu_ids: pageOf(db.seller_menus), user_ids })

/** Adds a user with empty purses and without roles. */
const user = (db: Db, facts: Partial<RowOf<'users'>> & { id: number; username: string }): void => {
  clear(db, facts.username, facts.id)
  for (const role of db.user_roles.rows().filter(({ user_ids }) => user_ids.includes(facts.id)))
    db.user_roles.change(role.id, { user_ids: role.user_ids.filter(one => one !== facts.id) })
  db.users.set({ ...blankUser, ...added({ username: facts.username, avatar }), ...facts })
}

const entry = (menus: Db['admin_menus'], id: number, pid: number, name: string): void => {
  for (const child of menus.by('pid', id)) menus.remove(child.id)
  menus.set({ id, pid, name, ename: name, icon: 'Home', apis: '', view: '', is_open: 0, is_sort: 90 })
}

/** Enters the states of accounts and roles. */
export const enterRoleState: { [S in Name]: (world: World, facts: Facts<S>) => void } = {
  'a user name is free': ({ db }, { username }) => clear(db, username),
  'an administrator exists': ({ db }, { id, username, role_id }) => {
    clear(db, username, id)
    adminRole(db, role_id, 'Brand keeper')
    db.admins.set({ id, belong_id: rootAdmin(db), is_super: 0, role_ids: [role_id], ...added({ username, avatar }) })
  },
  'a role exists': ({ db }, { id, name }) => adminRole(db, id, name),
  'a permission exists': ({ db }, { id, group_id }) => {
    db.admin_permission_groups.set({ id: group_id, name: 'Brands', content: 'Calls about brands' })
    db.admin_permissions.set({ id, pid: group_id, name: 'List brands', apis: 'admin.goods_brands.index', content: '' })
  },
  'an entry of a menu exists': ({ db }, { id, name, area }) => {
    const menus = area === 'Admin' ? db.admin_menus : db.seller_menus
    entry(menus, id, 0, name)
    entry(menus, id + 1, id, `${name} group`)
    entry(menus, id + 2, id + 1, `${name} page`)
  },
  'a user exists': ({ db }, { id, username, money }) => user(db, { id, username, money, integral: money }),
  'a sub-account exists': ({ db }, { id, username, role_id }) => {
    user(db, { id, username, belong_id: owner(db) })
    userRole(db, role_id, owner(db), 'Packer', [id])
  },
  'a role of sub-accounts exists': ({ db }, { id, name }) => userRole(db, id, owner(db), name, []),
  'another seller has a sub-account with a role': ({ db }, { id, role_id }) => {
    const other = otherStore(db).user_id
    user(db, { id, username: `other${id}`, belong_id: other })
    userRole(db, role_id, other, 'Packer', [id])
  },
}
