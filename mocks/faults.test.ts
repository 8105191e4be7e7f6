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

  test.each(['http401', 'http404', 'http429', 'http500'])('%s answers that status without an envelope', async kind => {
    await control('POST', '/faults', { call: 'GET /goods', kind })

    const response = await search()

    expect(response.status).toBe(Number(kind.slice(4)))
    expect(await response.json()).toEqual({ message: expect.any(String) })
  })

  // Proves CTL-2.
  test('html answers a page, brokenJson half an envelope, noData an empty one, noAnswer nothing', async () => {
    for (const kind of ['html', 'brokenJson', 'noData', 'noAnswer'])
      await control('POST', '/faults', { call: 'GET /goods', kind, times: 1 })

    expect((await search()).headers.get('content-type')).toContain('text/html')
    await expect((await search()).json()).rejects.toThrow(SyntaxError)
    expect(await (await search()).json()).toEqual({ code: 200, msg: 'ok', data: null })
    expect((await search()).status).toBe(noAnswerStatus)
    expect((await search()).status).toBe(200)
  })

  // Proves CTL-2.
  test('strikes only its call, from the given time on, as often as asked for', async () => {
    await control('POST', '/faults', { call: 'GET /goods', kind: 'http500', after: 1, times: 1 })

    const statuses = [await search(), await search(), await search()].map(response => response.status)

    expect(statuses).toEqual([200, 500, 200])
    expect((await shop.send(requestOf(countCart, {}))).status).toBe(200)
  })

  // Proves CTL-2.
  test('strikes the calls of a path, or that one of them that it names', async () => {
    const couriers = (query = '') => shop.send(new Request(`http://localhost/api/expresses${query}`))
    await control('POST', '/faults', { call: 'GET /expresses?isAll', kind: 'http500', times: 1 })

    expect((await couriers()).status).toBe(200)
    expect((await couriers('?isAll=true')).status).toBe(500)
    await control('POST', '/faults', { call: 'GET /expresses', kind: 'http500', times: 1 })
    expect((await couriers('?isAll=true')).status).toBe(500)
  })

  // Proves CTL-2.
  test('can be taken away', async () => {
    await control('POST', '/faults', { kind: 'http500' })

    await control('DELETE', '/faults')

    expect((await search()).status).toBe(200)
  })

  test('can be taken away alone', async () => {
    await control('POST', '/faults', { call: 'GET /goods', kind: 'http500' })
    await control('POST', '/faults', { call: 'GET /goods', kind: 'latency', ms: 1 })

    const { faults } = (await (await control('DELETE', '/faults/0')).json()) as { faults: { kind: string }[] }

    expect(faults.map(({ kind }) => kind)).toEqual(['latency'])
    expect((await search()).status).toBe(200)
  })

  test.each([
    ['released', 'POST', '/faults/release', 1],
    ['taken away', 'DELETE', '/faults', 0],
  ])('delays an answer until it is %s', async (_, method, path, left) => {
    await control('POST', '/faults', { kind: 'latency', ms: 60_000 })
    const answer = search()

    await control(method, path)

    expect((await answer).status).toBe(200)
    expect(shop.world.faults.list()).toHaveLength(left)
  })

  test('that delays an answer ends it without one when the world is reset', async () => {
    await control('POST', '/faults', { kind: 'latency', ms: 60_000 })
    const answer = search()

    await control('POST', '/reset', {})

    expect((await answer).status).toBe(noAnswerStatus)
    expect((await search()).status).toBe(200)
  })

  test('of an unknown kind is refused with a sentence', async () => {
    const response = await control('POST', '/faults', { kind: 'earthquake' })

    expect(response.status).toBe(400)
    expect(((await response.json()) as { error: string }).error).toContain('kind')
  })
})
