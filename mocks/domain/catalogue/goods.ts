import type { Db } from '../../db/db.ts'
import { first } from '../../db/list.ts'
import type { RowOf } from '../../db/rows.ts'
import { refuse } from '../../refusal.ts'
import { groupOffer } from '../marketing/groups.ts'
import { cents, moneyText } from '#contracts/wire/money.ts'
import { averageScore } from './ratings.ts'

type Goods = RowOf<'goods'>
type Sku = RowOf<'goods_skus'>

/** The URL of a smaller version of a picture: `/storage/a.svg` and 150 give `/storage/a_150.svg`. */
export const thumb = (url: string, size: 150 | 300 | 400): string => url.replace(/(\.\w+)$/, `_${size}$1`)

/** Whether the public can see a store. Source: STP-1. */
export const isOpen = (store: RowOf<'stores'> | undefined): boolean => store?.store_status === 1 && store.store_verify === 4

/** Whether a product is on sale: on the shelf, approved, and in an open store. */
export const isOnSale = (db: Db, goods: Goods): boolean =>
  goods.goods_status === 1 && goods.goods_verify === 1 && isOpen(db.stores.find(goods.store_id))

/** The category of a product with its parent and grandparent, leaf first. */
export const classPath = (db: Db, id: number): RowOf<'goods_classes'>[] => {
  const row = db.goods_classes.findAny(id)
  return row ? [row, ...(row.pid > 0 ? classPath(db, row.pid) : [])] : []
}

const cheapest = (skus: readonly Sku[]): Sku | undefined =>
  skus.reduce<Sku | undefined>((best, sku) => (best && cents(best.goods_price) <= cents(sku.goods_price) ? best : sku), undefined)

/** Price and stock as lists show them: for a product with SKUs, the lowest price and the total stock. */
export const offerOf = (db: Db, goods: Goods) => {
  const skus = db.goods_skus.by('goods_id', goods.id)
  const { goods_price, goods_market_price } = cheapest(skus) ?? goods
  const goods_stock = skus.length > 0 ? skus.reduce((total, sku) => total + sku.goods_stock, 0) : goods.goods_stock
  return { goods_price, goods_market_price, goods_stock }
}

/** Takes a percentage off a price and rounds to cents. Source: CMP-4. */
export const priceOff = (price: string, percent: string): string =>
  moneyText(Math.round((cents(price) * (10_000 - cents(percent))) / 10_000))

/**
 * Price and stock in lists, with the group price if the product has a group buy. The detail shows the normal price. Source:
 * GRP-7.
 */
export const listOfferOf = (db: Db, goods: Goods) => {
  const offer = offerOf(db, goods)
  const group = groupOffer(db, goods.id)
  return group ? { ...offer, goods_price: priceOff(offer.goods_price, group.discount), need: group.need } : { ...offer, need: 0 }
}

/** A product as a card of a list. */
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

/** Orders two products so that a sold-out one comes last; 0 if both or neither can be bought. Source: SRH-7. */
export const soldOutLast = (db: Db, a: Goods, b: Goods): number =>
  Number(offerOf(db, a).goods_stock === 0) - Number(offerOf(db, b).goods_stock === 0)

/** The best-selling products on sale among `goods`, as cards. */
export const bestOf = (db: Db, goods: readonly Goods[], count: number) =>
  first(
    goods.filter(one => isOnSale(db, one)),
    count,
    (a, b) => soldOutLast(db, a, b) || b.goods_sale - a.goods_sale || b.id - a.id,
  ).map(one => cardOf(db, one))

/** A product to buy, and the chosen SKU if the product has SKUs. */
export type Item = { goods: Goods; sku: Sku | undefined }

/**
 * Finds the product and SKU to buy. `sku_id` 0 means a product without SKUs.
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

/** Unit price, stock, weight, name and picture of what is bought. */
export const factsOf = ({ goods, sku }: Item) => ({
  price: (sku ?? goods).goods_price,
  stock: (sku ?? goods).goods_stock,
  weight: (sku ?? goods).goods_weight,
  sku_name: sku ? skuName(sku) : '-',
  image: sku?.goods_image || goods.goods_master_image,
})

/**
 * Takes `count` pieces from the stock; a negative count returns them.
 * @throws Refusal stockTooLow if there are not enough.
 */
export const takeStock = (db: Db, goods_id: number, sku_id: number, count: number): void => {
  const row = sku_id > 0 ? db.goods_skus.findAny(sku_id) : db.goods.findAny(goods_id)
  if (!row || row.deleted_at !== null) return
  const left = row.goods_stock - count
  if (left < 0) refuse('stockTooLow')
  if (sku_id > 0) db.goods_skus.change(sku_id, { goods_stock: left })
  else db.goods.change(goods_id, { goods_stock: left })
}
