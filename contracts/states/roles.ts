import { z } from 'zod'
import { adminAdmins } from '../api/accounts/admins.ts'
import { ask, state } from './state.ts'
import { filled, id, money } from '../api/kit/values.ts'
import { adminMenus, sellerMenus } from '../api/system/menus.ts'
import { adminPermissions } from '../api/accounts/permissions.ts'
import { adminRoles, sellerRoles } from '../api/accounts/roles.ts'
import { adminUsers, sellerUsers } from '../api/accounts/users.ts'

const named = z.object({ id, name: filled })

/** States of accounts, roles, permissions and menus. */
export const roleStates = {
  'a user name is free': state({
    about: 'Neither an administrator nor a user has this user name.',
    facts: z.object({ username: filled }),
    readBack: ({ username }) => [
      ask(adminAdmins.list, { query: { username } }, 'admin', reply => reply.total === 0),
      ask(adminUsers.list, { query: { username } }, 'admin', reply => reply.total === 0),
    ],
  }),
  'an administrator exists': state({
    about:
      'An administrator with this id and user name works for the super administrator and has exactly one role, with the id `role_id`.',
    facts: z.object({ id, username: filled, role_id: id }),
    readBack: ({ id, username, role_id }) => [
      ask(
        adminAdmins.show,
        { params: { id } },
        'admin',
        reply => reply.username === username && reply.role_id.join() === String(role_id),
      ),
    ],
  }),
  'a role exists': state({
    about: "The super administrator's role with this id and name grants at least one menu and one permission.",
    facts: named,
    readBack: ({ id, name }) => [
      ask(
        adminRoles.show,
        { params: { id } },
        'admin',
        reply => reply.name === name && reply.menus.length > 0 && reply.permissions.length > 0,
      ),
    ],
  }),
  'a permission exists': state({
    about: 'There is a permission with this id for the call `admin.goods_brands.index`, in the group with the id `group_id`.',
    facts: z.object({ id, group_id: id }),
    readBack: ({ id, group_id }) => [
      ask(adminPermissions.show, { params: { id } }, 'admin', reply => reply.pid === group_id && reply.group_name !== '-'),
    ],
  }),
  'an entry of a menu exists': state({
    about:
      "There is an entry with this id and name at the top of the administrators' menu, or of the sellers' menu, depending on `area`, with one entry below it, whose id is 1 higher, and one below that, whose id is 2 higher.",
    facts: z.object({ id, name: filled, area: z.enum(['Admin', 'Seller']) }),
    readBack: ({ id, name, area }) => [
      ask(
        area === 'Admin' ? adminMenus.show : sellerMenus.show,
        { params: { id } },
        'admin',
        reply => reply.name === name && reply.pid === 0,
      ),
    ],
  }),
  'a user exists': state({
    about: 'A user with this id and user name, who is not a sub-account, has this balance and the same number of points.',
    facts: z.object({ id, username: filled, money }),
    readBack: ({ id, username, money }) => [
      ask(
        adminUsers.show,
        { params: { id } },
        'admin',
        reply => reply.username === username && reply.money === money && reply.integral === money,
      ),
    ],
  }),
  'a sub-account exists': state({
    about: 'A sub-account of the ready account `seller` has this id and user name, and exactly one role, with the id `role_id`.',
    facts: z.object({ id, username: filled, role_id: id }),
    readBack: ({ id, username, role_id }) => [
      ask(
        sellerUsers.show,
        { params: { id } },
        'seller',
        reply => reply.username === username && reply.role_id.join() === String(role_id),
      ),
    ],
  }),
  'a role of sub-accounts exists': state({
    about: "The seller's role with this id and name grants at least one menu.",
    facts: named,
    readBack: ({ id, name }) => [
      ask(sellerRoles.show, { params: { id } }, 'seller', reply => reply.name === name && reply.menus.length > 0),
    ],
  }),
  'another seller has a sub-account with a role': state({
    about: 'A sub-account with this id, and a role with the id `role_id`, belong to a seller other than the ready account.',
    facts: z.object({ id, role_id: id }),
    readBack: ({ id }) => [ask(adminUsers.show, { params: { id } }, 'admin', reply => reply.belong_id > 0)],
  }),
} as const
