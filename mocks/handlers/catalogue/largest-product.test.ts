import { expect, test } from 'vitest'
import { sellerGoods } from '#contracts/api/catalogue/back-office-goods.ts'
import { createShop } from '../../test-shop.ts'

const goods = { id: 90_001 }

/** Adds an attribute with `count` values to the store. */
const addAttribute = ({ world: { db } }: ReturnType<typeof createShop>, name: string, count: number): number[] => {
  const store_id = db.goods.find(goods.id)?.store_id ?? 0
  const { id: attr_id } = db.goods_attrs.add({ store_id, name })
  return Array.from({ length: count }, (_, at) => db.goods_specs.add({ attr_id, name: `${name} ${at}` }).id)
}

// Proves SKU-8.
test('a product can be saved with 300 SKUs of five attributes, but not with 301', async () => {
  const shop = createShop()
  shop.given('a product is on sale', { ...goods, stock: 5, price: '20.00' })
  const sizes = addAttribute(shop, 'Size', 301)
  const others = ['Cut', 'Fabric', 'Pattern', 'Year'].flatMap(name => addAttribute(shop, name, 1))
  const numbers = { goods_price: '40.00', goods_market_price: '50.00', goods_stock: 3, goods_weight: '0.50' }
  const skuList = sizes.map(size => ({ spec_id: [size, ...others], sku_name: [`${size}`, 'a', 'b', 'c', 'd'], ...numbers }))
  const { id } = goods

  await shop.ask(sellerGoods.update, { params: { id }, body: { skuList: skuList.slice(0, 300) } }, 'seller')

  expect((await shop.ask(sellerGoods.show, { params: { id } }, 'seller')).skuList).toHaveLength(300)
  expect(await shop.refusal(sellerGoods.update, { params: { id }, body: { skuList } }, 'seller')).toBe('invalidInput')
})
