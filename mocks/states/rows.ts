import { accounts, type AccountName } from '#contracts/states/ready-accounts.ts'
import type { Db } from '../db/db.ts'
import type { RowOf } from '../db/rows.ts'
import type { World } from '../world.ts'

/** A row that the states build on is missing, so the seed is wrong. */
const missing = (what: string): never => {
  throw new Error(`The seed has no ${what}.`)
}

/** Finds a ready account and restores its documented password. */
export const ready = (db: Db, name: AccountName): { id: number } => {
  const { audience, username, password } = accounts[name]
  const row = audience === 'admin' ? db.admins.by('username', username)[0] : db.users.by('username', username)[0]
  if (!row) return missing(`account "${username}"`)
  if (audience === 'admin') return row.password === password ? row : db.admins.change(row.id, { password })
  return row.password === password ? row : db.users.change(row.id, { password })
}

/** Finds the store of the ready account `seller` and opens it. */
export const store = (db: Db): RowOf<'stores'> => {
  const row = db.stores.by('user_id', ready(db, 'seller').id)[0] ?? missing('store of the seller')
  return row.store_status === 1 && row.store_verify === 4 ? row : db.stores.change(row.id, { store_status: 1, store_verify: 4 })
}

/** The code of an area that a state knows only by id. */
export const code = (id: number): string => `9${id}`

/** Adds an area with this id and removes any other area with its code. */
export const areaWithCode = (db: Db, area: { id: number; code: string; pid: string; name: string }): RowOf<'areas'> => {
  for (const { id } of db.areas.by('code', area.code)) if (id !== area.id) db.areas.remove(id)
  const parent = area.pid === '0' ? undefined : (db.areas.by('code', area.pid)[0] ?? missing(`area with the code ${area.pid}`))
  return db.areas.set({ ...area, deep: parent ? parent.deep + 1 : 0 })
}

/** Adds an area below another one. */
export const areaBelow = (db: Db, parent: RowOf<'areas'>, id: number): RowOf<'areas'> =>
  areaWithCode(db, { id, code: code(id), pid: parent.code, name: parent.deep === 0 ? 'North City' : 'Old Town' })

/** Columns of a new brand. Tests of tables use it as sample data, too. */
export const newBrand = (name: string, id = 90_000) => ({
  name,
  thumb: `/storage/goods_brands/${id}.svg`,
})

const anyBrand = (db: Db): RowOf<'goods_brands'> =>
  db.goods_brands.rows()[0] ?? db.goods_brands.set({ id: 90_000, ...newBrand('Brand') })

/** The category of cups, for the mug of the states; in its absence any other of the third level. */
const leaf = (db: Db): RowOf<'goods_classes'> => {
  const level = (row: RowOf<'goods_classes'>): number => {
    const parent = row.pid > 0 ? db.goods_classes.find(row.pid) : undefined
    return parent ? level(parent) + 1 : 0
  }
  const leaves = db.goods_classes.rows().filter(row => level(row) === 2)
  return leaves.find(({ name }) => name === '杯壶') ?? leaves[0] ?? missing('class of the third level')
}

const picture = '/storage/goods/enamel-mug.svg'

const removeGroups = (db: Db, goods_id: number): void => {
  for (const { id } of db.collective_logs.by('goods_id', goods_id)) {
    for (const order of db.orders.by('collective_id', id)) db.orders.change(order.id, { collective_id: 0 })
    db.collective_logs.remove(id)
  }
}

/** Adds a product to the seller's store; by default without SKUs, on sale and without campaigns. */
export const product = ({ db }: World, facts: Partial<RowOf<'goods'>> & { id: number }): void => {
  for (const { id } of db.goods_skus.by('goods_id', facts.id)) db.goods_skus.remove(id)
  for (const { id } of db.seckills.by('goods_id', facts.id)) db.seckills.remove(id)
  for (const { id } of db.collectives.by('goods_id', facts.id)) db.collectives.remove(id)
  removeGroups(db, facts.id)
  for (const { id } of db.distributions.by('goods_id', facts.id)) db.distributions.remove(id)
  db.goods.set({
    brand_id: anyBrand(db).id,
    class_id: leaf(db).id,
    store_id: store(db).id,
    goods_name: '搪瓷杯',
    goods_subname: '经久耐用',
    goods_no: String(facts.id),
    goods_images: [picture],
    goods_master_image: picture,
    goods_price: '20.00',
    goods_market_price: '25.00',
    goods_stock: 10,
    goods_weight: '0.30',
    goods_sale: 0,
    goods_collect: 0,
    goods_status: 1,
    goods_verify: 1,
    refuse_info: '',
    freight_id: -1,
    goods_content: '<p>保温。</p>',
    is_recommend: 0,
    is_master: 0,
    ...facts,
  })
}

/** Gives a product its only SKU, with an attribute that has one value. */
export const variantOf = (
  { db }: World,
  goods_id: number,
  sku: { id: number; goods_stock: number; goods_price: string },
): void => {
  db.goods_attrs.set({ id: sku.id, store_id: store(db).id, name: '颜色' })
  db.goods_specs.set({ id: sku.id, attr_id: sku.id, name: '蓝色' })
  db.goods_skus.set({
    goods_id,
    spec_id: [sku.id],
    sku_name: ['蓝色'],
    goods_image: picture,
    goods_market_price: '40.00',
    goods_weight: '0.30',
    ...sku,
  })
}
