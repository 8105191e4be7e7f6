import { adminPermissionGroups, allPermissionGroups, sellerPermissionGroups } from '#contracts/api/accounts/permission-groups.ts'
import { crudExamples } from '../crud.ts'
import { examplesOf, guarded } from '../kit.ts'

const permission = { id: 90_523, name: 'List brands', apis: 'admin.goods_brands.index' }
const given = ['a permission exists', { id: permission.id, group_id: 90_524 }] as const
const created_at = '2026-01-02 03:04:05'
const group = { id: 90_524, name: 'Brands', content: 'Calls about brands', created_at }
const choice = { id: group.id, name: group.name }
const whole = { isAll: 'true', isWith: 'permissions' } as const

export const permissionGroupExamples = [
  ...crudExamples(adminPermissionGroups, {
    given,
    id: group.id,
    row: group,
    added: { name: 'Coupons', content: 'Calls about coupons' },
    changed: { name: 'All about brands', content: '' },
    wrong: { name: '' },
  }),
  ...guarded(
    examplesOf(allPermissionGroups, [
      { when: 'names only', given, query: { isAll: 'true', id: group.id }, reply: [choice] },
      {
        when: 'with the permissions of each group',
        given,
        query: { ...whole, id: group.id },
        reply: [{ ...choice, permissions: [permission] }],
      },
      {
        when: 'a condition names a column that does not exist',
        query: { isAll: 'true', no_such_column: '1' },
        error: 'unknownColumn',
      },
    ]),
  ),
  ...guarded(examplesOf(sellerPermissionGroups, [{ when: 'the role editor asks', query: whole, reply: [] }])),
]
