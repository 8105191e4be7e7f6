import { listSeckills, sellerSeckills } from '#contracts/api/marketing/seckills.ts'
import { dateTimeText, type Clock } from '../../clock.ts'
import type { Db } from '../../db/db.ts'
import { pageFrom } from '../../db/list.ts'
import type { RowOf } from '../../db/rows.ts'
import { phaseOf } from '../../domain/marketing/campaigns.ts'
import { isOnSale, offerOf, cardOf, priceOff } from '../../domain/catalogue/goods.ts'
import { goodsFacts, goodsRelation, ofOwnGoods, refuseSecond, refuseSoldOut } from '../../domain/marketing/offered-goods.ts'
import { crudHandlers, handle } from '../../kit.ts'

const hour = 3_600_000

/** Flash sales that start within one hour. `slot` counts hours from the current one. */
const inSlot = (db: Db, clock: Clock, slot: number) => {
  const from = Math.floor(clock.now() / hour) * hour + slot * hour
  const [first, end] = [dateTimeText(from), dateTimeText(from + hour)]
  return db.seckills.rows().flatMap(sale => {
    const goods = db.goods.find(sale.goods_id)
    return sale.start_time >= first && sale.start_time < end && goods && isOnSale(db, goods) ? [{ sale, goods }] : []
  })
}

/** A product card with the price of the sale. */
const saleCard = (db: Db, { sale, goods }: { sale: RowOf<'seckills'>; goods: RowOf<'goods'> }) => ({
  ...cardOf(db, goods),
  goods_price: priceOff(offerOf(db, goods).goods_price, sale.discount),
  discount: sale.discount,
  start_time: sale.start_time,
  end_time: sale.end_time,
})

export const seckillHandlers = [
  ...crudHandlers(sellerSeckills, {
    rows: db => db.seckills,
    show: (row, { db, clock }) => ({ ...row, ...goodsFacts(db, row), status: phaseOf(clock, row) }),
    mine:
      ({ store }) =>
      row =>
        row.store_id === store.id,
    options: ({ db }) => ({ relations: goodsRelation(db) }),
    create: (body, { db, store }) => {
      const sale = ofOwnGoods(db, store, body)
      refuseSoldOut(db, sale)
      refuseSecond(db.seckills.by('goods_id', sale.goods_id), sale)
      return db.seckills.add(sale)
    },
    update: (row, body, { db, store }) => {
      const sale = ofOwnGoods(db, store, body)
      if (sale.goods_id !== row.goods_id) refuseSoldOut(db, sale)
      refuseSecond(db.seckills.by('goods_id', sale.goods_id), sale, row.id)
      db.seckills.change(row.id, sale)
    },
  }),
  handle(listSeckills, ({ db, clock, query }) => {
    const found = inSlot(db, clock, query.start_time ?? 0)
    const page = pageFrom(
      found.sort((a, b) => b.goods.goods_sale - a.goods.goods_sale || b.goods.id - a.goods.id),
      query,
    )
    return { ...page, data: page.data.map(one => saleCard(db, one)) }
  }),
]
