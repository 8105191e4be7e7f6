import { expect, test } from 'vitest'
import { encodeParams } from '#contracts/wire/params.ts'
import { searchGoods, showGoods } from '#contracts/api/catalogue/goods.ts'
import { listGoodsComments } from '#contracts/api/orders/order-comments.ts'
import { createShop } from '../../test-shop.ts'

// Proves GDS-2, GDS-7, COM-3.
test('a card has the same stars and number of variants as the product page', async () => {
  const shop = createShop()
  shop.given('an order has a comment', { id: 90_051, goods_id: 90_001, comment_id: 90_061 })
  shop.given('a product with SKUs is on sale', { id: 90_002, sku_id: 90_011, stock: 5, price: '30.00' })
  shop.given('a product is on sale', { id: 90_003, stock: 5, price: '30.00' })

  const { data } = await shop.ask(searchGoods, { query: { per_page: 400 } })
  const cards = data.filter(({ id, order_comment_count }) => id > 90_000 || order_comment_count > 1).slice(0, 12)

  expect(cards.map(({ id }) => id)).toEqual(expect.arrayContaining([90_001, 90_002, 90_003]))
  expect(cards.some(({ score = 5 }) => score < 5)).toBe(true)
  for (const { id, score, sku_count } of cards) {
    const { skuList = [] } = await shop.ask(showGoods, { params: { id } })
    const comments = (await shop.ask(listGoodsComments, { params: { id }, query: { per_page: 400 } })).data
    const mean = comments.reduce((sum, comment) => sum + Number(comment.score), 0) / comments.length
    expect(sku_count).toBe(skuList.length)
    expect(score).toBe(comments.length === 0 ? undefined : Math.round(mean * 10) / 10)
  }
})

// Proves SRH-7, SRH-8.
test('sold-out products come last unless the shopper sorts, after those that hold the word only inside another', async () => {
  const shop = createShop()
  shop.given('a product is on sale', { id: 90_001, stock: 5, price: '30.00' })
  shop.given('a product is on sale', { id: 90_002, stock: 5, price: '30.00' })
  shop.given('a product is on sale', { id: 90_003, stock: 0, price: '30.00' })
  for (const [id, goods_name] of [
    [90_001, 'Pink zither'],
    [90_002, 'Pinkzither zither'],
    [90_003, 'Sold zither pink'],
  ] as const)
    shop.world.db.goods.change(id, { goods_name })
  const found = async (more: object) => {
    const params = encodeParams({ keywords: 'pink zither', ...more })
    return (await shop.ask(searchGoods, { query: { params } })).data.map(({ id }) => id)
  }

  expect(await found({})).toEqual([90_001, 90_002, 90_003])
  expect(await found({ sort_type: 'goods_price', sort_order: 'asc' })).toEqual([90_003, 90_002, 90_001])
})

// Proves SRH-2.
test('a search finds the words of a name and of its subtitle', async () => {
  const shop = createShop()
  shop.given('a product is on sale', { id: 90_001, stock: 5, price: '30.00' })
  shop.world.db.goods.change(90_001, { goods_name: 'Pink zither', goods_subname: 'With nineteen strings' })
  const found = async (keywords: string) =>
    (await shop.ask(searchGoods, { query: { params: encodeParams({ keywords }) } })).data.map(({ id }) => id)

  expect(await found('nineteen')).toEqual([90_001])
  expect(await found('zither nineteen')).toEqual([90_001])
  expect(await found('zither twenty')).toEqual([])
})

// Proves GDS-5.
test('the page of a product recommends the six best sellers of its store and its category', async () => {
  const shop = createShop()
  const { goods } = shop.world.db
  const [class_id, other] = goods
    .rows()
    .map(row => row.class_id)
    .filter((one, at, all) => all.indexOf(one) === at) as [number, number]
  for (const id of [1, 2, 3, 4, 5, 6, 7, 8, 9].map(one => 90_000 + one)) {
    shop.given('a product is on sale', { id, stock: 5, price: '30.00' })
    goods.change(id, { class_id, goods_sale: 900_000 + id })
  }
  shop.given('a product of another store is on sale', { id: 90_021, store_id: 90_031 })
  goods.change(90_021, { class_id, goods_sale: 999_999 })
  goods.change(90_009, { class_id: other })

  const { sale_list } = await shop.ask(showGoods, { params: { id: 90_001 } })

  expect(sale_list.map(({ id }) => id)).toEqual([90_008, 90_007, 90_006, 90_005, 90_004, 90_003])
})
