import { adminRoles, allAdminRoles, allSellerRoles, sellerRoles } from '#contracts/api/accounts/roles.ts'
import { crudExamples } from '../crud.ts'
import { examplesOf, guarded, nobody } from '../kit.ts'

const role = { id: 90_511, name: 'Brand keeper' }
const own = { id: 90_512, name: 'Packer' }
const menu = { id: 90_513, name: 'Reports' }
const permission = { id: 90_514, group_id: 90_515 }
const given = ['a role exists', role] as const
const givenOwn = ['a role of sub-accounts exists', own] as const
const foreign = { id: 90_516, role_id: 90_517 }
const givenForeign = ['another seller has a sub-account with a role', foreign] as const

const created_at = '2026-01-02 03:04:05'
const menus = [{ id: 90_518, pid: 0, name: 'Products', ename: 'Products' }]
const permissions = [{ id: permission.id, name: 'List brands', apis: 'admin.goods_brands.index' }]
const granted = { menu_id: [menu.id], permission_id: [permission.id] }
const noMenu = { when: 'there is no such menu', body: { name: 'Reporter', menu_id: [nobody] }, error: 'notFound' } as const
const noPermission = {
  when: 'there is no such permission',
  body: { name: 'Reporter', permission_id: [nobody] },
  error: 'notFound',
} as const
const unknownColumn = {
  when: 'a condition names a column that does not exist',
  query: { isAll: 'true', no_such_column: '1' },
  error: 'unknownColumn',
} as const

const ofAdministrators = [
  ...crudExamples(adminRoles, {
    given,
    id: role.id,
    row: { ...role, created_at },
    detail: { ...role, created_at, menus, permissions },
    added: { name: 'Onlooker' },
    changed: { name: 'Head of brands' },
    wrong: { name: '' },
    refusals: [noMenu, noPermission],
  }),
  ...examplesOf(adminRoles.create, [
    {
      when: 'it grants a menu and a permission',
      given: [
        ['an entry of a menu exists', { ...menu, area: 'Admin' }],
        ['a permission exists', permission],
      ],
      body: { name: 'Reporter', ...granted },
      reply: { id: 90_099 },
    },
  ]),
  ...examplesOf(adminRoles.remove, [
    { when: 'it is the role of the super administrator', params: { ids: 1 }, error: 'builtIn' },
    { when: 'the role of the super administrator is among them', given, params: { ids: `1,${role.id}` }, reply: 1, exact: true },
  ]),
  ...guarded(
    examplesOf(allAdminRoles, [
      { when: 'some exist', given, query: { isAll: 'true', id: role.id }, reply: [{ ...role, created_at }] },
      unknownColumn,
    ]),
  ),
]

const ofSellers = [
  ...crudExamples(sellerRoles, {
    given: givenOwn,
    id: own.id,
    row: { ...own, created_at },
    detail: { ...own, created_at, menus, permissions: [] },
    added: { name: 'Lister' },
    changed: { name: 'Chief packer' },
    wrong: { name: '' },
    refusals: [noMenu],
  }),
  ...examplesOf(sellerRoles.show, [
    { when: "it is another seller's", given: givenForeign, params: { id: foreign.role_id }, error: 'notFound' },
  ]),
  ...examplesOf(sellerRoles.update, [
    {
      when: "it is another seller's",
      given: givenForeign,
      params: { id: foreign.role_id },
      body: { name: 'Mine' },
      error: 'notFound',
    },
  ]),
  ...examplesOf(sellerRoles.remove, [
    { when: "it is another seller's", given: givenForeign, params: { ids: foreign.role_id }, error: 'notFound' },
  ]),
  ...guarded(
    examplesOf(allSellerRoles, [
      { when: 'some exist', given: givenOwn, query: { isAll: 'true', id: own.id }, reply: [{ ...own, created_at }] },
      unknownColumn,
    ]),
  ),
]

export const roleExamples = [...ofAdministrators, ...ofSellers]
