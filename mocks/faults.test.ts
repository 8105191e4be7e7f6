import { beforeEach, describe, expect, test } from 'vitest'
import { searchGoods } from '#contracts/api/catalogue/goods.ts'
import { countCart } from '#contracts/api/orders/carts.ts'
import { noAnswerStatus } from './faults.ts'
import { createShop, requestOf } from './test-shop.ts'

let shop: ReturnType<typeof createShop>
beforeEach(() => {
  shop = createShop()
})

const search = async () => shop.send(requestOf(searchGoods, { query: {} }))
const control = async (method: string, path: string, body?: unknown) =>
  shop.send(
    new Request(`http://localhost/_mock${path}`, {
      method,
      headers: { 'content-type': 'application/json' },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    }),
  )

describe('a fault', () => {
  // Proves ENV-3.
  test.each(['envelope401', 'envelope402', 'envelope405', 'envelope429', 'envelope500'])(
    '%s answers HTTP 200 with that code',
    async kind => {
      await control('POST', '/faults', { call: 'GET /goods', kind })

      const response = await search()

      expect(response.status).toBe(200)
      expect(await response.json()).toMatchObject({ code: Number(kind.slice(8)), data: [] })
    },
  )

  test.each(['http401', 'http404', 'http429', 'http500'])('%s answers that HTTP status without an envelope', async kind => {
    await control('POST', '/faults', { call: 'GET /goods', kind })

    const response = await search()

    expect(response.status).toBe(Number(kind.slice(4)))
    expect(await response.json()).toEqual({ message: expect.any(String) })
  })

  // Proves CTL-2.
  test('html answers a page, brokenJson truncated JSON, noData an envelope without data, noAnswer nothing', async () => {
    for (const kind of ['html', 'brokenJson', 'noData', 'noAnswer'])
      await control('POST', '/faults', { call: 'GET /goods', kind, times: 1 })

    expect((await search()).headers.get('content-type')).toContain('text/html')
    await expect((await search()).json()).rejects.toThrow(SyntaxError)
    expect(await (await search()).json()).toEqual({ code: 200, msg: 'ok', data: null })
    expect((await search()).status).toBe(noAnswerStatus)
    expect((await search()).status).toBe(200)
  })

  // Proves CTL-2.
  test('applies to its call only, after the given number of successes and as often as requested', async () => {
    await control('POST', '/faults', { call: 'GET /goods', kind: 'http500', after: 1, times: 1 })

    const statuses = [await search(), await search(), await search()].map(response => response.status)

    expect(statuses).toEqual([200, 500, 200])
    expect((await shop.send(requestOf(countCart, {}))).status).toBe(200)
  })

  // Proves CTL-2.
  test('applies to all calls on a path, or to the one variant that it names', async () => {
    const couriers = (query = '') => shop.send(new Request(`http://localhost/api/expresses${query}`))
    await control('POST', '/faults', { call: 'GET /expresses?isAll', kind: 'http500', times: 1 })

    expect((await couriers()).status).toBe(200)
    expect((await couriers('?isAll=true')).status).toBe(500)
    await control('POST', '/faults', { call: 'GET /expresses', kind: 'http500', times: 1 })
    expect((await couriers('?isAll=true')).status).toBe(500)
  })

  // Proves CTL-2.
  test('can be removed together with all others', async () => {
    await control('POST', '/faults', { kind: 'http500' })

    await control('DELETE', '/faults')

    expect((await search()).status).toBe(200)
  })

  test('can be removed on its own', async () => {
    await control('POST', '/faults', { call: 'GET /goods', kind: 'http500' })
    await control('POST', '/faults', { call: 'GET /goods', kind: 'latency', ms: 1 })

    const { faults } = (await (await control('DELETE', '/faults/0')).json()) as { faults: { kind: string }[] }

    expect(faults.map(({ kind }) => kind)).toEqual(['latency'])
    expect((await search()).status).toBe(200)
  })

  test.each([
    ['released', 'POST', '/faults/release', 1],
    ['removed', 'DELETE', '/faults', 0],
  ])('delays a response until it is %s', async (_, method, path, left) => {
    await control('POST', '/faults', { kind: 'latency', ms: 60_000 })
    const answer = search()

    await control(method, path)

    expect((await answer).status).toBe(200)
    expect(shop.world.faults.list()).toHaveLength(left)
  })

  test('that delays a response drops it when the world is reset', async () => {
    await control('POST', '/faults', { kind: 'latency', ms: 60_000 })
    const answer = search()

    await control('POST', '/reset', {})

    expect((await answer).status).toBe(noAnswerStatus)
    expect((await search()).status).toBe(200)
  })

  test('of an unknown kind is refused with a message', async () => {
    const response = await control('POST', '/faults', { kind: 'earthquake' })

    expect(response.status).toBe(400)
    expect(((await response.json()) as { error: string }).error).toContain('kind')
  })
})
