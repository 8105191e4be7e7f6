import { adminBrands, importBrands } from '#contracts/api/goods-brands.ts'
import { page } from '#src/table/page.ts'

/** Product brands. Source: screens-admin, goods_brands. */
export default page(
  { ...adminBrands, importRows: importBrands },
  {
    fields: {
      name: { kind: 'text', label: 'goodsBrands.name' },
      thumb: { kind: 'image', label: 'goodsBrands.logo', span: 24 },
    },
    columns: ['thumb', 'name', 'created_at'],
    search: { name: 'startsWith' },
    form: ['name', 'thumb'],
    view: ['name', 'thumb'],
  },
)
