import type { GoodsEditForm, GoodsForm } from '#contracts/api/catalogue/back-office-goods.ts'
import type { z } from 'zod'
import type { Db } from '../../db/db.ts'
import type { RowOf } from '../../db/rows.ts'
import { refuse } from '../../refusal.ts'
import { classPath } from './goods.ts'

type Goods = RowOf<'goods'>
type Edit = Omit<z.output<typeof GoodsEditForm>, 'skuList'>
type Draft = Omit<z.output<typeof GoodsForm>, 'skuList'>

/** Whether the platform reviews products, from the setting `store`. Source: REV-3. */
const reviews = (db: Db): boolean => {
  const [config] = db.configs.by('name', 'store')
  const settings: unknown = config ? JSON.parse(config.value || '{}') : {}
  const setting = typeof settings === 'object' && settings !== null && 'goods_verify' in settings ? settings.goods_verify : false
  return [true, 1, '1', 'true'].some(yes => yes === setting)
}

/** The review status of a new product. Source: REV-3. */
export const firstReview = (db: Db): Goods['goods_verify'] => (reviews(db) ? 2 : 1)

/**
 * The review status of a product after its store changed it. A new name, subtitle or content needs another review if products are
 * reviewed, and always if the product was rejected. Source: REV-4.
 */
export const reviewAfter = (db: Db, before: Goods, patch: Partial<Goods>): Goods['goods_verify'] => {
  const texts = ['goods_name', 'goods_subname', 'goods_content'] as const
  if (texts.every(key => patch[key] === undefined || patch[key] === before[key])) return before.goods_verify
  return before.goods_verify === 0 ? 2 : firstReview(db)
}

/** @throws Refusal classNotSold if the store may not sell in this category. Source: GDE-5. */
export const checkGranted = ({ class_id: granted }: RowOf<'stores'>, class_id: number | undefined): void => {
  if (class_id && !granted.flat().includes(class_id)) refuse('classNotSold')
}

/** Fields where 0 means "not given". A stock of 0 means sold out. Source: GDE-4. */
const neverZero: readonly string[] = ['brand_id', 'class_id', 'goods_price', 'goods_market_price', 'goods_weight']

const isSet = ([key, value]: [string, unknown]): boolean =>
  value !== undefined && value !== '' && !(neverZero.includes(key) && Number(value) === 0)

/** The main picture, which must be one of the product's pictures: the requested one, the present one, or the first. */
const master = (images: readonly string[], ...candidates: (string | undefined)[]): string =>
  candidates.find(candidate => candidate !== undefined && images.includes(candidate)) ?? images[0] ?? ''

/** @throws Refusal invalidInput if category, brand or freight template is unknown or belongs to another store. */
const checkReferences = (db: Db, store_id: number, { class_id, brand_id, freight_id }: Partial<Goods>): void => {
  if (class_id !== undefined && (!db.goods_classes.find(class_id) || classPath(db, class_id).length !== 3))
    refuse('invalidInput', 'class_id')
  if (brand_id && !db.goods_brands.find(brand_id)) refuse('invalidInput', 'brand_id')
  if (freight_id !== undefined && freight_id > 0 && db.freights.find(freight_id)?.store_id !== store_id)
    refuse('invalidInput', 'freight_id')
}

/**
 * The columns that an edit changes; empty values change nothing. Unchanged references are not validated again.
 * @throws Refusal invalidInput. Source: GDE-4.
 */
export const changesOf = (db: Db, before: Goods, edit: Edit): Partial<Goods> => {
  const patch = Object.fromEntries(Object.entries(edit).filter(isSet)) as Partial<Goods>
  const changed = Object.entries(patch).filter(([key, value]) => before[key as keyof Goods] !== value)
  checkReferences(db, before.store_id, Object.fromEntries(changed))
  if (!patch.goods_images && !patch.goods_master_image) return patch
  const images = patch.goods_images ?? before.goods_images
  return { ...patch, goods_master_image: master(images, patch.goods_master_image, before.goods_master_image) }
}

/**
 * Adds a product to a store, with no sales yet.
 * @throws Refusal invalidInput if category, brand or freight template is invalid.
 */
export const addGoods = (db: Db, store_id: number, draft: Draft, review: Goods['goods_verify'], is_master: 0 | 1 = 0): Goods => {
  const { brand_id = 0, freight_id = 0, goods_stock = 0, goods_status = 0, goods_master_image, ...rest } = draft
  checkReferences(db, store_id, { class_id: rest.class_id, brand_id, freight_id })
  return db.goods.add({
    ...rest,
    goods_subname: rest.goods_subname ?? '',
    goods_no: rest.goods_no ?? '',
    goods_content: rest.goods_content ?? '',
    goods_master_image: master(rest.goods_images, goods_master_image),
    brand_id,
    freight_id,
    goods_stock,
    goods_status,
    store_id,
    goods_verify: review,
    refuse_info: '',
    is_master,
    is_recommend: 0,
    goods_sale: 0,
    goods_collect: 0,
  })
}

/** Removes a product and its SKUs. Source: GDE-7. */
export const removeGoods = (db: Db, id: number): void => {
  for (const sku of db.goods_skus.by('goods_id', id)) db.goods_skus.remove(sku.id)
  db.goods.remove(id)
}
