import { isOnSale } from '../../domain/catalogue/goods.ts'
import { buyerIds, userIds } from '../accounts/accounts.ts'
import { createRandom } from '../random.ts'
import { day, hour, stamps } from '../orders/times.ts'
import type { Seeding } from '../world.ts'

/** How many products and stores somebody likes: the shopper more than a page of the centre shows, the newcomer none. */
const wishes = (user: number, random: ReturnType<typeof createRandom>) => {
  if (user === userIds.shopper) return { products: 9, stores: 4 }
  return user === userIds.newcomer ? { products: 0, stores: 0 } : { products: random.int(0, 6), stores: random.int(0, 3) }
}

/** Favourite products and followed stores; no product is liked by fewer than it counts. Needs the products. */
export const seedFavorites = ({ db, now, scale }: Seeding): void => {
  const random = createRandom(929)
  const goods = random.shuffle(db.goods.rows().filter(one => isOnSale(db, one)))
  const stores = random.shuffle(db.stores.rows().filter(store => store.store_status === 1 && store.store_verify === 4))
  for (const user_id of buyerIds(scale)) {
    const { products, stores: followed } = wishes(user_id, random)
    const start = random.int(0, Math.max(0, goods.length - products))
    const first = random.int(0, Math.max(0, stores.length - followed))
    const liked = [
      ...goods.slice(start, start + products).map(one => ({ out_id: one.id, is_type: 0 as const })),
      ...stores.slice(first, first + followed).map(one => ({ out_id: one.id, is_type: 1 as const })),
    ]
    for (const [at, { out_id, is_type }] of liked.entries())
      db.favorites.add({ user_id, out_id, is_type, ...stamps(now - (liked.length - at) * day - random.int(0, 20) * hour) })
  }
  const likes = Map.groupBy(db.favorites.rows(), row => (row.is_type === 0 ? row.out_id : 0))
  for (const [id, { length }] of likes) {
    const row = db.goods.find(id)
    if (row && row.goods_collect < length) db.goods.change(id, { goods_collect: length, updated_at: row.updated_at })
  }
}
