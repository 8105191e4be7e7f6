import { isFavorite, listFavorites, removeFavorites, toggleFavorite } from '#contracts/api/catalogue/favorites.ts'
import type { Db } from '../../db/db.ts'
import { pageFrom } from '../../db/list.ts'
import type { RowOf } from '../../db/rows.ts'
import { offerOf, thumb } from '../../domain/catalogue/goods.ts'
import { handle, idsOf } from '../../kit.ts'
import { refuse } from '../../refusal.ts'

type Favorite = RowOf<'favorites'>
type Target = Pick<Favorite, 'out_id' | 'is_type'>

const known = (db: Db, user: number, { out_id, is_type }: Target): Favorite | undefined =>
  db.favorites.by('user_id', user).find(row => row.out_id === out_id && row.is_type === is_type)

/** Products count how many shoppers like them. */
const countLikes = (db: Db, { out_id, is_type }: Target, by: 1 | -1): void => {
  const goods = is_type === 0 ? db.goods.find(out_id) : undefined
  if (goods) db.goods.change(out_id, { goods_collect: Math.max(0, goods.goods_collect + by) })
}

const drop = (db: Db, row: Favorite): void => {
  db.favorites.remove(row.id)
  countLikes(db, row, -1)
}

const shownGoods = (db: Db, { id, out_id, created_at }: Favorite) => {
  const goods = db.goods.find(out_id)
  const about = { id, out_id, is_type: 0 as const, created_at }
  if (!goods) return { ...about, goods_name: '-', goods_master_image: '', goods_price: '0.00' }
  const { goods_name, goods_master_image } = goods
  return {
    ...about,
    goods_name,
    goods_master_image: goods_master_image && thumb(goods_master_image, 150),
    goods_price: offerOf(db, goods).goods_price,
  }
}

const shownStore = (db: Db, { id, out_id, created_at }: Favorite) => {
  const store = db.stores.find(out_id)
  const { store_name = '-', store_logo = '', area_info = '' } = store ?? {}
  return { id, out_id, is_type: 1 as const, created_at, store_name, store_logo, area_info }
}

/** One page of a user's favourite products, newest first. */
export const favoriteGoods = (db: Db, user: number, query: { page?: number | undefined; per_page?: number | undefined }) => {
  const page = pageFrom(favoritesOf(db, user, 0), query)
  return { ...page, data: page.data.map(row => shownGoods(db, row)) }
}

const favoritesOf = (db: Db, user: number, is_type: 0 | 1): Favorite[] =>
  db.favorites
    .by('user_id', user)
    .filter(row => row.is_type === is_type)
    .toReversed()

export const favoriteHandlers = [
  handle(isFavorite, ({ db, token, query }) =>
    token?.provider === 'users' ? known(db, token.owner_id, query) !== undefined : false,
  ),

  handle(listFavorites, ({ db, me, query }) => {
    if (query.is_type === 0) return favoriteGoods(db, me.id, query)
    const page = pageFrom(favoritesOf(db, me.id, 1), query)
    return { ...page, data: page.data.map(row => shownStore(db, row)) }
  }),

  handle(toggleFavorite, ({ db, me, body }) => {
    const before = known(db, me.id, body)
    if (before) {
      drop(db, before)
      return []
    }
    const exists = body.is_type === 0 ? db.goods.find(body.out_id) : db.stores.find(body.out_id)
    if (!exists) refuse('notFound')
    db.favorites.add({ ...body, user_id: me.id })
    countLikes(db, body, 1)
    return []
  }),

  handle(removeFavorites, ({ db, me, params }) => {
    const own = idsOf(params.ids).flatMap(id => db.favorites.find(id) ?? [])
    const gone = [...new Set(own)].filter(row => row.user_id === me.id)
    for (const row of gone) drop(db, row)
    return gone.length || refuse('notFound')
  }),
]
