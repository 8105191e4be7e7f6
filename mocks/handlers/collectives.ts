import { sellerCollectives } from '#contracts/api/collectives.ts'
import { goodsFacts, goodsRelation, ofOwnGoods } from '../domain/offered-goods.ts'
import { crudHandlers } from '../kit.ts'

export const collectiveHandlers = crudHandlers(sellerCollectives, {
  rows: db => db.collectives,
  show: (row, { db }) => ({ ...row, ...goodsFacts(db, row) }),
  mine:
    ({ store }) =>
    row =>
      row.store_id === store.id,
  options: ({ db }) => ({ relations: goodsRelation(db) }),
  create: (body, { db, store }) => db.collectives.add(ofOwnGoods(db, store, body)),
  update: (row, body, { db, store }) => void db.collectives.change(row.id, ofOwnGoods(db, store, body)),
})
