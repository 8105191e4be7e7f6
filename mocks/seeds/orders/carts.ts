import { isOnSale } from '../../domain/catalogue/goods.ts'
import type { RowOf } from '../../db/rows.ts'
import { buyerIds, userIds } from '../accounts/accounts.ts'
import { createRandom } from '../random.ts'
import { hour, stamps } from './times.ts'
import type { Seeding } from '../world.ts'

/** Carts: the shopper's holds a SKU of the first store and a plain product of another; the newcomer's is empty. Needs the products. */
export const seedCarts = ({ db, now, scale }: Seeding): void => {
  const random = createRandom(707)
  const onSale = random.shuffle(db.goods.rows().filter(goods => isOnSale(db, goods) && goods.goods_stock > 0))
  const skuOf = (goods: RowOf<'goods'>): number =>
    db.goods_skus.by('goods_id', goods.id).find(sku => sku.goods_stock > 0)?.id ?? 0
  const add = (user_id: number, goods: RowOf<'goods'> | undefined, hours: number): void => {
    if (!goods) return
    db.carts.add({
      user_id,
      store_id: goods.store_id,
      goods_id: goods.id,
      sku_id: skuOf(goods),
      buy_num: random.int(1, 2),
      ...stamps(now - hours * hour),
    })
  }
  add(
    userIds.shopper,
    onSale.find(goods => goods.store_id === 1 && skuOf(goods) > 0),
    30,
  )
  add(
    userIds.shopper,
    onSale.find(goods => goods.store_id !== 1 && skuOf(goods) === 0),
    5,
  )
  for (const id of buyerIds(scale).slice(2)) {
    const wish = random.int(0, 3)
    const start = random.int(0, onSale.length)
    for (const goods of onSale.slice(start, start + wish)) add(id, goods, random.int(1, 200))
  }
}
