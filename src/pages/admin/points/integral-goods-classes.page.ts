import { adminIntegralClasses } from '#contracts/api/points/integral-goods-classes.ts'
import { page } from '#src/table/page.ts'

/** Categories of the points shop. Source: PSC-6. */
export default page(adminIntegralClasses, {
  fields: { name: { kind: 'text', label: 'goodsClasses.name', span: 24 } },
  columns: ['name', 'created_at'],
  search: { name: 'contains' },
  form: ['name'],
  view: ['name'],
})
