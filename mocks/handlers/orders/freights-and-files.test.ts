import { beforeEach, describe, expect, test } from 'vitest'
import { sellerGoods } from '#contracts/api/catalogue/back-office-goods.ts'
import { allFileSpaceDirs, fileSpaceDirs, fileSpaces } from '#contracts/api/content/file-spaces.ts'
import { removeFreights, saveFreights, sellerAllFreights } from '#contracts/api/orders/freights.ts'
import type { InputOf } from '#contracts/api/kit/endpoint.ts'
import { createShop } from '../../test-shop.ts'

const own = { id: 90_001, custom_id: 90_002, province_id: 90_003, free_province_id: 90_004 }
const foreign = { id: 90_005 }
const prices = { f_weight: '1', f_price: '8', o_weight: '1', o_price: '3' }
const goods = { id: 90_006 }

let shop: ReturnType<typeof createShop>
beforeEach(() => void (shop = createShop()))

describe('freight templates', () => {
  type Info = InputOf<typeof saveFreights>['body']['info']
  const usual = { id: own.id, ...prices }
  const north = { id: own.custom_id, name: 'North', ...prices, area_id: [own.province_id] }
  const all = () => shop.ask(sellerAllFreights, { query: { isAll: 'true' } }, 'seller')
  const save = (info: Info) => shop.refusal(saveFreights, { params: { id: 0 }, body: { info } }, 'seller')
  const remove = (id: number) => shop.refusal(removeFreights, { params: { ids: id } }, 'seller')

  beforeEach(() => shop.given('the store has freight templates', own))

  // Proves FRT-10.
  test('are saved together: the first is the default, the others are for provinces', async () => {
    await save([{ ...usual, f_price: '9.5' }, north, { ...north, id: 0, name: 'Far', area_id: [own.free_province_id] }])

    expect(await all()).toMatchObject([
      { id: own.id, is_type: 0, f_price: '9.50', area_id: [] },
      { id: own.custom_id, is_type: 1, name: 'North' },
      { is_type: 1, name: 'Far', area_id: [String(own.free_province_id)] },
    ])
  })

  // Proves FRT-11.
  test('include only one default, even if it is sent as a new one', async () => {
    await save([{ ...usual, id: 0 }])

    expect((await all()).map(({ id, is_type }) => [id, is_type])).toEqual([
      [own.id, 0],
      [own.custom_id, 1],
    ])
  })

  // Proves FRT-12.
  test('that overlap are refused, and nothing is saved', async () => {
    const before = await all()

    expect(await save([{ ...usual, f_price: '1' }, north, { ...north, id: 0 }])).toBe('invalidInput')
    expect(await save([usual, { ...north, id: 0 }])).toBe('invalidInput')
    expect(await all()).toEqual(before)
  })

  // Proves FRT-14.
  test('that are deleted leave their products to the default', async () => {
    shop.given('a product is on sale', { ...goods, stock: 5, price: '20.00' })
    const product = { params: goods }
    await shop.ask(sellerGoods.update, { ...product, body: { freight_id: own.custom_id } }, 'seller')

    expect(await remove(own.custom_id)).toBe('none')

    expect((await shop.ask(sellerGoods.show, product, 'seller')).freight_id).toBe(0)
  })

  // Proves GDE-6, FRT-13.
  test('of another store can be neither used, changed nor deleted, and the default cannot be deleted', async () => {
    shop.given('another store has a freight template', foreign)
    shop.given('a product is on sale', { ...goods, stock: 5, price: '20.00' })
    const edit = { params: goods, body: { freight_id: foreign.id } }

    expect(await shop.refusal(sellerGoods.update, edit, 'seller')).toBe('invalidInput')
    expect(await save([usual, { ...north, id: foreign.id }])).toBe('notFound')
    expect(await remove(foreign.id)).toBe('notFound')
    expect(await remove(own.id)).toBe('wrongState')
  })
})

describe('the picture space', () => {
  const folder = { id: 90_011, name: 'Autumn', picture_id: 90_012 }
  const png = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])

  const upload = async (fields: Record<string, string>) => {
    const form = new FormData()
    form.append('file', new File([png], 'maple.png', { type: 'image/png' }))
    for (const [key, value] of Object.entries(fields)) form.append(key, value)
    const headers = { authorization: `Bearer ${await shop.tokenOf('seller')}` }
    const request = new Request('http://localhost/api/Seller/uploads', { method: 'POST', body: form, headers })
    const { code, data }: { code: number; data: string } = await (await shop.send(request)).json()
    return { code, data }
  }
  const pictures = async (dir_id: number) => (await shop.ask(fileSpaces.list, { query: { dir_id } }, 'seller')).data

  beforeEach(() => shop.given('the store has a folder with a picture', folder))

  // Proves FIL-1, UPL-1, UPL-8.
  test('stores uploads in a folder under their own name', async () => {
    const { data } = await upload({ name: 'spaces', dir_id: String(folder.id) })

    expect((await pictures(folder.id))[0]).toMatchObject({ name: 'maple', ext_name: 'png', url: data, dir_id: folder.id })
  })

  // Proves FIL-1.
  test('stores pictures of products in the temporary folder, and no other uploads', async () => {
    const { data } = await upload({ name: 'goods' })
    const other = await upload({ name: 'avatar' })

    const urls = (await pictures(0)).map(({ url }) => url)
    expect(urls).toContain(data)
    expect(urls).not.toContain(other.data)
  })

  // Proves FIL-1.
  test('refuses an upload into the folder of another store', async () => {
    shop.given('another store has a folder with a picture', { id: 90_013, picture_id: 90_014 })

    expect((await upload({ name: 'spaces', dir_id: '90013' })).code).toBe(500)
    expect(shop.world.db.file_spaces.by('dir_id', 90_013)).toHaveLength(1)
  })

  // Proves FIL-3.
  test('renames pictures and moves them, independently', async () => {
    const picture = { params: { id: folder.picture_id } }

    await shop.ask(fileSpaces.update, { ...picture, body: { name: 'Blue mug' } }, 'seller')
    await shop.ask(fileSpaces.update, { ...picture, body: { dir_id: 0 } }, 'seller')

    expect(await pictures(folder.id)).toEqual([])
    expect((await pictures(0)).find(({ id }) => id === folder.picture_id)).toMatchObject({ name: 'Blue mug' })
  })

  // Proves FIL-3, FIL-4.
  test('moves no picture to a folder of another store, and no picture of another store', async () => {
    shop.given('another store has a folder with a picture', { id: 90_013, picture_id: 90_014 })
    const move = (id: number, dir_id: number) => shop.refusal(fileSpaces.update, { params: { id }, body: { dir_id } }, 'seller')

    expect(await move(folder.picture_id, 90_013)).toBe('notFound')
    expect(await move(90_014, folder.id)).toBe('notFound')
    expect(shop.world.db.file_spaces.by('dir_id', 90_013)).toHaveLength(1)
    expect(await pictures(folder.id)).toHaveLength(1)
  })

  // Proves FIL-2.
  test('deletes the pictures of a folder with the folder', async () => {
    await shop.ask(fileSpaceDirs.remove, { params: { ids: folder.id } }, 'seller')

    expect(await pictures(folder.id)).toEqual([])
    const dirs = await shop.ask(allFileSpaceDirs, { query: { isAll: 'true' } }, 'seller')
    expect(dirs.map(({ id }) => id)).not.toContain(folder.id)
  })
})
