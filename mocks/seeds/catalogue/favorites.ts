import type { Faker } from '@faker-js/faker'
import { timeOf } from '../../clock.ts'
import { isOnSale } from '../../domain/catalogue/goods.ts'
import { buyerIds, userIds } from '../accounts/accounts.ts'
import { daysAgo, stamps } from '../orders/times.ts'
import type { Seeding } from '../world.ts'

/**
 * How many products and stores a shopper likes: the ready shopper more than a page of the user centre shows, the newcomer none.
 */
const wishes = (user: number, faker: Faker) => {
  if (user === userIds.shopper) return { products: 9, stores: 4 }
  return user === userIds.newcomer ? { products: 0, stores: 0 } : { products: faker.number.int({ max: 6 }), stores: faker.number.int({ max: 3 }) }
}

/** A time so many days ago, but not before the shopper registered. */
const likedAt = (seeding: Seeding, user: number, days: number): number =>
  Math.max(daysAgo(seeding, days), timeOf(seeding.db.users.find(user)?.created_at ?? ''))

/**
 * Seeds favourite products and followed stores. A product's count is at least the number of its favourites. Needs the products.
 */
export const seedFavorites = (seeding: Seeding): void => {
  const { db, scale, faker } = seeding
  const goods = faker.helpers.shuffle(db.goods.rows().filter(one => isOnSale(db, one)))
  const stores = faker.helpers.shuffle(db.stores.rows().filter(store => store.store_status === 1 && store.store_verify === 4))
  for (const user_id of buyerIds(scale)) {
    const { products, stores: followed } = wishes(user_id, faker)
    const start = faker.number.int({ max: Math.max(0, goods.length - products) })
    const first = faker.number.int({ max: Math.max(0, stores.length - followed) })
    const liked = [
      ...goods.slice(start, start + products).map(one => ({ out_id: one.id, is_type: 0 as const })),
      ...stores.slice(first, first + followed).map(one => ({ out_id: one.id, is_type: 1 as const })),
    ]
    for (const [at, { out_id, is_type }] of liked.entries())
      db.favorites.add({ user_id, out_id, is_type, ...stamps(likedAt(seeding, user_id, liked.length - at)) })
  }
  const likes = Map.groupBy(db.favorites.rows(), row => (row.is_type === 0 ? row.out_id : 0))
  for (const [id, { length }] of likes) {
    const row = db.goods.find(id)
    if (row && row.goods_collect < length) db.goods.change(id, { goods_collect: length, updated_at: row.updated_at })
  }
}
