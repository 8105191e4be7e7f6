import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { enterState } from '../../control.ts'
import { noon } from '../../test-shop.ts'
import { createWorld } from '../../world.ts'
import { codeOf, json, startSharedHost, type Made } from './shared-test-host.ts'

let host: Awaited<ReturnType<typeof startSharedHost>>
beforeAll(async () => {
  host = await startSharedHost()
})
afterAll(() => host.stop())

const elsewhere = { origin: 'https://demo.example' }

/** A shop in which product 90001 is on sale, as its page exports it. */
const changedShop = (): object => {
  const world = createWorld({ scale: 0.1, seededAt: noon })
  enterState(world, 'a product is on sale', { id: 90_001, stock: 3, price: '17.50' })
  return world.snapshot()
}
const upload = (world: unknown, settings: object = {}) =>
  host.ask('/_mock/worlds', { method: 'POST', headers: { ...json, ...elsewhere }, body: JSON.stringify({ ...settings, world }) })

describe('a shop that is uploaded', () => {
  // Proves HST-11.
  test('is opened by its link with everything in it', async () => {
    const response = await upload(changedShop())

    const { name } = (await response.json()) as Made
    const goods = await (await host.ask(`/w/${name}/api/goods/90001`)).json()
    expect(goods.data).toMatchObject({ goods_stock: 3, goods_price: '17.50' })
  })

  // Proves HST-11.
  test('comes from a page of another origin', async () => {
    const asked = await host.ask('/_mock/worlds', { method: 'OPTIONS', headers: elsewhere })
    const response = await upload(changedShop())

    const allowed = ({ status, headers }: Response) => [status, headers.get('access-control-allow-origin')]
    expect([allowed(asked), allowed(response)]).toEqual([
      [204, '*'],
      [200, '*'],
    ])
    expect(asked.headers.get('access-control-allow-headers')).toBe('content-type')
  })

  // Proves HST-11.
  test('is refused with a reason if it is no shop, and its name stays free', async () => {
    const refused = await upload({ version: 'none' }, { name: 'broken-shop' })
    const again = await upload(undefined, { name: 'broken-shop' })

    expect(refused.status).toBe(400)
    expect(await refused.json()).toEqual({ error: expect.stringMatching(/\w/) })
    expect(await codeOf(host.ask('/w/broken-shop/api/goods'))).toBe(200)
    expect(again.status).toBe(200)
  })

  // Proves HST-8, HST-11.
  test('may not be larger than a body of a shared world', async () => {
    const response = await upload({ text: 'x'.repeat(12_000_001) })

    expect(response.status).toBe(413)
  })
})
