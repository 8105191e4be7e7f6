import { expect, test } from 'vitest'
import { addToCart } from '#contracts/api/orders/carts.ts'
import { searchGoods } from '#contracts/api/catalogue/goods.ts'
import { adminBrands } from '#contracts/api/catalogue/goods-brands.ts'
import { createApp } from '../app.ts'
import { createShop, noon, requestOf } from '../test-shop.ts'
import { createDevtoolsHost } from './host.ts'
import { Unreachable, type RealServer } from './real-server.ts'

/** The parts of the responses that these tests read. */
type Reply = {
  calls: { id: number; call: string; status: number; verdict: { result: string } }[]
  real: { address: string; verdict: unknown; differences: unknown }
  reply: string
  tables: { name: string }[]
  states: unknown[]
  reads: unknown
  scale: number
  error: string
  nextFlashSale: string
}

/** Creates a shop behind the devtools' host, and a client for its control API. */
const createHost = (server?: RealServer) => {
  const shop = createShop()
  const app = createApp(() => shop.world)
  const { fetch } = createDevtoolsHost({ world: shop.world, answer: request => app.fetch(request), ...(server && { server }) })
  const control = async (method: string, path: string, body?: unknown): Promise<Reply> => {
    const request = new Request(`http://localhost/_mock${path}`, {
      method,
      headers: { 'content-type': 'application/json' },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    return (await fetch(request)).json() as Promise<Reply>
  }
  return { ...shop, send: async (request: Request) => fetch(request), control }
}

/** Uses another shop as the real server; `spoil` may change its responses. */
const realShop = (spoil = (text: string) => text): RealServer => {
  const real = createShop()
  return async (_, request, authorization) => {
    const headers = new Headers(request.headers)
    headers.delete('authorization')
    if (authorization) headers.set('authorization', authorization)
    const response = await real.send(new Request(request, { headers }))
    return { status: response.status, text: spoil(await response.text()) }
  }
}

const search = () => requestOf(searchGoods, { query: { per_page: 2 } })

test('every call is logged with its verdict, request and response', async () => {
  const { send, control, tokenOf } = createHost()
  await send(search())
  await send(requestOf(addToCart, { body: { goods_id: 999_999, buy_num: 1 } }, await tokenOf('shopper')))

  const { calls } = await control('GET', '/calls')
  const detail = await control('GET', `/calls/${calls[1]?.id}`)

  expect(calls.map(one => [one.call, one.status, one.verdict.result])).toEqual([
    ['GET /goods', 200, 'conforming'],
    ['POST /user/carts', 200, 'refused'],
  ])
  expect(detail).toMatchObject({
    body: 'goods_id=999999&buy_num=1',
    headers: { authorization: expect.stringMatching(/^Bearer /) },
  })
  expect(JSON.parse(detail.reply)).toMatchObject({ code: expect.any(Number), data: [] })
  expect((await control('GET', `/calls?after=${calls[1]?.id}`)).calls).toEqual([])
})

test('the log keeps the latest two hundred calls', async () => {
  const { send, control } = createHost()
  for (let count = 0; count < 205; count++) await send(search())

  const { calls } = await control('GET', '/calls')

  expect([calls.length, calls[0]?.id, calls.at(-1)?.id]).toEqual([200, 6, 205])
})

test('the requests that read a state back leave no trace', async () => {
  const { given, world, control } = createHost()
  given('an order waits for delivery', { id: 90_001 })
  const before = await world.hash()

  const { reads } = await control('POST', '/read-back', { state: 'an order waits for delivery', params: { id: 90_001 } })
  const { reads: untrue } = await control('POST', '/read-back', { state: 'an order is completed', params: { id: 90_001 } })

  expect(reads).toEqual([expect.objectContaining({ call: 'GET /user/order/{id}', as: 'shopper', holds: true })])
  expect(untrue).toEqual([expect.objectContaining({ holds: false })])
  expect(await world.hash()).toBe(before)
})

test('the size tells how many rows there are and how many have changed', async () => {
  const { given, control } = createHost()
  given('a brand exists', { id: 90_001, name: 'North' })

  const { tables, states, scale } = await control('GET', '/size')

  const brands = tables.find(one => one.name === 'goods_brands')
  expect(brands).toMatchObject({ rows: expect.any(Number), changed: 1 })
  expect([scale, states.length]).toEqual([1, 1])
})

// Proves CTL-5.
test('a call sent to a real server returns its response and shows how it differs', async () => {
  const { send, control } = createHost(realShop(text => text.replace('"per_page":2', '"per_page":"two"')))
  await control('PUT', '/proxy', { address: 'http://real.test/api/', calls: ['GET /goods'] })

  const reply = await (await send(search())).json()
  const { calls } = await control('GET', '/calls')
  const { real } = await control('GET', `/calls/${calls[0]?.id}`)

  expect(reply.data.per_page).toBe('two')
  expect(real.address).toBe('http://real.test')
  expect(real.verdict).toMatchObject({ result: 'wrong', problems: [expect.stringContaining('per_page')] })
  expect(real.differences).toEqual([{ field: 'data.per_page', kind: 'type', mock: '2', real: '"two"' }])
  expect(calls[0]?.verdict.result).toBe('wrong')
})

test('whoever is signed in on the mock is signed in at the real server, too', async () => {
  const { send, control, tokenOf } = createHost(realShop())
  await control('PUT', '/proxy', { address: 'http://real.test', calls: ['GET /Admin/goods_brands'] })

  await send(requestOf(adminBrands.list, { query: { per_page: 1 } }, await tokenOf('admin')))
  const { calls } = await control('GET', '/calls')

  expect(calls[0]).toMatchObject({ verdict: { result: 'conforming' }, real: { trouble: null, differences: 0 } })
})

test('an unreachable server is reported with the reason, and the app gets no response', async () => {
  const { send, control } = createHost(async () => {
    throw new Unreachable('cors')
  })
  await control('PUT', '/proxy', { address: 'http://real.test', calls: ['GET /goods'] })

  const { status } = await send(search())
  const { calls } = await control('GET', '/calls')

  expect(status).toBe(599)
  expect(calls[0]).toMatchObject({ status: 0, verdict: { result: 'no answer' }, real: { trouble: 'cors' } })
})

test('signing in cannot be sent to a real server', async () => {
  const { control } = createHost()

  const { error } = await control('PUT', '/proxy', { address: 'http://real.test', calls: ['POST /login'] })

  expect(error).toContain('POST /login')
})

// Proves MCK-5.
test('the clock tells whether it is stopped and when the next flash sale begins', async () => {
  const { control, world } = createHost()

  const { nextFlashSale } = await control('GET', '/clock')
  const then = await control('POST', '/clock', { set: nextFlashSale })

  expect(nextFlashSale > '2026-11-21 12:00:00').toBe(true)
  expect(then).toMatchObject({ now: nextFlashSale, stands: true })
  expect(world.clock.now()).toBeGreaterThan(noon)
})
