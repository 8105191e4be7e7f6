import type { Db } from '../db/db.ts'
import type { RowOf } from '../db/rows.ts'
import { refuse } from '../refusal.ts'
import { thumb } from './goods.ts'

type Offer = { goods_id: number }

/** Name and picture of the product that a campaign is for; deleted products keep theirs. */
export const goodsFacts = (db: Db, { goods_id }: Offer) => {
  const goods = db.goods.findAny(goods_id)
  return {
    goods_name: goods?.goods_name ?? '-',
    goods_master_image: goods?.goods_master_image ? thumb(goods.goods_master_image, 300) : '',
  }
}

/** `goods` for conditions such as `goods_name=v|whereHas|goods`. */
export const goodsRelation = (db: Db) => ({ goods: { has: db.goods.has, of: (row: Offer) => db.goods.findAny(row.goods_id) } })

/** What a store's form says, with the store. @throws Refusal invalidInput when the product is not the store's. */
export const ofOwnGoods = <Body extends Offer>(db: Db, store: RowOf<'stores'>, body: Body) =>
  db.goods.find(body.goods_id)?.store_id === store.id ? { ...body, store_id: store.id } : refuse('invalidInput', 'goods_id')
