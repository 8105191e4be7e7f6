import { adminPermissions, loadPermission } from '#contracts/api/accounts/permissions.ts'
import { crudExamples } from '../crud.ts'
import { examplesOf, guarded, nobody } from '../kit.ts'

const facts = { id: 90_521, group_id: 90_522 }
const given = ['a permission exists', facts] as const
const created_at = '2026-01-02 03:04:05'
const permission = {
  id: facts.id,
  pid: facts.group_id,
  group_name: 'Brands',
  name: 'List brands',
  apis: 'admin.goods_brands.index',
  content: '',
  created_at,
}
const form = { pid: facts.group_id, name: 'Add brands', apis: 'admin.goods_brands.store', content: 'Rarely needed' }

export const permissionExamples = [
  ...crudExamples(adminPermissions, {
    given,
    id: facts.id,
    row: permission,
    added: form,
    addedGiven: given,
    changed: { ...form, name: 'List all brands' },
    wrong: { ...form, apis: '' },
    refusals: [{ when: 'there is no such group', body: { ...form, pid: nobody }, error: 'notFound' }],
  }),
  ...guarded(examplesOf(loadPermission, [{ when: 'all of them', reply: ['admin.goods_brands.index', 'admin.orders.index'] }])),
]
