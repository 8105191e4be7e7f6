import { z } from 'zod'
import { endpoint } from '../kit/endpoint.ts'
import { pageOf } from '../kit/list-query.ts'
import { changedRows, dateTime, id, imageUrl, money, sentId, sentInt } from '../kit/values.ts'

const favorite = { id, out_id: id, created_at: dateTime }

/** A favourite product. If it was deleted, the name is `-`. */
export const FavoriteGoods = z.object({
  ...favorite,
  is_type: z.literal(0),
  goods_name: z.string(),
  goods_master_image: imageUrl,
  goods_price: money.describe('The price of the cheapest SKU, if the product has SKUs.'),
})

/** A store that the shopper follows. */
export const FavoriteStore = z.object({
  ...favorite,
  is_type: z.literal(1),
  store_name: z.string(),
  store_logo: imageUrl,
  area_info: z.string(),
})

const kind = sentInt(z.union([z.literal(0), z.literal(1)])).describe('0 a product, 1 a store.')
const target = z.object({ out_id: sentId, is_type: kind })

export const isFavorite = endpoint({
  method: 'GET',
  path: '/is_fav',
  auth: 'optional',
  about: 'Check whether a product or store is a favourite of the shopper; false for guests',
  query: target,
  reply: z.boolean(),
  errors: ['invalidInput'],
})

export const listFavorites = endpoint({
  method: 'GET',
  path: '/user/favorites',
  auth: 'buyer',
  about: "List the shopper's favourite products or followed stores",
  query: z.object({ is_type: kind.default(0), page: sentInt().optional(), per_page: sentInt().optional() }),
  reply: pageOf(z.discriminatedUnion('is_type', [FavoriteGoods, FavoriteStore])),
})

/** Toggles: a product or store that is a favourite already is removed. Source: PER-4. */
export const toggleFavorite = endpoint({
  method: 'POST',
  path: '/user/favorites',
  auth: 'buyer',
  about: 'Add a product or store to the favourites, or remove it',
  body: target,
  reply: z.array(z.never()),
  errors: ['notFound', 'invalidInput'],
})

export const removeFavorites = endpoint({
  method: 'DELETE',
  path: '/user/favorites/{ids}',
  auth: 'buyer',
  about: "Remove some of the shopper's favourites",
  reply: changedRows,
  errors: ['notFound'],
})
