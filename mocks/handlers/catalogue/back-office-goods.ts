import { adminGoods, sellerGoods } from '#contracts/api/catalogue/back-office-goods.ts'
import type { Db } from '../../db/db.ts'
import { relation } from '../../db/relations.ts'
import type { RowOf } from '../../db/rows.ts'
import { classPath, offerOf, thumb } from '../../domain/catalogue/goods.ts'
import { addGoods, changesOf, checkGranted, firstReview, removeGoods, reviewAfter } from '../../domain/catalogue/goods-editing.ts'
import { cents } from '#contracts/wire/money.ts'
import { saveSkus } from '../../domain/catalogue/skus.ts'
import { crudHandlers } from '../../kit.ts'
import { refuse } from '../../refusal.ts'

type Goods = RowOf<'goods'>

/** One price, or `min ~ max` if the SKUs have different prices. */
const priceRange = (db: Db, goods: Goods): string => {
  const prices = db.goods_skus
    .by('goods_id', goods.id)
    .map(sku => sku.goods_price)
    .toSorted((a, b) => cents(a) - cents(b))
  const low = prices[0] ?? goods.goods_price
  const high = prices.at(-1) ?? low
  return low === high ? low : `${low} ~ ${high}`
}

const shown = (db: Db, goods: Goods) => ({
  ...goods,
  goods_price: priceRange(db, goods),
  goods_stock: offerOf(db, goods).goods_stock,
  goods_master_image: goods.goods_master_image && thumb(goods.goods_master_image, 150),
  brand_name: db.goods_brands.findAny(goods.brand_id)?.name ?? '-',
  class_name: db.goods_classes.findAny(goods.class_id)?.name ?? '-',
})

/** The product's attributes with all of their values. Values that a SKU uses are marked, even if they were deleted. */
const attributesOf = (db: Db, used: ReadonlySet<number>) => {
  const specs = [...used].flatMap(id => db.goods_specs.findAny(id) ?? [])
  const attributes = [...new Set(specs.map(spec => spec.attr_id))].flatMap(id => db.goods_attrs.findAny(id) ?? [])
  return attributes.map(({ id, name }) => {
    const all = new Map(
      [...db.goods_specs.by('attr_id', id), ...specs.filter(spec => spec.attr_id === id)].map(one => [one.id, one]),
    )
    return { id, name, specs: [...all.values()].map(spec => ({ ...spec, ...(used.has(spec.id) && { check: true as const }) })) }
  })
}

const variantsOf = (db: Db, goods: Goods) => {
  const skus = db.goods_skus.by('goods_id', goods.id)
  if (skus.length === 0) return {}
  return {
    attrList: attributesOf(db, new Set(skus.flatMap(sku => sku.spec_id))),
    skuList: skus.map(sku => ({ ...sku, spec_id: sku.spec_id.map(String) })),
  }
}

const detailed = (db: Db, goods: Goods) => ({
  ...goods,
  ...variantsOf(db, goods),
  goods_images_thumb_150: goods.goods_images.map(image => thumb(image, 150)),
  goods_images_thumb_400: goods.goods_images.map(image => thumb(image, 400)),
  classList: classPath(db, goods.class_id),
})

const relations = (db: Db) => ({
  store: relation(db, 'stores', 'store_id'),
  goods_class: relation(db, 'goods_classes', 'class_id'),
  goods_brand: relation(db, 'goods_brands', 'brand_id'),
})

/** A product with SKUs is found by the sum of their stock, which is what the list shows. Source: GDS-8. */
const computed = (db: Db) => ({ goods_stock: (goods: Goods) => offerOf(db, goods).goods_stock })

export const backOfficeGoodsHandlers = [
  ...crudHandlers(sellerGoods, {
    rows: db => db.goods,
    show: (goods, { db }) => shown(db, goods),
    detail: (goods, { db }) => detailed(db, goods),
    mine:
      ({ store }) =>
      goods =>
        goods.store_id === store.id,
    options: ({ db, store }) => ({
      relations: relations(db),
      computed: computed(db),
      from: db.goods.by('store_id', store.id),
    }),
    create: ({ skuList, ...draft }, { db, store }) => {
      checkGranted(store, draft.class_id)
      const goods = addGoods(db, store.id, draft, firstReview(db))
      if (skuList) saveSkus(db, goods, skuList)
      return goods
    },
    update: (goods, { skuList, ...edit }, { db, store }) => {
      const patch = changesOf(db, goods, edit)
      if (patch.class_id !== goods.class_id) checkGranted(store, patch.class_id)
      const goods_verify = reviewAfter(db, goods, patch)
      db.goods.change(goods.id, { ...patch, goods_verify, ...(goods_verify !== 0 && { refuse_info: '' }) })
      if (skuList) saveSkus(db, goods, skuList)
    },
    removed: (goods, { db }) => removeGoods(db, goods.id),
  }),
  ...crudHandlers(adminGoods, {
    rows: db => db.goods,
    show: (goods, { db }) => shown(db, goods),
    detail: (goods, { db }) => detailed(db, goods),
    options: ({ db }) => ({ relations: relations(db), computed: computed(db) }),
    create: ({ skuList, store_id, goods_verify = 1, refuse_info = '', is_master, ...draft }, { db }) => {
      const store = db.stores.find(store_id) ?? refuse('invalidInput', 'store_id')
      const goods = addGoods(db, store.id, draft, goods_verify, is_master)
      db.goods.change(goods.id, { refuse_info: goods_verify === 0 ? refuse_info : '' })
      if (skuList) saveSkus(db, goods, skuList)
      return goods
    },
    update: (goods, { skuList, ...edit }, { db }) => {
      const patch = changesOf(db, goods, edit)
      const goods_verify = patch.goods_verify ?? goods.goods_verify
      db.goods.change(goods.id, { ...patch, ...(goods_verify !== 0 && { refuse_info: '' }) })
      if (skuList) saveSkus(db, goods, skuList)
    },
    removed: (goods, { db }) => removeGoods(db, goods.id),
  }),
]
