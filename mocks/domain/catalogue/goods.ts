import type { Db } from '../../db/db.ts'
import { first } from '../../db/list.ts'
import type { RowOf } from '../../db/rows.ts'
import { refuse } from '../../refusal.ts'
import { groupOffer } from '../marketing/groups.ts'
import { cents, moneyText } from '#contracts/wire/money.ts'
import { averageScore } from './ratings.ts'

type Goods = RowOf<'goods'>
type Sku = RowOf<'goods_skus'>

/** The smaller picture of the same name: `/storage/a.svg` and 150 give `/storage/a_150.svg`. */
export const thumb = (url: string, size: 150 | 300 | 400): string => url.replace(/(\.\w+)$/, `_${size}$1`)

/** A store that the public may see. Source: STP-1. */
export const isOpen = (store: RowOf<'stores'> | undefined): boolean => store?.store_status === 1 && store.store_verify === 4

/** Whether a product is on sale: on the shelf, reviewed, in an open store. */
export const isOnSale = (db: Db, goods: Goods): boolean =>
  goods.goods_status === 1 && goods.goods_verify === 1 && isOpen(db.stores.find(goods.store_id))

/** The class of a product with its parent and grandparent, leaf first. */
export const classPath = (db: Db, id: number): RowOf<'goods_classes'>[] => {
  const row = db.goods_classes.findAny(id)
  return row ? [row, ...(row.pid > 0 ? classPath(db, row.pid) : [])] : []
}

const cheapest = (skus: readonly Sku[]): Sku | undefined =>
  skus.reduce<Sku | undefined>((best, sku) => (best && cents(best.goods_price) <= cents(sku.goods_price) ? best : sku), undefined)

/** What lists show of price and stock: of SKU products the cheapest price and the sum. */
export const offerOf = (db: Db, goods: Goods) => {
  const skus = db.goods_skus.by('goods_id', goods.id)
  const { goods_price, goods_market_price } = cheapest(skus) ?? goods
  const goods_stock = skus.length > 0 ? skus.reduce((total, sku) => total + sku.goods_stock, 0) : goods.goods_stock
  return { goods_price, goods_market_price, goods_stock }
}

/** A price with percent taken off, rounded. Source: CMP-4. */
export const priceOff = (price: string, percent: string): string =>
  moneyText(Math.round((cents(price) * (10_000 - cents(percent))) / 10_000))

/** What lists show as price: that for groups where there is an offer, which the detail does not. Source: GRP-7. */
export const listOfferOf = (db: Db, goods: Goods) => {
  const offer = offerOf(db, goods)
  const group = groupOffer(db, goods.id)
  return group ? { ...offer, goods_price: priceOff(offer.goods_price, group.discount), need: group.need } : { ...offer, need: 0 }
}

/** A product as lists show it. */
export const cardOf = (db: Db, goods: Goods) => {
  const comments = db.order_comments.by('goods_id', goods.id)
  return {
    ...goods,
    ...listOfferOf(db, goods),
    goods_master_image: goods.goods_master_image && thumb(goods.goods_master_image, 300),
    order_comment_count: comments.length,
    store_name: db.stores.findAny(goods.store_id)?.store_name ?? '-',
    score: averageScore(comments),
    sku_count: db.goods_skus.by('goods_id', goods.id).length,
  }
}

/** The best sellers among `goods` that are on sale, as cards. */
export const bestOf = (db: Db, goods: readonly Goods[], count: number) =>
  first(
    goods.filter(one => isOnSale(db, one)),
    count,
    (a, b) => b.goods_sale - a.goods_sale || b.id - a.id,
  ).map(one => cardOf(db, one))

/** What is bought: a product, and its SKU where it has some. */
export type Item = { goods: Goods; sku: Sku | undefined }

/**
 * The product and SKU that a shopper names. `sku_id` 0 is a product without SKUs.
 * @throws Refusal notFound, offShelf, skuMissing (none chosen, or one of another product).
 */
export const itemOf = (db: Db, goods_id: number, sku_id: number): Item => {
  const goods = db.goods.find(goods_id) ?? refuse('notFound')
  if (!isOnSale(db, goods)) refuse('offShelf')
  const sku = sku_id > 0 ? db.goods_skus.find(sku_id) : undefined
  const hasSkus = db.goods_skus.by('goods_id', goods_id).length > 0
  if (sku ? sku.goods_id !== goods_id : hasSkus || sku_id > 0) refuse('skuMissing')
  return { goods, sku }
}

/** The values of a SKU as carts and orders show them. */
export const skuName = (sku: Sku): string => sku.sku_name.join(' ')

/** Unit price, stock, weight and name of what is bought. */
export const factsOf = ({ goods, sku }: Item) => ({
  price: (sku ?? goods).goods_price,
  stock: (sku ?? goods).goods_stock,
  weight: (sku ?? goods).goods_weight,
  sku_name: sku ? skuName(sku) : '-',
  image: sku?.goods_image || goods.goods_master_image,
})

/**
 * Takes from the stock (or gives back, with a negative number).
 * @throws Refusal stockTooLow when fewer are left.
 */
export const takeStock = (db: Db, goods_id: number, sku_id: number, count: number): void => {
  const row = sku_id > 0 ? db.goods_skus.findAny(sku_id) : db.goods.findAny(goods_id)
  if (!row || row.deleted_at !== null) return
  const left = row.goods_stock - count
  if (left < 0) refuse('stockTooLow')
  if (sku_id > 0) db.goods_skus.change(sku_id, { goods_stock: left })
  else db.goods.change(goods_id, { goods_stock: left })
}
