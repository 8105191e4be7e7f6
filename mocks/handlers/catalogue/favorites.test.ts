import { beforeEach, describe, expect, test } from 'vitest'
import { isFavorite, listFavorites, removeFavorites, toggleFavorite } from '#contracts/api/catalogue/favorites.ts'
import { listOrders } from '#contracts/api/orders/orders.ts'
import { userComments } from '#contracts/api/orders/order-comments.ts'
import { userDefault } from '#contracts/api/accounts/user-default.ts'
import { createShop } from '../../test-shop.ts'

const product = { out_id: 90_001, is_type: 0 } as const
const store = { out_id: 1, is_type: 1 } as const

let shop: ReturnType<typeof createShop>
beforeEach(() => {
  shop = createShop()
  shop.given('a product is on sale', { id: product.out_id, stock: 5, price: '20.00' })
})

const likes = (): number => shop.world.db.goods.find(product.out_id)?.goods_collect ?? -1
const toggle = (body: { out_id: number; is_type: 0 | 1 }) => shop.ask(toggleFavorite, { body }, 'newcomer')
const isLiked = (query: { out_id: number; is_type: 0 | 1 }) => shop.ask(isFavorite, { query }, 'newcomer')
const mine = (is_type: 0 | 1) => shop.ask(listFavorites, { query: { is_type } }, 'newcomer')

describe('a favourite', () => {
  // Proves PER-4.
  test('is added by the first call and removed by the second; the product counts both', async () => {
    await toggle(product)
    const after = [await isLiked(product), likes()]

    await toggle(product)

    expect(after).toEqual([true, 1])
    expect([await isLiked(product), likes()]).toEqual([false, 0])
  })

  // Proves PER-5.
  test("removed by its id lowers the product's count, too", async () => {
    await toggle(product)
    const [row] = (await mine(0)).data

    expect(await shop.ask(removeFavorites, { params: { ids: row?.id ?? 0 } }, 'newcomer')).toBe(1)
    expect([await isLiked(product), likes()]).toEqual([false, 0])
  })

  // Proves PER-4.
  test('may be a store: lists of products and of stores do not mix', async () => {
    await toggle(product)
    await toggle(store)

    expect((await mine(0)).data).toMatchObject([{ ...product, goods_price: '20.00' }])
    expect((await mine(1)).data).toMatchObject([{ ...store, store_name: expect.any(String) }])
  })

  // Proves PER-5.
  test('of another shopper cannot be removed', async () => {
    const [row] = (await shop.ask(listFavorites, { query: {} }, 'shopper')).data

    expect(await shop.refusal(removeFavorites, { params: { ids: row?.id ?? 0 } }, 'newcomer')).toBe('notFound')
  })

  // Proves PER-6.
  test('whose product no longer exists stays in the list without a name and can be removed', async () => {
    await toggle(product)
    shop.world.db.goods.remove(product.out_id)

    expect((await mine(0)).data).toMatchObject([{ goods_name: '-', goods_price: '0.00' }])
    await toggle(product)
    expect((await mine(0)).total).toBe(0)
  })

  // Proves PER-4.
  test('must refer to something that exists, and guests have none', async () => {
    expect(await shop.refusal(toggleFavorite, { body: { out_id: 987_654, is_type: 1 } }, 'newcomer')).toBe('notFound')
    expect(await shop.ask(isFavorite, { query: product })).toBe(false)
  })
})

// Proves ACS-4.
test('the user centre starts with the counts by stage, the newest orders and the newest favourites', async () => {
  const { count, order, fav } = await shop.ask(userDefault, { query: { per_page: 5 } }, 'shopper')

  const ofStage = async (order_status: number) => (await shop.ask(listOrders, { query: { order_status } }, 'shopper')).total
  expect(count).toEqual(await Promise.all([1, 2, 3, 4, 5].map(ofStage)))
  expect(order).toEqual(await shop.ask(listOrders, { query: { per_page: 5 } }, 'shopper'))
  expect(fav).toEqual(await shop.ask(listFavorites, { query: { per_page: 5 } }, 'shopper'))
  expect(fav.data).toHaveLength(5)
})

// Proves COM-10.
test('a shopper may change text and scores of their own comment, and nothing else in it', async () => {
  shop.given('an order has a comment', { id: 90_121, goods_id: 90_122, comment_id: 90_123 })
  const show = () => shop.ask(userComments.show, { params: { id: 90_123 } }, 'shopper')
  const before = await show()
  const mine = { content: '用了一周，还是好', score: 4.5 }
  const others = { reply: 'I am the store', user_id: 2 }

  await shop.ask(userComments.update, { params: { id: 90_123 }, body: { ...mine, ...others } }, 'shopper')

  expect(await show()).toEqual({ ...before, content: mine.content, score: '4.50' })
})
