import { expect, test } from 'vitest'
import { sellerGoods } from '#contracts/api/catalogue/back-office-goods.ts'
import { createShop } from '../../test-shop.ts'

// Proves GDS-8.
test('a product with SKUs is found by the total stock that the list shows', async () => {
  const shop = createShop()
  shop.given('a product with SKUs is on sale', { id: 90_002, sku_id: 90_003, stock: 4, price: '30.00' })
  shop.world.db.goods.change(90_002, { goods_stock: 0 })
  const idsOf = async (goods_stock: string) => {
    const { data } = await shop.ask(sellerGoods.list, { query: { goods_stock, per_page: 400 } }, 'seller')
    return data.map(({ id }) => id)
  }

  const [equal, fewer] = [await idsOf('4'), await idsOf('3|nlt')]

  expect(equal).toContain(90_002)
  expect(fewer).not.toContain(90_002)
})
