import { adminAttrs, sellerAllAttrs, sellerAttrs } from '#contracts/api/catalogue/goods-attrs.ts'
import type { Db } from '../../db/db.ts'
import { select } from '../../db/list.ts'
import type { RowOf } from '../../db/rows.ts'
import { crudHandlers, handle } from '../../kit.ts'
import { refuse } from '../../refusal.ts'

type Attribute = RowOf<'goods_attrs'>

const shown = (db: Db, row: Attribute) => ({ ...row, specs: db.goods_specs.by('attr_id', row.id).map(({ name }) => name) })

/** Existing names keep their ids, missing names are removed, and an empty list changes nothing. Source: CLS-4. */
const saveValues = (db: Db, attr_id: number, names: readonly string[]): void => {
  if (names.length === 0) return
  const known = db.goods_specs.by('attr_id', attr_id)
  for (const { id, name } of known) if (!names.includes(name)) db.goods_specs.remove(id)
  for (const name of new Set(names)) if (!known.some(one => one.name === name)) db.goods_specs.add({ attr_id, name })
}

/** Removes an attribute and its values; SKUs keep the names. */
const removeAttribute = (db: Db, id: number): void => {
  for (const spec of db.goods_specs.by('attr_id', id)) db.goods_specs.remove(spec.id)
  db.goods_attrs.remove(id)
}

export const goodsAttrHandlers = [
  handle(sellerAllAttrs, ({ db, store, query }) =>
    select(db.goods_attrs, query, { from: db.goods_attrs.by('store_id', store.id) }).map(row => ({
      ...row,
      specs: db.goods_specs.by('attr_id', row.id),
    })),
  ),
  ...crudHandlers(sellerAttrs, {
    rows: db => db.goods_attrs,
    show: (row, { db }) => shown(db, row),
    mine:
      ({ store }) =>
      row =>
        row.store_id === store.id,
    create: ({ name, specs }, { db, store }) => {
      const row = db.goods_attrs.add({ store_id: store.id, name })
      saveValues(db, row.id, specs)
      return row
    },
    update: (row, { name = row.name, specs = [] }, { db }) => {
      db.goods_attrs.change(row.id, { name })
      saveValues(db, row.id, specs)
    },
    removed: (row, { db }) => removeAttribute(db, row.id),
  }),
  ...crudHandlers(adminAttrs, {
    rows: db => db.goods_attrs,
    show: (row, { db }) => shown(db, row),
    create: ({ store_id, name }, { db }) =>
      db.goods_attrs.add({ store_id: db.stores.find(store_id)?.id ?? refuse('invalidInput', 'store_id'), name }),
    update: (row, { name }, { db }) => db.goods_attrs.change(row.id, { name }),
    removed: (row, { db }) => removeAttribute(db, row.id),
  }),
]
