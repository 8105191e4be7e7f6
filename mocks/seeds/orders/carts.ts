import { isOnSale } from '../../domain/catalogue/goods.ts'
import type { RowOf } from '../../db/rows.ts'
import { buyerIds, userIds } from '../accounts/accounts.ts'
import { hour, stamps } from './times.ts'
import type { Seeding } from '../world.ts'

/**
 * Seeds the carts. The ready shopper's holds a SKU of the first store and a product without SKUs of another one; the newcomer's
 * is empty. Needs the products.
 */
export const seedCarts = ({ db, now, scale, faker }: Seeding): void => {
  const onSale = faker.helpers.shuffle(db.goods.rows().filter(goods => isOnSale(db, goods) && goods.goods_stock > 0))
  const skuOf = (goods: RowOf<'goods'>): number =>
    db.goods_skus.by('goods_id', goods.id).find(sku => sku.goods_stock > 0)?.id ?? 0
  const add = (user_id: number, goods: RowOf<'goods'> | undefined, hours: number): void => {
    if (!goods) return
    db.carts.add({
      user_id,
      store_id: goods.store_id,
      goods_id: goods.id,
      sku_id: skuOf(goods),
      buy_num: faker.number.int({ min: 1, max: 2 }),
      ...stamps(now - hours * hour),
    })
  }
  add(
    userIds.shopper,
    onSale.find(goods => goods.store_id === 1 && skuOf(goods) > 0),
    30.37,
  )
  add(
    userIds.shopper,
    onSale.find(goods => goods.store_id !== 1 && skuOf(goods) === 0),
    5.21,
  )
  for (const id of buyerIds(scale).slice(2)) {
    const size = faker.number.int({ max: 3 })
    const start = faker.number.int({ max: onSale.length })
    for (const goods of onSale.slice(start, start + size)) add(id, goods, faker.number.float({ min: 1, max: 200 }))
  }
}
