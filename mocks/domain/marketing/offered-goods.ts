import type { Db } from '../../db/db.ts'
import type { RowOf } from '../../db/rows.ts'
import { refuse } from '../../refusal.ts'
import { offerOf, thumb } from '../catalogue/goods.ts'

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

type Period = { readonly start_time: string; readonly end_time: string }
type Times = Partial<Period>

const isPeriod = (times: Times): times is Period => times.start_time !== undefined && times.end_time !== undefined

/** Both ends belong to a campaign; one without times is always on. */
const meet = (one: Times, other: Times): boolean =>
  !isPeriod(one) || !isPeriod(other) || (one.start_time <= other.end_time && other.start_time <= one.end_time)

/**
 * One campaign of a kind at a time for a product. Decision 0019.
 * @param others all campaigns of that kind for the product.
 * @param self the id of the one that is changed.
 * @throws Refusal campaignOverlaps.
 */
export const refuseSecond = (others: readonly (Times & { id: number })[], times: Times, self = 0): void => {
  if (others.some(one => one.id !== self && meet(one, times))) refuse('campaignOverlaps')
}

/** Nothing can be sold cheaper that cannot be sold. @throws Refusal stockTooLow. */
export const refuseSoldOut = (db: Db, { goods_id }: Offer): void => {
  const goods = db.goods.find(goods_id)
  if (goods && offerOf(db, goods).goods_stock === 0) refuse('stockTooLow')
}
