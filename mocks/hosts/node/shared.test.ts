import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { codeOf, inCart, json, startSharedHost } from './shared-test-host.ts'

let host: Awaited<ReturnType<typeof startSharedHost>>
beforeAll(async () => {
  host = await startSharedHost()
})
afterAll(() => host.stop())

/** Reads a stream of events until one of this name comes. */
const nextEvent = async (reader: ReadableStreamDefaultReader<string>, name: string): Promise<unknown> => {
  let text = ''
  for (;;) {
    const [, data] = new RegExp(`event: ${name}\ndata: (.*)\n\n`).exec(text) ?? []
    if (data !== undefined) return JSON.parse(data)
    const { value, done } = await reader.read()
    if (done) throw new Error(`The stream ended before "${name}".`)
    text += value
  }
}
const listen = async (path: string, tab: string) => {
  const { body } = await host.ask(`${path}/_mock/events?tab=${tab}`)
  return (body as ReadableStream<Uint8Array>)
    .pipeThrough(new TextDecoderStream() as never)
    .getReader() as ReadableStreamDefaultReader<string>
}

describe('a shared world', () => {
  // Proves HST-4.
  test('has a random name of 32 digits, and answers below its address', async () => {
    const [one, other] = [await host.make(), await host.make()]

    expect(one.name).toMatch(/^[0-9a-f]{32}$/)
    expect(other.name).not.toBe(one.name)
    expect(one.link).toBe(`${host.address}/w/${one.name}/`)
    expect(one.ownerLink).toBe(`${host.address}/w/${one.name}/?key=${one.key}`)
    expect(await codeOf(host.ask(`/w/${one.name}/api/goods`))).toBe(200)
  })

  // Proves HST-4.
  test('can have a chosen name, once', async () => {
    const first = await host.make({ name: 'friday-demo' })
    const again = await host.make({ name: 'friday-demo' })

    expect(first.link).toBe(`${host.address}/w/friday-demo/`)
    expect(again).toEqual({ error: 'The name "friday-demo" is taken.' })
  })

  // Proves HST-4.
  test('is asked for with a wrong wish and refused with a reason', async () => {
    expect(await host.make({ name: '../etc', days: 3 })).toEqual({ error: expect.stringContaining('name:') })
  })

  // Proves HST-7.
  test('shows its control API to its key alone', async () => {
    const { name, key } = await host.make()

    const without = await host.ask(`/w/${name}/_mock/state-hash`)
    const withKey = await host.ask(`/w/${name}/_mock/state-hash`, { headers: { 'x-mock-key': key } })
    const byHeader = await host.ask('/_mock/state-hash', { headers: { 'x-mock-world': name } })
    const wrong = await host.ask(`/w/${name}/_mock/world`, { method: 'DELETE', headers: { 'x-mock-key': 'f'.repeat(32) } })

    expect([without, withKey, byHeader, wrong].map(({ status }) => status)).toEqual([403, 200, 403, 403])
  })

  // Proves HST-7.
  test('takes the key from its link into a cookie and out of the address', async () => {
    const { name, key } = await host.make()

    const opened = await host.ask(`/w/${name}/goods/1?key=${key}&tab=2`)
    const cookie = opened.headers.get('set-cookie') ?? ''
    const hash = await host.ask(`/w/${name}/_mock/state-hash`, { headers: { cookie: cookie.split(';')[0] ?? '' } })

    expect(opened.headers.get('location')).toBe(`/w/${name}/goods/1?tab=2`)
    expect(cookie).toContain('HttpOnly; SameSite=Lax')
    expect(hash.status).toBe(200)
  })

  // Proves HST-7.
  test('for looking only lets people sign in and refuses what changes the shop', async () => {
    const world = await host.make({ visitors: 'read' })
    const headers = await host.signIn(world)
    await host.enter(world, 'a product is on sale', { id: 90_001, stock: 9, price: '20.00' })

    const visitor = await codeOf(host.ask(`/w/${world.name}/api/user/carts`, { ...inCart(), headers }))
    const orders = await codeOf(host.ask(`/w/${world.name}/api/user/orders`, { headers }))
    const keyed = { ...headers, 'x-mock-key': world.key }
    const owner = await codeOf(host.ask(`/w/${world.name}/api/user/carts`, { ...inCart(), headers: keyed }))

    expect(visitor).toBe(402)
    expect(orders).toBe(200)
    expect(owner).toBe(200)
  })

  // Proves HST-7.
  test.each(['/Admin/order_settlement_handle', '/Seller/orders/print/waybill/1', '/user/addresses/default/1'])(
    'for looking only refuses the GET that changes something: %s',
    async path => {
      const { name } = await host.make({ visitors: 'read' })

      const answered = await host.ask(`/w/${name}/api${path}`)

      expect(await answered.json()).toMatchObject({ msg: 'This link is for looking only; nothing can be changed.' })
    },
  )

  // Proves HST-7.
  test('with a password opens after the password', async () => {
    const { name } = await host.make({ password: 'harbour' })
    const give = (password: string) => host.ask(`/w/${name}/`, { method: 'POST', body: new URLSearchParams({ password }) })

    const closed = await codeOf(host.ask(`/w/${name}/api/goods`))
    const page = await (await host.ask(`/w/${name}/`)).text()
    const wrong = await give('harbor')
    const right = await give('harbour')
    const cookie = right.headers.get('set-cookie')?.split(';')[0] ?? ''

    expect(closed).toBe(402)
    expect(page).toContain('This shop has a password')
    expect([wrong.status, await wrong.text()]).toEqual([403, expect.stringContaining('This is not the password.')])
    expect(right.headers.get('location')).toBe(`/w/${name}/`)
    expect(await codeOf(host.ask(`/w/${name}/api/goods`, { headers: { cookie } }))).toBe(200)
  })

  // Proves HST-5.
  test('tells everybody in it which calls have changed', async () => {
    const world = await host.make()
    const headers = await host.signIn(world)
    await host.enter(world, 'a product is on sale', { id: 90_001, stock: 9, price: '20.00' })
    await host.ask(`/w/${world.name}/api/user/carts`, { headers })
    await host.ask(`/w/${world.name}/api/brands`)
    const other = await listen(`/w/${world.name}`, 'tab-of-other')

    await host.ask(`/w/${world.name}/api/user/carts`, { ...inCart(), headers })
    const { calls } = (await nextEvent(other, 'change')) as { calls: string[] }
    await other.cancel()

    expect(calls).toContain('GET /user/carts')
    expect(calls).not.toContain('GET /brands')
  })

  // Proves HST-6.
  test('tells everybody who else is there and on which screen', async () => {
    const { name } = await host.make()
    const one = await listen(`/w/${name}`, 'tab-of-one')
    await nextEvent(one, 'people')
    const person = { tab: 'tab-of-one', name: 'Lin', screen: 'Cart' }
    const met = await host.ask(`/w/${name}/_mock/people`, { method: 'POST', headers: json, body: JSON.stringify(person) })
    const two = await listen(`/w/${name}`, 'tab-of-two')

    const seen = await nextEvent(two, 'people')
    await Promise.all([one.cancel(), two.cancel()])

    expect(met.status).toBe(200)
    expect(seen).toEqual({ people: [person, { tab: 'tab-of-two', name: '', screen: '' }] })
  })
})
