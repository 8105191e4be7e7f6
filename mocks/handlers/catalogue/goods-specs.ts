import { adminSpecs } from '#contracts/api/catalogue/goods-specs.ts'
import { crudHandlers } from '../../kit.ts'
import { refuse } from '../../refusal.ts'

export const goodsSpecHandlers = crudHandlers(adminSpecs, {
  rows: db => db.goods_specs,
  show: row => row,
  create: ({ attr_id, name }, { db }) =>
    db.goods_specs.add({ attr_id: db.goods_attrs.find(attr_id)?.id ?? refuse('invalidInput', 'attr_id'), name }),
  update: (row, { name }, { db }) => db.goods_specs.change(row.id, { name }),
})
