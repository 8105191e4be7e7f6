import { GoodsSearch, homeGoods, searchGoods, showGoods } from '#contracts/api/catalogue/goods.ts'
import { decodeParams } from '#contracts/wire/params.ts'
import type { Clock } from '../../clock.ts'
import type { Db } from '../../db/db.ts'
import { wordings } from '../../db/english.ts'
import { first, pageFrom, windowOf } from '../../db/list.ts'
import type { RowOf } from '../../db/rows.ts'
import { cents } from '#contracts/wire/money.ts'
import { campaignsOf } from '../../domain/marketing/goods-campaigns.ts'
import { bestOf, cardOf, classPath, isOnSale, listOfferOf, offerOf, soldOutLast, thumb } from '../../domain/catalogue/goods.ts'
import { hasWords, wordRank } from '../../domain/catalogue/search-words.ts'
import { ratesOf, statisticsOf } from '../../domain/catalogue/ratings.ts'
import { handle } from '../../kit.ts'
import { refuse } from '../../refusal.ts'

type Goods = RowOf<'goods'>
type Search = GoodsSearch & {
  is_collective?: 0 | 1 | undefined
  is_distribution?: 0 | 1 | undefined
}

/** Whether name and subtitle, in either language, contain every word. Source: SRH-2. */
const named = (goods: Goods, { keywords }: Search): boolean =>
  hasWords(keywords ?? '', [...wordings(goods, 'goods_name'), ...wordings(goods, 'goods_subname')])

/** Empty values and 0 do not filter. Source: SRH-1. */
const fits = (db: Db, search: Search): ((goods: Goods) => boolean) => {
  const classes = new Set([search.class_id ?? []].flat())
  return goods =>
    isOnSale(db, goods) &&
    (!search.brand_id || goods.brand_id === search.brand_id) &&
    (!search.store_id || goods.store_id === search.store_id) &&
    (!search.is_collective || db.collectives.by('goods_id', goods.id).length > 0) &&
    (!search.is_distribution || db.distributions.by('goods_id', goods.id).length > 0) &&
    (classes.size === 0 || classes.has(goods.class_id)) &&
    (!search.keywords || named(goods, search))
}

/** What comes last whatever the direction: sold-out products, then names that hold a keyword only inside other words. */
const putOff = (db: Db, { sort_type, keywords = '' }: Search): ((goods: Goods) => number) => {
  if (sort_type) return () => 0
  return goods => (offerOf(db, goods).goods_stock === 0 ? 4 : 0) + 2 - wordRank(keywords, wordings(goods, 'goods_name'))
}

/** The value to sort by; the default is the number of sales. */
const rankOf = (db: Db, search: Search): ((goods: Goods) => number) => {
  if (search.sort_type === 'goods_price') return goods => cents(listOfferOf(db, goods).goods_price)
  if (search.sort_type === 'order_comment_count') return goods => db.order_comments.by('goods_id', goods.id).length
  return goods => (search.sort_type === 'goods_sale' ? goods.goods_sale : goods.id)
}

const searched = (db: Db, search: Search, query: Readonly<Record<string, unknown>>) => {
  const found = db.goods.rows().filter(fits(db, search))
  const [rank, late] = [rankOf(db, search), putOff(db, search)]
  const sign = search.sort_order === 'asc' ? 1 : -1
  const ranked = found.map(goods => ({ goods, rank: rank(goods), late: late(goods) }))
  const { page, size } = windowOf(query)
  const top = first(
    ranked,
    Math.min(page * size, ranked.length),
    (a, b) => a.late - b.late || sign * (a.rank - b.rank) || b.goods.id - a.goods.id,
  )
  return { ...pageFrom(found, query), data: top.slice((page - 1) * size, page * size).map(({ goods }) => cardOf(db, goods)) }
}

const leavesBelow = (db: Db, id: number): number[] => {
  const children = db.goods_classes.by('pid', id)
  return children.length === 0 ? [id] : children.flatMap(child => leavesBelow(db, child.id))
}

/** SKUs and their attributes with the values in use; both are absent for a product without SKUs. */
const variantsOf = (db: Db, goods: Goods) => {
  const skus = db.goods_skus.by('goods_id', goods.id)
  if (skus.length === 0) return {}
  const used = [...new Set(skus.flatMap(sku => sku.spec_id))].flatMap(id => db.goods_specs.findAny(id) ?? [])
  const attributes = [...Map.groupBy(used, spec => spec.attr_id)].flatMap(([id, specs]) => {
    const attribute = db.goods_attrs.findAny(id)
    return attribute ? [{ ...attribute, specs }] : []
  })
  return { attrList: attributes, skuList: skus.map(sku => ({ ...sku, spec_id: sku.spec_id.map(String) })) }
}

const detailOf = (db: Db, clock: Clock, goods: Goods) => {
  const store = db.stores.findAny(goods.store_id) ?? refuse('notFound')
  return {
    ...goods,
    ...offerOf(db, goods),
    ...variantsOf(db, goods),
    ...campaignsOf(db, clock, goods),
    goods_images_thumb_150: goods.goods_images.map(image => thumb(image, 150)),
    goods_images_thumb_400: goods.goods_images.map(image => thumb(image, 400)),
    classList: classPath(db, goods.class_id),
    store_info: store,
    rate: ratesOf(db, store.id),
    comment_statistics: statisticsOf(db, goods.id),
    sale_list: bestOf(
      db,
      db.goods.by('store_id', store.id).filter(one => one.class_id === goods.class_id),
      6,
    ),
  }
}

export const goodsHandlers = [
  handle(searchGoods, ({ db, query }) => {
    const search = query.params === undefined ? {} : (decodeParams(query.params, GoodsSearch) ?? {})
    const { is_collective, is_distribution } = query
    return searched(db, { ...search, is_collective, is_distribution }, query)
  }),

  handle(homeGoods, ({ db }) => ({
    goods: db.goods_classes
      .by('pid', 0)
      .toSorted((a, b) => a.is_sort - b.is_sort || a.id - b.id)
      .map(root => ({
        id: root.id,
        name: root.name,
        goods: first(
          leavesBelow(db, root.id)
            .flatMap(leaf => db.goods.by('class_id', leaf))
            .filter(goods => isOnSale(db, goods)),
          8,
          (a, b) => soldOutLast(db, a, b) || b.is_master - a.is_master || b.goods_sale - a.goods_sale || b.id - a.id,
        ).map(goods => cardOf(db, goods)),
      })),
  })),

  handle(showGoods, ({ db, clock, params }) => detailOf(db, clock, db.goods.find(params.id) ?? refuse('notFound'))),
]
