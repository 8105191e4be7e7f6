import { sellerCollectives } from '#contracts/api/marketing/collectives.ts'
import { goodsFacts, goodsRelation, ofOwnGoods, refuseSecond, refuseSoldOut } from '../../domain/marketing/offered-goods.ts'
import { crudHandlers } from '../../kit.ts'

export const collectiveHandlers = crudHandlers(sellerCollectives, {
  rows: db => db.collectives,
  show: (row, { db }) => ({ ...row, ...goodsFacts(db, row) }),
  mine:
    ({ store }) =>
    row =>
      row.store_id === store.id,
  options: ({ db }) => ({ relations: goodsRelation(db) }),
  create: (body, { db, store }) => {
    const offer = ofOwnGoods(db, store, body)
    refuseSoldOut(db, offer)
    refuseSecond(db.collectives.by('goods_id', offer.goods_id), {})
    return db.collectives.add(offer)
  },
  update: (row, body, { db, store }) => {
    const offer = ofOwnGoods(db, store, body)
    if (offer.goods_id !== row.goods_id) refuseSoldOut(db, offer)
    refuseSecond(db.collectives.by('goods_id', offer.goods_id), {}, row.id)
    db.collectives.change(row.id, offer)
  },
})
