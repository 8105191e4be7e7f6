import { adminBrands, importBrands } from '#contracts/api/catalogue/goods-brands.ts'
import { defineTable } from '#src/table/define-table.ts'

/** Product brands. Source: CLS-7. */
export default defineTable(
  { ...adminBrands, importRows: importBrands },
  {
    noun: 'nouns.brand',
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
