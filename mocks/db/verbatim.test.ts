import { expect, test } from 'vitest'
import { adminBrands } from '#contracts/api/catalogue/goods-brands.ts'
import type { Endpoint, InputOf, ReplyOf } from '#contracts/api/kit/endpoint.ts'
import { adminComments, commentOrder, listUserComments } from '#contracts/api/orders/order-comments.ts'
import type { AccountName } from '#contracts/states/ready-accounts.ts'
import { createShop, requestOf } from '../testing.ts'

const shop = createShop()

/** The data that an English client gets. */
const askInEnglish = async <E extends Endpoint>(to: E, input: InputOf<E>, who: AccountName): Promise<ReplyOf<E>> => {
  const request = requestOf(to, input, await shop.tokenOf(who))
  request.headers.set('accept-language', 'en-GB')
  const { data } = (await (await shop.send(request)).json()) as { data: ReplyOf<E> }
  return data
}

const seeded = { zh: '东西还行，就是快递慢了两天。', en: 'The product is fine, the courier took two days too long.' }

test('a comment that a shopper typed is the same in both languages, though a seeded comment has the same text', async () => {
  shop.given('an order waits for comment', { id: 97_001 })
  await shop.ask(
    commentOrder,
    { body: { order_id: 97_001, score: 5, agree: 5, service: 5, speed: 5, content: seeded.zh } },
    'shopper',
  )

  const own = (await askInEnglish(listUserComments, { query: { order_id: '97001' } }, 'shopper')).data
  const ownInChinese = (await shop.ask(listUserComments, { query: { content: `${seeded.zh}|equals` } }, 'shopper')).data
  const all = (await askInEnglish(adminComments.list, { query: { content: `${seeded.zh}|equals`, per_page: 100 } }, 'admin')).data

  expect(own.map(({ content }) => content)).toEqual([seeded.zh])
  expect(ownInChinese.find(({ id }) => id === own[0]?.id)?.content).toBe(seeded.zh)
  expect(all.filter(({ content }) => content === seeded.zh).map(({ id }) => id)).toEqual([own[0]?.id])
  expect(all.some(({ content }) => content === seeded.en)).toBe(true)
})

test('a seeded name keeps its translation when a form sends it back unchanged, and has none when another name was typed', async () => {
  const [brand] = (await shop.ask(adminBrands.list, { query: { name: '奥梵塔' } }, 'admin')).data
  const id = brand?.id ?? 0
  const nameInEnglish = async () => (await askInEnglish(adminBrands.show, { params: { id } }, 'admin')).name

  await shop.ask(adminBrands.update, { params: { id }, body: { name: '奥梵塔' } }, 'admin')
  const unchanged = await nameInEnglish()
  await shop.ask(adminBrands.update, { params: { id }, body: { name: '佩锐域' } }, 'admin')
  const typed = await nameInEnglish()

  expect(unchanged).toBe('Orvanta')
  expect(typed).toBe('佩锐域')
})
