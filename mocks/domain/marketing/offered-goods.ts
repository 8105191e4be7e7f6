import type { Db } from '../../db/db.ts'
import { relation } from '../../db/relations.ts'
import type { RowOf } from '../../db/rows.ts'
import { refuse } from '../../refusal.ts'
import { offerOf, thumb } from '../catalogue/goods.ts'

type Offer = { goods_id: number }

/** Name and picture of a campaign's product, even if the product was deleted. */
export const goodsFacts = (db: Db, { goods_id }: Offer) => {
  const goods = db.goods.findAny(goods_id)
  return {
    goods_name: goods?.goods_name ?? '-',
    goods_master_image: goods?.goods_master_image ? thumb(goods.goods_master_image, 300) : '',
  }
}

/** Lets conditions such as `goods_name=v|whereHas|goods` refer to the product. */
export const goodsRelation = (db: Db) => ({ goods: relation(db, 'goods', 'goods_id') })

/** Adds the store to a campaign form. @throws Refusal invalidInput if the product belongs to another store. */
export const ofOwnGoods = <Body extends Offer>(db: Db, store: RowOf<'stores'>, body: Body) =>
  db.goods.find(body.goods_id)?.store_id === store.id ? { ...body, store_id: store.id } : refuse('invalidInput', 'goods_id')

type Period = { readonly start_time: string; readonly end_time: string }
type Times = Partial<Period>

const isPeriod = (times: Times): times is Period => times.start_time !== undefined && times.end_time !== undefined

/** Whether two periods overlap. Both ends are inclusive; without times a campaign always runs. */
const meet = (one: Times, other: Times): boolean =>
  !isPeriod(one) || !isPeriod(other) || (one.start_time <= other.end_time && other.start_time <= one.end_time)

/**
 * Allows only one campaign of a kind at a time for a product. Source: CMP-5; docs/decisions/0019-one-campaign-at-a-time.md.
 * @param others all campaigns of that kind for the product.
 * @param self the id of the campaign being changed.
 * @throws Refusal campaignOverlaps.
 */
export const refuseSecond = (others: readonly (Times & { id: number })[], times: Times, self = 0): void => {
  if (others.some(one => one.id !== self && meet(one, times))) refuse('campaignOverlaps')
}

/** A product that is sold out cannot get a campaign. @throws Refusal stockTooLow. */
export const refuseSoldOut = (db: Db, { goods_id }: Offer): void => {
  const goods = db.goods.find(goods_id)
  if (goods && offerOf(db, goods).goods_stock === 0) refuse('stockTooLow')
}
