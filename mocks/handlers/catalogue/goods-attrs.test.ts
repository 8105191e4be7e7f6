import { beforeEach, describe, expect, test } from 'vitest'
import { sellerGoods } from '#contracts/api/catalogue/back-office-goods.ts'
import { sellerAllAttrs, sellerAttrs } from '#contracts/api/catalogue/goods-attrs.ts'
import { createShop } from '../../test-shop.ts'

const goods = { id: 90_001 }
const colour = { id: 90_010, name: 'Colour', spec_id: 90_011, other_spec_id: 90_012 }

let shop: ReturnType<typeof createShop>
beforeEach(() => {
  shop = createShop()
  shop.given('a product is on sale', { ...goods, stock: 5, price: '20.00' })
  shop.given('the store has an attribute', colour)
})

describe('the values of an attribute', () => {
  const values = async () =>
    (await shop.ask(sellerAllAttrs, { query: { isAll: 'true' } }, 'seller')).find(({ id }) => id === colour.id)?.specs ?? []
  const save = (specs: string[] | '') =>
    shop.ask(sellerAttrs.update, { params: { id: colour.id }, body: { name: 'Tone', specs } }, 'seller')

  // Proves CLS-4.
  test('keep their ids if the name exists; new names are added and missing ones removed', async () => {
    await save(['红色', '蓝色'])

    const [red, blue] = await values()
    expect(red).toMatchObject({ id: colour.spec_id, name: '红色' })
    expect(blue).toMatchObject({ attr_id: colour.id, name: '蓝色' })
    expect(await values()).toHaveLength(2)
  })

  // Proves CLS-4.
  test('are not changed by an empty list', async () => {
    const before = await values()

    await save('')

    expect(await values()).toEqual(before)
  })

  // Proves CLS-4.
  test('that were removed stay valid for the SKUs that use them', async () => {
    const show = () => shop.ask(sellerGoods.show, { params: goods }, 'seller')
    const offer = { goods_price: '40.00', goods_market_price: '50.00', goods_stock: 3, goods_weight: '0.50' }
    const skuList = [{ spec_id: [colour.spec_id], ...offer }]
    await shop.ask(sellerGoods.update, { params: goods, body: { skuList } }, 'seller')
    await save(['蓝色'])
    const loaded = await show()

    await shop.ask(sellerGoods.update, { params: goods, body: loaded }, 'seller')

    expect((await show()).skuList).toEqual(loaded.skuList)
  })
})
