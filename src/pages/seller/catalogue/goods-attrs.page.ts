import { sellerAttrs } from '#contracts/api/catalogue/goods-attrs.ts'
import { defineTable } from '#src/table/define-table.ts'

/** Attributes of the store's products and their values. Source: CLS-8. */
export default defineTable(sellerAttrs, {
  noun: 'nouns.attribute',
  fields: {
    name: { kind: 'text', label: 'goodsAttrs.name', width: 220, span: 24 },
    specs: { kind: 'tags', label: 'goodsAttrs.specs', span: 24, swatches: true },
  },
  columns: ['name', 'specs', 'created_at'],
  form: ['name', 'specs'],
  view: ['name', 'specs'],
  params: { isWith: 'specs' },
})
