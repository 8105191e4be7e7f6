import { expect, test } from 'vitest'
import { userAddresses } from '#contracts/api/accounts/addresses.ts'
import { buyerInfo, editBuyer } from '#contracts/api/accounts/auth.ts'
import { searchGoods, showGoods } from '#contracts/api/catalogue/goods.ts'
import { adminBrands } from '#contracts/api/catalogue/goods-brands.ts'
import type { Endpoint, InputOf, ReplyOf } from '#contracts/api/kit/endpoint.ts'
import { encodeParams } from '#contracts/wire/params.ts'
import { createOrder, showOrder } from '#contracts/api/orders/orders.ts'
import { adminComments, commentOrder, listUserComments } from '#contracts/api/orders/order-comments.ts'
import { adminAreas } from '#contracts/api/system/areas.ts'
import type { AccountName } from '#contracts/states/ready-accounts.ts'
import { createShop, requestOf } from '../test-shop.ts'

const shop = createShop()

/** Calls an endpoint as an English client and returns the data. */
const askInEnglish = async <E extends Endpoint>(to: E, input: InputOf<E>, who: AccountName): Promise<ReplyOf<E>> => {
  const request = requestOf(to, input, await shop.tokenOf(who))
  request.headers.set('accept-language', 'en-GB')
  const { data } = (await (await shop.send(request)).json()) as { data: ReplyOf<E> }
  return data
}

const seeded = { zh: '东西还行，就是快递慢了两天。', en: 'The product is fine, the courier took two days too long.' }
const brandNamed = async (name: string) => (await shop.ask(adminBrands.list, { query: { name } }, 'admin')).data[0]?.id ?? 0
const brandInBoth = async (id: number) => [
  (await shop.ask(adminBrands.show, { params: { id } }, 'admin')).name,
  (await askInEnglish(adminBrands.show, { params: { id } }, 'admin')).name,
]

// Proves LNG-5.
test('a comment typed by a shopper is the same in both languages, even if a seeded comment has the same text', async () => {
  shop.given('an order waits for comment', { id: 97_001 })
  await shop.ask(
    commentOrder,
    { body: { order_id: 97_001, score: 5, agree: 5, service: 5, speed: 5, content: seeded.zh } },
    'shopper',
  )

  const own = (await askInEnglish(listUserComments, { query: { order_id: '97001' } }, 'shopper')).data
  const ownInChinese = (await shop.ask(listUserComments, { query: { content: seeded.zh } }, 'shopper')).data
  const all = (await askInEnglish(adminComments.list, { query: { content: seeded.en, per_page: 100 } }, 'admin')).data

  expect(own.map(({ content }) => content)).toEqual([seeded.zh])
  expect(ownInChinese.find(({ id }) => id === own[0]?.id)?.content).toBe(seeded.zh)
  expect(all.length).toBeGreaterThan(0)
  expect(all.map(({ id }) => id)).not.toContain(own[0]?.id)
})

// Proves ARA-6.
test("an address and its order name their areas in the caller's language; an area that somebody adds stays as typed", async () => {
  shop.given('a product is on sale', { id: 97_021, stock: 3, price: '20.00' })
  await shop.ask(adminAreas.create, { body: { pid: '3301', code: '330199', name: 'Neustadt 新城' } }, 'admin')
  const idsOf = (...codes: string[]) => codes.map(code => shop.world.db.areas.by('code', code)[0]?.id ?? 0)
  const person = { receive_name: '林小满', receive_tel: '13800000000', address: '保俶路 1 号', is_default: 0 } as const
  const addressIn = (...codes: string[]) =>
    shop.ask(userAddresses.create, { body: { ...person, area: idsOf(...codes) } }, 'shopper')
  const { id: address_id } = await addressIn('33', '3301', '330106')
  const { id: other } = await addressIn('33', '3301', '330199')
  const order = [{ goods_id: 97_021, sku_id: 0, buy_num: 1 }]
  const { order_id } = await shop.ask(
    createOrder,
    { body: { params: encodeParams({ order, ifcart: 0 }), address_id, coupon_id: '0' } },
    'shopper',
  )
  const params = { id: order_id[0] ?? 0 }

  const shown = await askInEnglish(userAddresses.show, { params: { id: address_id } }, 'shopper')
  const added = await askInEnglish(userAddresses.show, { params: { id: other } }, 'shopper')
  const [chinese, english] = [
    await shop.ask(showOrder, { params }, 'shopper'),
    await askInEnglish(showOrder, { params }, 'shopper'),
  ]

  expect([shown.area_info, shown.address]).toEqual(['Zhejiang Hangzhou Xihu District', '保俶路 1 号'])
  expect(added.area_info).toBe('Zhejiang Hangzhou Neustadt 新城')
  expect([chinese.receive_area, english.receive_area]).toEqual(['浙江省 杭州市 西湖区', 'Zhejiang Hangzhou Xihu District'])
})

// Proves LNG-5.
test('a nickname that equals the name of a brand is not translated', async () => {
  await shop.ask(editBuyer, { body: { provider: 'users', nickname: '佩锐域' } }, 'shopper')

  const { nickname } = await askInEnglish(buyerInfo, { body: { provider: 'users' } }, 'shopper')

  expect(nickname).toBe('佩锐域')
})

// Proves LNG-5.
test('a form that sends a seeded name back unchanged, in either language, keeps both languages', async () => {
  const id = await brandNamed('奥梵塔')

  await shop.ask(adminBrands.update, { params: { id }, body: { name: '奥梵塔' } }, 'admin')
  await askInEnglish(adminBrands.update, { params: { id }, body: { name: 'Orvanta' } }, 'admin')

  expect(await brandInBoth(id)).toEqual(['奥梵塔', 'Orvanta'])
})

// Proves LNG-5.
test.each([
  ['佩锐域', 'zh'],
  ['Perryard', 'en'],
] as const)('a new name, %s, is the same in both languages', async (name, language) => {
  const { id } = await shop.ask(adminBrands.create, { body: { name: '旧名' } }, 'admin')

  await (language === 'en' ? askInEnglish : shop.ask)(adminBrands.update, { params: { id }, body: { name } }, 'admin')

  expect(await brandInBoth(id)).toEqual([name, name])
})

/** Places an order as an English caller and returns it as both languages show it. */
const orderInEnglish = async () => {
  const [goods] = (await shop.ask(searchGoods, { query: {} })).data.filter(one => one.sku_count === 0 && one.goods_stock > 0)
  const { data: addresses } = await shop.ask(userAddresses.list, { query: {} }, 'shopper')
  const params = encodeParams({ ifcart: 0, order: [{ goods_id: goods?.id ?? 0, sku_id: 0, buy_num: 1 }] })
  const address_id = addresses?.find(one => one.is_default === 1)?.id ?? 0
  const body = { params, address_id, coupon_id: '', remark: '' }
  const { order_id } = await askInEnglish(createOrder, { body }, 'shopper')
  const show = { params: { id: order_id[0] ?? 0 } }
  const chinese = await shop.ask(showOrder, show, 'shopper')
  return { goods, chinese, english: await askInEnglish(showOrder, show, 'shopper') }
}

// Proves LNG-4.
test('an order placed in English names its product in both languages', async () => {
  const { goods, chinese, english } = await orderInEnglish()

  const shown = await askInEnglish(showGoods, { params: { id: goods?.id ?? 0 } }, 'shopper')
  expect(chinese.order_goods.map(line => line.goods_name)).toEqual([goods?.goods_name])
  expect(english.order_goods.map(line => line.goods_name)).toEqual([shown.goods_name])
})

// Proves LNG-4, ORD-5.
test('an order placed in English keeps its receiver in both languages', async () => {
  const { chinese, english } = await orderInEnglish()

  expect([chinese.receive_name, english.receive_name]).toEqual(['林小满', 'Lin Xiaoman'])
  expect(chinese.receive_address).toMatch(/^\p{Script=Han}+ \d+ 号/u)
  expect(english.receive_address).toMatch(/^Room \d+, Building \d+, /)
})

// Proves LNG-4.
test('products are found by their name in either language', async () => {
  const [goods] = (await shop.ask(searchGoods, { query: {} })).data
  const { goods_name } = await askInEnglish(showGoods, { params: { id: goods?.id ?? 0 } }, 'shopper')
  const search = (keywords: string) => ({ query: { params: encodeParams({ keywords: encodeURIComponent(keywords) }) } })

  const inChinese = (await shop.ask(searchGoods, search(goods?.goods_name ?? ''))).data
  const inEnglish = (await askInEnglish(searchGoods, search(goods_name), 'shopper')).data

  expect(inChinese.map(({ id }) => id)).toEqual([goods?.id])
  expect(inEnglish.map(({ id }) => id)).toEqual([goods?.id])
})
