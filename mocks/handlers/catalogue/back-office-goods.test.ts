import { beforeEach, describe, expect, test } from 'vitest'
import { adminGoods, sellerGoods } from '#contracts/api/catalogue/back-office-goods.ts'
import { addToCart } from '#contracts/api/orders/carts.ts'
import type { InputOf, ReplyOf } from '#contracts/api/kit/endpoint.ts'
import { createShop } from '../../test-shop.ts'

const goods = { id: 90_001 }
const variant = { id: 90_002, sku_id: 90_003 }
const colour = { id: 90_010, name: 'Colour', spec_id: 90_011, other_spec_id: 90_012 }
const foreign = { id: 90_020, spec_id: 90_021, store_id: 90_022 }
const leaf = { id: 90_030 }

let shop: ReturnType<typeof createShop>
beforeEach(() => {
  shop = createShop()
  shop.given('a product is on sale', { ...goods, stock: 5, price: '20.00' })
  shop.given('a product with SKUs is on sale', { ...variant, stock: 4, price: '30.00' })
  shop.given('the store has an attribute', colour)
})

type Edit = InputOf<typeof sellerGoods.update>['body']
type Skus = Exclude<NonNullable<Edit['skuList']>, ''>

const show = (id: number): Promise<ReplyOf<typeof sellerGoods.show>> => shop.ask(sellerGoods.show, { params: { id } }, 'seller')
const edit = (id: number, body: Edit) => shop.ask(sellerGoods.update, { params: { id }, body }, 'seller')
const refused = (id: number, body: Edit) => shop.refusal(sellerGoods.update, { params: { id }, body }, 'seller')
const decide = (id: number, body: InputOf<typeof adminGoods.update>['body']) =>
  shop.ask(adminGoods.update, { params: { id }, body }, 'admin')
const row = async (id: number) => (await shop.ask(sellerGoods.list, { query: { id } }, 'seller')).data[0]

const sku = (spec_id: number, more: Partial<Skus[number]> = {}): Skus[number] => ({
  spec_id: [spec_id],
  goods_price: '40.00',
  goods_market_price: '50.00',
  goods_stock: 3,
  goods_weight: '0.50',
  ...more,
})

const form = {
  goods_name: 'Jug',
  class_id: leaf.id,
  goods_images: ['/storage/goods/a.svg', '/storage/goods/b.svg'],
  goods_price: '-49.9',
  goods_market_price: '59',
  goods_weight: '0.8',
  goods_stock: -20,
}

// Proves GDS-2, GDS-3, GDE-7, GDE-8, SKU-1, SKU-2, SKU-3, SKU-4, SKU-5.
describe('the SKUs of a product', () => {
  test('stay unchanged when an edit does not mention them', async () => {
    const before = (await show(variant.id)).skuList

    await edit(variant.id, { goods_status: 0 })

    expect((await show(variant.id)).skuList).toEqual(before)
  })

  test('are all removed by an explicit empty value', async () => {
    await edit(variant.id, { skuList: '' })

    const { skuList, attrList } = await show(variant.id)
    expect({ skuList, attrList }).toEqual({ skuList: undefined, attrList: undefined })
  })

  test('with an id are changed, those without one added, and missing ones removed', async () => {
    await edit(goods.id, { skuList: [sku(colour.spec_id), sku(colour.other_spec_id)] })
    const [first] = (await show(goods.id)).skuList ?? []

    await edit(goods.id, { skuList: [sku(colour.spec_id, { id: first?.id, goods_price: '45.00' })] })

    const { skuList = [] } = await show(goods.id)
    expect(skuList).toMatchObject([
      { id: first?.id, goods_price: '45.00', spec_id: [String(colour.spec_id)], sku_name: ['红色'] },
    ])
  })

  test('survive when the form sends back what it loaded', async () => {
    const loaded = await show(variant.id)

    await edit(variant.id, { ...loaded, goods_name: 'Renamed' })

    expect(await show(variant.id)).toEqual({ ...loaded, goods_name: 'Renamed' })
  })

  test('may only use values of their own store, each combination once, and all the same attributes', async () => {
    shop.given('another store has an attribute', foreign)
    const known = (await show(variant.id)).skuList?.[0]?.spec_id.map(Number)[0] ?? 0

    expect(await refused(goods.id, { skuList: [sku(foreign.spec_id)] })).toBe('invalidInput')
    expect(await refused(goods.id, { skuList: [sku(colour.spec_id), sku(colour.spec_id)] })).toBe('invalidInput')
    expect(await refused(goods.id, { skuList: [sku(colour.spec_id), sku(known)] })).toBe('invalidInput')
    expect((await show(goods.id)).skuList).toBeUndefined()
  })

  test('of another product are not changed', async () => {
    expect(await refused(goods.id, { skuList: [sku(colour.spec_id, { id: variant.sku_id })] })).toBe('invalidInput')
    expect((await show(variant.id)).skuList).toMatchObject([{ id: variant.sku_id, goods_price: '30.00' }])
  })

  test('make the list show a price range and the total stock', async () => {
    await edit(goods.id, { skuList: [sku(colour.spec_id), sku(colour.other_spec_id, { goods_price: '60.00' })] })

    expect(await row(goods.id)).toMatchObject({ goods_price: '40.00 ~ 60.00', goods_stock: 6 })
  })

  test('are deleted with every deleted product, not only with the first', async () => {
    await edit(goods.id, { skuList: [sku(colour.spec_id)] })

    await shop.ask(sellerGoods.remove, { params: { ids: `${goods.id},${variant.id}` } }, 'seller')

    const left = [goods.id, variant.id].flatMap(id => shop.world.db.goods_skus.by('goods_id', id))
    expect(left).toEqual([])
  })
})

describe('a product that a store adds', () => {
  beforeEach(() => shop.given('a class for products exists', leaf))

  // Proves GDE-2, GDE-3, AMT-5.
  test('stores absolute values, uses its first picture as main picture, and is off the shelf by default', async () => {
    const { id } = await shop.ask(sellerGoods.create, { body: form }, 'seller')

    expect(await show(id)).toMatchObject({
      goods_price: '49.90',
      goods_market_price: '59.00',
      goods_stock: 20,
      goods_master_image: '/storage/goods/a.svg',
      goods_status: 0,
      goods_verify: 1,
      freight_id: 0,
    })
  })

  // Proves REV-3.
  test('waits for review if the platform reviews products', async () => {
    reviewing(true)

    const { id } = await shop.ask(sellerGoods.create, { body: form }, 'seller')

    expect((await show(id)).goods_verify).toBe(2)
  })

  // Proves GDE-5.
  test('is refused in a category that the store was not granted, and cannot be moved into one', async () => {
    shop.given('the store does not sell in a class', leaf)
    const moved = { params: { id: goods.id }, body: { class_id: leaf.id } }

    expect(await shop.refusal(sellerGoods.create, { body: form }, 'seller')).toBe('classNotSold')
    expect(await shop.refusal(sellerGoods.update, moved, 'seller')).toBe('classNotSold')
  })

  // Proves GDE-2.
  test('has a category of the third level', async () => {
    const body = { ...form, class_id: leaf.id + 1 }

    expect(await shop.refusal(sellerGoods.create, { body }, 'seller')).toBe('invalidInput')
  })
})

const reviewing = (goods_verify: boolean): void => {
  const [config] = shop.world.db.configs.by('name', 'store')
  shop.world.db.configs.change(config?.id ?? 0, { value: JSON.stringify({ goods_verify }) })
}

// Proves GDS-1, GDE-8, REV-4, REV-5.
describe('the review of a product', () => {
  test('starts again when name, subtitle or content change, but not for a price', async () => {
    reviewing(true)

    await edit(goods.id, { goods_price: '21.00' })
    expect((await show(goods.id)).goods_verify).toBe(1)
    await edit(goods.id, { goods_subname: 'New' })

    expect((await show(goods.id)).goods_verify).toBe(2)
  })

  test('does not start again if the platform does not review products', async () => {
    await edit(goods.id, { goods_name: 'New' })

    expect((await show(goods.id)).goods_verify).toBe(1)
  })

  test('shows why a product was rejected until the decision changes', async () => {
    await decide(goods.id, { goods_verify: 0, refuse_info: 'Blurred picture' })
    expect((await show(goods.id)).refuse_info).toBe('Blurred picture')

    await decide(goods.id, { goods_verify: 1 })

    expect((await show(goods.id)).refuse_info).toBe('')
  })

  test('cannot be passed by a seller whose product was rejected, only requested again', async () => {
    await decide(goods.id, { goods_verify: 0, refuse_info: 'Blurred picture' })

    await edit(goods.id, { goods_status: 1 })
    expect((await show(goods.id)).goods_verify).toBe(0)
    await edit(goods.id, { goods_name: 'Better' })

    expect((await show(goods.id)).goods_verify).toBe(2)
  })

  test("is not passed by the administrator's shelf switch", async () => {
    await decide(goods.id, { goods_verify: 2 })

    await decide(goods.id, { goods_status: 0 })

    expect(await show(goods.id)).toMatchObject({ goods_status: 0, goods_verify: 2 })
  })

  test('hides the product from shoppers until the administrator passes it', async () => {
    const buy = () => shop.refusal(addToCart, { body: { goods_id: goods.id, buy_num: 1 } }, 'shopper')
    await decide(goods.id, { goods_verify: 2 })
    const before = await buy()

    await decide(goods.id, { goods_verify: 1, is_master: 1 })

    expect([before, await buy()]).toEqual(['offShelf', 'none'])
    expect(await show(goods.id)).toMatchObject({ goods_verify: 1, is_master: 1 })
  })
})

// Proves GDE-1, GDE-4.
describe('an edit', () => {
  test('ignores empty values', async () => {
    const before = await show(goods.id)

    await edit(goods.id, { goods_name: '', goods_subname: '', goods_price: '', goods_weight: '0', class_id: 0, brand_id: '' })

    expect(await show(goods.id)).toEqual(before)
  })

  test('may set the stock to zero', async () => {
    await edit(goods.id, { goods_stock: 0 })

    expect((await row(goods.id))?.goods_stock).toBe(0)
  })

  test('cannot change a product of another store', async () => {
    shop.given('a product of another store is on sale', { id: 90_040, store_id: foreign.store_id })
    await shop.tokenOf('seller')
    const before = await shop.world.hash()

    expect(await refused(90_040, { goods_price: '1.00' })).toBe('notFound')
    expect(await shop.refusal(sellerGoods.remove, { params: { ids: '90040' } }, 'seller')).toBe('notFound')
    expect(await shop.world.hash()).toBe(before)
  })
})
