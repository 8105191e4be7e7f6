import { beforeEach, describe, expect, test } from 'vitest'
import { adminAreas, importAreas } from '#contracts/api/system/areas.ts'
import { adminBrands, importBrands } from '#contracts/api/catalogue/goods-brands.ts'
import { createShop } from '../../test-shop.ts'

let shop: ReturnType<typeof createShop>
beforeEach(() => void (shop = createShop()))

describe('an import', () => {
  const province = { pid: '0', name: 'Westland', code: '97' }
  const city = { pid: '97', name: 'West City', code: '9701' }

  // Proves LST-18.
  test('adds all rows and returns their number', async () => {
    const before = (await shop.ask(adminBrands.list, { query: {} }, 'admin')).total

    const added = await shop.ask(importBrands, { body: { 0: { name: 'Eastwind' }, 1: { name: 'Westwind' } } }, 'admin')

    expect(added).toBe(2)
    expect((await shop.ask(adminBrands.list, { query: {} }, 'admin')).total).toBe(before + 2)
  })

  // Proves LST-18.
  test('creates areas below others of the same import', async () => {
    await shop.ask(importAreas, { body: { 0: province, 1: city } }, 'admin')

    const [found] = (await shop.ask(adminAreas.list, { query: { code: city.code } }, 'admin')).data
    expect(found).toMatchObject({ ...city, deep: 1 })
  })

  // Proves LST-18.
  test('is refused as a whole if one row is wrong, and names the row', async () => {
    await shop.tokenOf('admin')
    const before = await shop.world.hash()

    const twice = await shop.envelope(importAreas, { body: { 0: province, 1: city, 2: city } }, 'admin')
    const nameless = await shop.envelope(importBrands, { body: { 0: { name: 'Eastwind' }, 1: { name: '' } } }, 'admin')

    expect([twice.code, nameless.code]).toEqual([500, 500])
    expect([twice.msg, nameless.msg]).toEqual([
      expect.stringContaining('(2.code)'),
      expect.stringContaining('(1.name：不能为空)'),
    ])
    expect(await shop.world.hash()).toBe(before)
  })
})
