import {
  adminIntegralGoods,
  integralHome,
  IntegralSearch,
  searchIntegralGoods,
  showIntegralGoods,
} from '#contracts/api/points/integral-goods.ts'
import { decodeParams } from '#contracts/wire/params.ts'
import type { Db } from '../../db/db.ts'
import { relation } from '../../db/relations.ts'
import { wordings } from '../../db/english.ts'
import { first, pageFrom } from '../../db/list.ts'
import type { RowOf } from '../../db/rows.ts'
import { thumb } from '../../domain/catalogue/goods.ts'
import { cents } from '#contracts/wire/money.ts'
import { hasWords } from '../../domain/catalogue/search-words.ts'
import { crudHandlers, handle } from '../../kit.ts'
import { refuse } from '../../refusal.ts'

type Goods = RowOf<'integral_goods'>

const detailOf = (goods: Goods) => ({
  ...goods,
  goods_images_thumb_150: goods.goods_images.map(image => thumb(image, 150)),
  goods_images_thumb_400: goods.goods_images.map(image => thumb(image, 400)),
})

const bestFour = (goods: readonly Goods[]): Goods[] =>
  first(
    goods.filter(one => one.goods_status === 1),
    4,
    (a, b) => b.goods_sale - a.goods_sale || b.id - a.id,
  )

/** @throws Refusal invalidInput if the category does not exist. */
const inClass = (db: Db, cid: number | undefined): void => {
  if (cid !== undefined && !db.integral_goods_classes.find(cid)) refuse('invalidInput', 'cid')
}

const relations = (db: Db) => ({
  class: relation(db, 'integral_goods_classes', 'cid'),
})

export const integralGoodsHandlers = [
  handle(integralHome, ({ db }) => ({
    recommend: bestFour(db.integral_goods.rows().filter(goods => goods.is_recommend === 1)),
    list: db.integral_goods_classes
      .rows()
      .map(({ id, name }) => ({ id, name, integral_goods: bestFour(db.integral_goods.by('cid', id)) })),
  })),

  handle(searchIntegralGoods, ({ db, query }) => {
    const { cid, keywords = '', sort_type, sort_order = 'desc' } = decodeParams(query.params ?? '', IntegralSearch) ?? {}
    const rank = (goods: Goods): number => (sort_type === 'goods_price' ? cents(goods.goods_price) : goods[sort_type ?? 'id'])
    const sign = sort_order === 'asc' ? 1 : -1
    const found = (cid ? db.integral_goods.by('cid', cid) : db.integral_goods.rows())
      .filter(goods => goods.goods_status === 1 && hasWords(keywords, wordings(goods, 'goods_name')))
      .toSorted((a, b) => sign * (rank(a) - rank(b)) || b.id - a.id)
    return pageFrom(found, query)
  }),

  handle(showIntegralGoods, ({ db, params }) => detailOf(db.integral_goods.find(params.id) ?? refuse('notFound'))),

  ...crudHandlers(adminIntegralGoods, {
    rows: db => db.integral_goods,
    show: (goods, { db }) => ({ ...goods, class_name: db.integral_goods_classes.find(goods.cid)?.name ?? '-' }),
    detail: detailOf,
    options: ({ db }) => ({ relations: relations(db) }),
    create: (body, { db }) => {
      inClass(db, body.cid)
      return db.integral_goods.add({
        goods_subname: '',
        goods_stock: 0,
        goods_content: '',
        goods_status: 0,
        is_recommend: 0,
        goods_sale: 0,
        goods_master_image: body.goods_images[0] ?? '',
        ...body,
      })
    },
    update: (goods, body, { db }) => {
      inClass(db, body.cid)
      db.integral_goods.change(goods.id, body as Partial<Goods>)
    },
  }),
]
