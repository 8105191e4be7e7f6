import { beforeEach, describe, expect, test, vi } from 'vitest'
import { createShop, noon } from './test-shop.ts'

let shop: ReturnType<typeof createShop>
beforeEach(() => {
  shop = createShop()
})

const ask = (method: string, path: string, body: unknown) =>
  shop.send(
    new Request(`http://localhost/_mock${path}`, {
      method,
      headers: { 'content-type': 'application/json' },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    }),
  )

/** Everything that a control request can change. */
const everything = async () => JSON.stringify([shop.world.snapshot(), await shop.world.hash(), shop.world.faults.list()])

const snapshot = () => structuredClone(shop.world.snapshot()) as Record<string, unknown>
const far = 9e15

describe('an invalid control request', () => {
  // Proves CTL-1, CTL-7.
  test.each([
    ['a month 13', 'POST', '/clock', { set: '2026-13-45 25:61' }],
    ['a day that no calendar has', 'POST', '/clock', { set: '2026-02-31 10:00:00' }],
    ['a field that does not exist', 'POST', '/clock', { stepp: 1000 }],
    ['a misspelt field of a reset', 'POST', '/reset', { scal: 2 }],
    ['a misspelt field of a fault', 'POST', '/faults', { kind: 'latency', milliseconds: 5 }],
    ['a word for the position of a fault', 'DELETE', '/faults/abc', {}],
    ['a time beyond the range of dates', 'POST', '/clock', { set: far }],
    ['a time before 1970', 'POST', '/clock', { set: -1 }],
    ['a time after 2100', 'POST', '/clock', { set: '9999-12-31 23:59:59' }],
    ['a step beyond the range of dates', 'POST', '/clock', { step: far }],
    ['a step back before 1970', 'POST', '/clock', { release: true, step: -9e12 }],
    ['a good time with a step that leaves the range', 'POST', '/clock', { set: '2026-11-21 12:00:00', step: far }],
    ['a word for a time', 'POST', '/clock', { set: 'soon' }],
    ['a seed beyond all dates', 'POST', '/reset', { now: far }],
    ['a seed of no size', 'POST', '/reset', { scale: 0 }],
    ['a state that is not known', 'POST', '/states', { state: 'no such state' }],
    ['a fault that is none', 'POST', '/faults', { kind: 'earthquake' }],
    ['no JSON', 'POST', '/clock', 'at noon'],
    ['a word for a world', 'PUT', '/world', 'a world'],
    ['nothing for a world', 'PUT', '/world', {}],
  ])('%s gets 400 with a message and changes nothing', async (_, method, path, body) => {
    const before = await everything()

    const response = await ask(method, path, body)

    expect(response.status).toBe(400)
    expect(((await response.json()) as { error: string }).error).toMatch(/\w/)
    expect(await everything()).toBe(before)
  })

  const user = () => shop.world.db.users.find(1) as unknown as Record<string, unknown>

  // Proves CTL-7.
  test.each([
    ['was seeded at an invalid date', () => ({ seededAt: far })],
    ['has its clock stopped at an invalid date', () => ({ clock: { offset: 0, frozen: far } })],
    ['has its clock running at an invalid date', () => ({ clock: { offset: far, frozen: null } })],
    ['has a negative scale', () => ({ scale: -1 })],
    ['has an invalid row', () => ({ changes: { goods: { last: 9, rows: [null] } } })],
    ['has an unknown table', () => ({ changes: { spaceships: { last: 0, rows: [] } } })],
    ['has a negative purse', () => ({ changes: { users: { last: 9, rows: [{ ...user(), money: '-1.00' }] } } })],
    ['has a user without a name', () => ({ changes: { users: { last: 9, rows: [{ id: 1 }] } } })],
    ['has two users of one name', () => ({ changes: { users: { last: 900, rows: [{ ...user(), id: 900 }] } } })],
    ['has an invalid time', () => ({ changes: { users: { last: 9, rows: [{ ...user(), created_at: 'soon' }] } } })],
    ['has a step at an invalid date', () => ({ steps: [{ at: far, state: 'x', facts: {} }] })],
  ])('that stores a world that %s is refused', async (_, wrong) => {
    const before = await everything()

    const response = await ask('PUT', '/world', { ...snapshot(), ...wrong() })

    expect(response.status).toBe(400)
    expect(await everything()).toBe(before)
  })
})

// Proves CTL-7.
test('a world whose counter is behind its rows gives new rows free ids', async () => {
  const brand = shop.world.db.goods_brands.find(1)
  const changes = { goods_brands: { last: 0, rows: [{ ...brand, id: 900, name: 'Meridian' }] } }

  const response = await ask('PUT', '/world', { ...snapshot(), changes })

  expect(response.status).toBe(200)
  expect(shop.world.db.goods_brands.nextId()).toBe(901)
})

// Proves CTL-7.
test.each([0, Date.UTC(2099, 11, 31)])(
  'seeding at the limit of the clock, %i, works, and so does a plain reset afterwards',
  async now => {
    expect((await ask('POST', '/reset', { now })).status).toBe(200)
    expect((await shop.send(new Request('http://localhost/api/common'))).status).toBe(200)

    expect((await ask('POST', '/reset', {})).status).toBe(200)
  },
)

// Proves CTL-7.
test('a plain reset removes rows, clock, faults and entered states', async () => {
  await ask('POST', '/reset', {})
  const before = await everything()
  await ask('POST', '/states', { state: 'a brand exists', params: { id: 90_001 } })
  await ask('POST', '/clock', { set: '2027-01-01 12:00:00' })
  await ask('POST', '/faults', { kind: 'envelope500', call: '*' })
  expect(await everything()).not.toBe(before)

  const response = await ask('POST', '/reset', {})

  expect(response.status).toBe(200)
  expect(await everything()).toBe(before)
})

// Proves CTL-7.
test('a state that fails half-way leaves nothing behind', async () => {
  const before = await everything()
  const facts = { cart_id: 90_001, goods_id: 90_002, buy_num: 1, stock: 5 }
  vi.spyOn(shop.world.db.carts, 'set').mockImplementationOnce(() => {
    throw new Error('The cart is broken, but the product is stored already.')
  })

  const response = await ask('POST', '/states', { state: 'the cart holds a product', params: facts })

  expect(response.status).toBe(400)
  expect(await everything()).toBe(before)
})

// Proves CTL-7.
test('a plain reset works after every earlier request', async () => {
  for (const [path, body] of [
    ['/clock', { set: far }],
    ['/reset', { now: far }],
    ['/clock', { step: far }],
  ] as const)
    await ask('POST', path, body)

  const response = await ask('POST', '/reset', {})

  expect(response.status).toBe(200)
  expect(shop.world.snapshot().seededAt).toBe(noon)
  expect((await shop.send(new Request('http://localhost/api/goods/1'))).status).toBe(200)
})
