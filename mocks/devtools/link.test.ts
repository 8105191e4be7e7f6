import { expect, test } from 'vitest'
import { addToCart, countCart } from '#contracts/api/orders/carts.ts'
import { adminBrands } from '#contracts/api/catalogue/goods-brands.ts'
import { createShop, noon } from '../test-shop.ts'
import { createWorld } from '../world.ts'
import { originOf, packRecording, packSnapshot, packWorld, unpackWorld } from './link.ts'
import { pack, unpack } from './pack.ts'

/** The longest text of a link: 2,000 characters less the base URL and path. */
const room = 1900

/** Opens a link in another world. */
const opened = async (text: string) => {
  const world = createWorld({ seededAt: noon + 86_400_000 })
  const { snapshot, faults, kept } = await unpackWorld(text)
  world.restore(snapshot)
  world.faults.set(faults)
  return { world, kept }
}

// Proves CTL-16, HST-13.
test('a link to a checkpoint opens the world as it was then', async () => {
  const shop = createShop()
  const token = await shop.tokenOf('shopper')
  shop.given('an order waits for payment', { id: 90_001, total: '40.00', balance: '100.00' })
  const [checkpoint, hash] = [shop.world.snapshot(), await shop.world.hash()]
  shop.world.clock.step(3_600_000)
  shop.given('a product is sold out', { id: 90_100 })

  const { world, kept } = await opened(await packSnapshot(checkpoint, { buyer: token }))

  expect(await world.hash()).toBe(hash)
  expect(world.clock.text()).toBe('2026-11-21 12:00:00')
  expect(kept).toEqual({ buyer: token })
})

// Proves CTL-3.
test('a link opens the same world elsewhere: accounts, states, clock and faults', async () => {
  const shop = createShop()
  const token = await shop.tokenOf('shopper')
  await shop.tokenOf('seller')
  await shop.tokenOf('admin')
  shop.given('an order waits for payment', { id: 90_001, total: '40.00', balance: '100.00' })
  shop.world.clock.step(3_600_000)
  shop.given('a product is sold out', { id: 90_100 })
  shop.world.faults.add({ call: 'GET /goods', kind: 'latency', after: 0, ms: 800 })

  const text = await packWorld(shop.world, { buyer: token, language: 'en' })
  const { world, kept } = await opened(text)

  expect(await world.hash()).toBe(await shop.world.hash())
  expect(world.clock.text()).toBe(shop.world.clock.text())
  expect(world.faults.list()).toEqual(shop.world.faults.list())
  expect(world.steps()).toEqual(shop.world.steps())
  expect(kept).toEqual({ buyer: token, language: 'en' })
  expect(text.length).toBeLessThan(room)
  expect(text).toMatch(/^[\w-]+$/)
})

// Proves CTL-3.
test('changes made between the states are part of the link', async () => {
  const shop = createShop()
  shop.given('a product is on sale', { id: 90_001, stock: 5, price: '20.00' })
  await shop.ask(addToCart, { body: { goods_id: 90_001, buy_num: 2 } }, 'shopper')
  const brand = await shop.ask(adminBrands.list, { query: { per_page: 1 } }, 'admin')
  await shop.ask(adminBrands.remove, { params: { ids: brand.data[0]?.id ?? 0 } }, 'admin')
  shop.given('the shopper has an address', { id: 90_010 })

  const text = await packWorld(shop.world, {})
  const { world } = await opened(text)

  expect(await world.hash()).toBe(await shop.world.hash())
  expect(await shop.ask(countCart, {}, 'shopper')).toBeGreaterThan(0)
  expect(text.length).toBeLessThan(room)
})

test('a world of another size is opened in that size', async () => {
  const shop = createShop()
  shop.world.reset({ now: noon, scale: 0.2 })
  await shop.tokenOf('shopper')

  const { world } = await opened(await packWorld(shop.world, {}))

  expect(await world.hash()).toBe(await shop.world.hash())
  expect(world.snapshot().scale).toBe(0.2)
})

// Proves CTL-3.
test('a running clock continues from the time of the link', async () => {
  const shop = createShop()
  shop.world.clock.set(noon, false)

  const { world } = await opened(await packWorld(shop.world, {}))

  expect(world.clock.state().frozen).toBeNull()
  expect(Math.abs(world.clock.now() - shop.world.clock.now())).toBeLessThan(5000)
})

/** Replaces fields of the packed world. */
const repacked = (fields: object) => async (text: string) => pack({ ...((await unpack(text)) as object), ...fields })

// Proves CTL-7, CTL-9.
test.each([
  ['that was truncated', (text: string) => text.slice(0, text.length / 2)],
  ['with other content', () => 'hello'],
  ['that is empty', () => ''],
  ['with a clock beyond 2100', repacked({ n: Date.parse('2101-01-01') })],
  ['with a clock before 1970', repacked({ n: -1 })],
  ['with a clock beyond the range of dates', repacked({ n: 9e15 })],
  ['seeded beyond the range of dates', repacked({ t: 9e15 })],
  ['of a negative size', repacked({ s: -1 })],
])('a link %s is refused with a message', async (_, spoil) => {
  const text = await spoil(await packWorld(createShop().world, {}))

  const opening = unpackWorld(text)

  await expect(opening).rejects.toThrow(/The link (is damaged|was made)/)
})

// Proves CTL-18.
test('a recording travels in the text of the world that it begins in', async () => {
  const shop = createShop()
  const text = await packWorld(shop.world, { language: 'en' })

  const { recording, kept, snapshot } = await unpackWorld(await packRecording(text, { name: 'Buy a lamp' }))

  expect(recording).toEqual({ name: 'Buy a lamp' })
  expect(kept).toEqual({ language: 'en' })
  expect(snapshot.seededAt).toBe(noon)
})

// Proves CTL-20.
test('the origin of a world names its seed and states, and says whether they suffice', async () => {
  const shop = createShop()
  await shop.tokenOf('shopper')
  shop.given('a product is on sale', { id: 90_001, stock: 5, price: '20.00' })

  const before = originOf(shop.world)
  await shop.ask(addToCart, { body: { goods_id: 90_001, buy_num: 2 } }, 'shopper')
  const after = originOf(shop.world)

  expect(before).toEqual({
    scale: 1,
    seededAt: '2026-11-21 12:00:00',
    now: '2026-11-21 12:00:00',
    stands: true,
    states: [{ at: '2026-11-21 12:00:00', state: 'a product is on sale', facts: { id: 90_001, stock: 5, price: '20.00' } }],
    isPlain: true,
  })
  expect(after.isPlain).toBe(false)
})
