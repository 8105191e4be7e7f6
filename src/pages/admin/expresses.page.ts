import { adminExpresses } from '#contracts/api/expresses.ts'
import { page } from '#src/table/page.ts'

/** Courier companies; orders name theirs by its code. Source: screens-admin, expresses. */
export default page(adminExpresses, {
  fields: { name: { kind: 'text', label: 'expresses.name' }, code: { kind: 'tag' } },
  columns: ['name', 'code', 'created_at'],
  search: { name: 'startsWith' },
  form: ['name', 'code'],
  view: ['name', 'code'],
})
