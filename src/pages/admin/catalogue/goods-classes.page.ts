import { adminClasses, loadGoodsClasses } from '#contracts/api/catalogue/goods-classes.ts'
import { defineTable } from '#src/table/define-table.ts'

/** The three levels of product categories. Source: CLS-6. */
export default defineTable(adminClasses, {
  noun: 'nouns.category',
  fields: {
    name: { kind: 'text', label: 'goodsClasses.name' },
    thumb: { kind: 'image', label: 'goodsClasses.thumb', width: 120 },
    is_sort: { kind: 'number', initial: 0 },
    pid: {
      kind: 'cascade',
      label: 'goodsClasses.parent',
      span: 24,
      to: loadGoodsClasses,
      query: { deep: 2 },
      show: 'name',
      anyLevel: true,
      top: { value: '0', label: 'goodsClasses.top' },
    },
  },
  columns: ['name', 'thumb', 'created_at'],
  search: { name: 'startsWith' },
  form: ['pid', 'name', 'thumb', 'is_sort'],
  view: ['pid', 'name', 'is_sort', 'thumb'],
  tree: { parent: 'id', field: 'pid' },
})
