import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { addToCart, countCart } from '#contracts/api/orders/carts.ts'
import { adminBrands } from '#contracts/api/catalogue/goods-brands.ts'
import { createShop, noon } from './test-shop.ts'
import { worldVersion } from './snapshot.ts'
import { createWorld } from './world.ts'

const control =
  (shop: ReturnType<typeof createShop>) =>
  async (method: string, path: string, body?: unknown): Promise<Record<string, unknown>> => {
    const response = await shop.send(
      new Request(`http://localhost/_mock${path}`, {
        method,
        headers: { 'content-type': 'application/json' },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      }),
    )
    return { status: response.status, ...((await response.json()) as Record<string, unknown>) }
  }

/** Makes calls that write to several tables. */
const act = async (shop: ReturnType<typeof createShop>) => {
  shop.given('a product is on sale', { id: 90_001, stock: 5, price: '20.00' })
  await shop.ask(addToCart, { body: { goods_id: 90_001, buy_num: 2 } }, 'shopper')
  await shop.ask(adminBrands.create, { body: { name: '北风' } }, 'admin')
}

describe('the state hash', () => {
  // Proves MCK-1, MCK-5.
  test('is the same after the same seed, clock and calls', async () => {
    const [one, two] = [createShop(), createShop()]

    await act(one)
    await act(two)

    expect(await one.world.hash()).toBe(await two.world.hash())
  })

  test('differs after one more call, and is restored by a reset', async () => {
    const shop = createShop()
    const ask = control(shop)
    const { hash: seeded } = await ask('GET', '/state-hash')

    await act(shop)
    const { hash: changed } = await ask('GET', '/state-hash')
    await ask('POST', '/reset', { now: noon })

    expect(changed).not.toBe(seeded)
    expect((await ask('GET', '/state-hash')).hash).toBe(seeded)
  })
})

// Proves MCK-16.
test('a scheduled task that fails is logged, and neither the call nor the other tasks fail', async () => {
  const shop = createShop()
  const { db, clock } = shop.world
  const logged = vi.spyOn(console, 'error').mockReturnValue(undefined)
  onTestFinished(() => logged.mockRestore())
  shop.given('an order waits for payment', { id: 90_021, total: '20.00', balance: '0.00' })
  shop.given('an order waits for receipt', { id: 90_022 })
  for (const { id } of db.order_goods.by('order_id', 90_022)) db.order_goods.remove(id)
  clock.step(5 * 86_400_000)

  const { total } = await shop.ask(adminBrands.list, { query: {} }, 'admin')

  expect(total).toBeGreaterThan(0)
  expect(db.orders.find(90_021)?.order_status).toBe(0)
  expect(db.orders.find(90_022)?.order_status).toBe(3)
  expect(logged).toHaveBeenCalledOnce()
})

describe('a stored world', () => {
  // Proves MCK-6.
  test('is restored completely elsewhere, including tokens and clock', async () => {
    const [one, two] = [createShop(), createShop()]
    await act(one)
    one.world.clock.step(3_600_000)

    const saved = JSON.parse(JSON.stringify(one.world.snapshot()))
    two.world.restore(saved)

    expect(await two.world.hash()).toBe(await one.world.hash())
    expect(two.world.clock.text()).toBe(one.world.clock.text())
    const token = await one.tokenOf('shopper')
    expect(two.world.db.tokens.by('token', token)).toHaveLength(1)
  })

  // Proves MCK-6.
  test('with invalid rows is refused half-way, and the world is unchanged', async () => {
    const { world } = createShop()
    const before = await world.hash()
    const broken = JSON.parse('{"goods":{"last":9,"rows":[1,null]}}')

    const restore = () => world.restore({ ...world.snapshot(), changes: broken })

    expect(restore).toThrow('changes.goods.rows.1')
    expect(await world.hash()).toBe(before)
  })

  test('contains only what differs from the seed', async () => {
    const shop = createShop()
    await act(shop)

    const size = JSON.stringify(shop.world.snapshot()).length

    expect(size).toBeLessThan(10_000)
  })

  test.each([
    ['of another version', { version: 0 }],
    ['without its fields', { hello: 'world' }],
    ['without tables', { version: worldVersion, scale: 1, seededAt: noon, clock: { offset: 0, frozen: null } }],
  ])('%s is refused with a reason, and the world is unchanged', async (_, broken) => {
    const shop = createShop()
    await act(shop)
    const before = await shop.world.hash()

    const { status, error } = await control(shop)('PUT', '/world', {
      ...('version' in broken ? shop.world.snapshot() : {}),
      ...broken,
      ...('scale' in broken && { changes: undefined }),
    })

    expect(status).toBe(400)
    expect(error).toEqual(expect.any(String))
    expect(await shop.world.hash()).toBe(before)
    expect(await shop.ask(countCart, {}, 'shopper')).toBeGreaterThan(0)
  })
})

describe('a state', () => {
  // Proves STA-2.
  test.each([
    ['with an unknown name', { state: 'the moon is full' }],
    ['with invalid facts', { state: 'a brand exists', params: { id: 'seven' } }],
    ['without a name', {}],
  ])('%s is refused with a message and changes nothing', async (_, body) => {
    const shop = createShop()
    const before = await shop.world.hash()

    const { status, error } = await control(shop)('POST', '/states', body)

    expect(status).toBe(400)
    expect(error).toEqual(expect.any(String))
    expect(await shop.world.hash()).toBe(before)
  })
})

// Proves MCK-10.
test('worlds seeded at the same time share their seed, and only the newest few seeds are kept', () => {
  const firstGoods = (day: number) => createWorld({ scale: 0.1, seededAt: Date.UTC(2026, 0, day) }).db.goods.find(1)
  const seeded = firstGoods(1)
  expect(firstGoods(1)).toBe(seeded)

  for (const day of [2, 3, 4, 5]) firstGoods(day)

  expect(firstGoods(1)).not.toBe(seeded)
  expect(firstGoods(1)).toEqual(seeded)
})
