import type { Facts, StateName } from '#contracts/states/index.ts'
import type { productStates } from '#contracts/states/catalogue.ts'
import type { Db } from '../db/db.ts'
import { copyOtherStore, otherBuyer } from './order-rows.ts'
import { newBrand, product, store, variantOf } from './rows.ts'
import type { World } from '../world.ts'

/** Adds an open store of another seller with this id. */
const foreignStore = ({ db }: World, id: number): number =>
  copyOtherStore(db, { id, user_id: otherBuyer(db).id, store_status: 1, store_verify: 4 }).id

/** Adds an attribute with exactly these values. */
const attribute = (
  { db }: World,
  of: { id: number; store_id: number; name: string; values: readonly [id: number, name: string][] },
) => {
  const { values, ...row } = of
  for (const { id } of db.goods_specs.by('attr_id', row.id)) db.goods_specs.remove(id)
  db.goods_attrs.set(row)
  for (const [id, name] of values) db.goods_specs.set({ id, attr_id: row.id, name })
}

/** Adds a category of the third level with this id, and its two ancestors. @returns the path from the root. */
const classPath = (db: Db, id: number): number[] => {
  const path = [id + 2, id + 1, id]
  for (const [lev, own] of path.entries())
    db.goods_classes.set({ id: own, pid: path[lev - 1] ?? 0, name: `Class ${own}`, thumb: '', is_sort: 0 })
  return path
}

/** Enters the states of products. */
export const enterProductState: {
  [S in keyof typeof productStates & StateName]: (world: World, facts: Facts<S>) => void
} = {
  'a brand exists': ({ db }, { id, name }) => void db.goods_brands.set({ id, ...newBrand(name, id) }),
  'no brand exists': ({ db }) => {
    for (const { id } of db.goods_brands.rows().slice()) db.goods_brands.remove(id)
  },
  'a product is on sale': (world, { id, stock, price }) => product(world, { id, goods_stock: stock, goods_price: price }),
  'a product with SKUs is on sale': (world, { id, sku_id, stock, price }) => {
    product(world, { id, goods_price: price })
    variantOf(world, id, { id: sku_id, goods_stock: stock, goods_price: price })
  },
  'a product is sold out': (world, { id }) => product(world, { id, goods_stock: 0 }),
  'a product is off the shelf': (world, { id }) => product(world, { id, goods_status: 0 }),
  'a product cannot be delivered': (world, { id }) => {
    product(world, { id, freight_id: 0 })
    for (const template of world.db.freights.by('store_id', store(world.db).id)) world.db.freights.remove(template.id)
  },
  'a class for products exists': ({ db }, { id }) => {
    const path = classPath(db, id)
    const { id: own, class_id } = store(db)
    db.stores.change(own, { class_id: [...class_id, path] })
  },
  'the store does not sell in a class': ({ db }, { id }) => {
    classPath(db, id)
    const { id: own, class_id } = store(db)
    db.stores.change(own, { class_id: class_id.filter(path => !path.includes(id)) })
  },
  'a product of another store is on sale': (world, { id, store_id }) =>
    product(world, { id, store_id: foreignStore(world, store_id) }),
  'the store has an attribute': (world, { id, name, spec_id, other_spec_id }) =>
    attribute(world, {
      id,
      name,
      store_id: store(world.db).id,
      values: [
        [spec_id, '红色'],
        [other_spec_id, '绿色'],
      ],
    }),
  'another store has an attribute': (world, { id, spec_id, store_id }) =>
    attribute(world, { id, name: '尺码', store_id: foreignStore(world, store_id), values: [[spec_id, '大']] }),
}
