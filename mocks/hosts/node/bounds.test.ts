import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { createHost } from './host.ts'
import { codeOf, json, startSharedHost } from './shared-test-host.ts'

let host: Awaited<ReturnType<typeof startSharedHost>>
beforeAll(async () => {
  host = await startSharedHost()
})
afterAll(() => host.stop())

describe('a shared world', () => {
  // Proves HST-8.
  test('refuses a change beyond its rows, and says so', async () => {
    const world = await host.make()
    const add = (at: number) => host.enter(world, 'a brand exists', { id: 90_000 + at, name: `Brand ${at}` })
    let added = 0
    let last = await add(1)
    while (last.ok && added < 100) last = await add((added += 1) + 1)

    expect(added).toBe(60)
    expect(await last.json()).toEqual({
      error: 'This shop has reached its limit (60 changed rows, 1 MB), so this has been undone.',
    })
    expect(await codeOf(host.ask(`/w/${world.name}/api/goods`))).toBe(200)
  })

  // Proves HST-8, SGN-13.
  test('is not filled by visitors who only look, and lets people sign in when it is full', async () => {
    const world = await host.make({ visitors: 'read' })
    for (let time = 0; time < 70; time++) {
      await host.ask(`/w/${world.name}/api/captcha`, {
        method: 'POST',
        body: new URLSearchParams({ username: `visitor${time}` }),
      })
      await host.signIn(world)
    }

    let added = 0
    while (added < 100 && (await host.enter(world, 'a brand exists', { id: 90_001 + added, name: `Brand ${added}` })).ok) added++

    // 60 rows less that of the shopper, which has the time of the last login.
    expect(added).toBe(59)
    expect(await host.signIn(world)).toEqual({ authorization: expect.stringMatching(/^Bearer users-/) })
  })

  // Proves HST-8.
  test('answers 429 to too many requests at once, and serves other worlds meanwhile', async () => {
    const slow = createHost({ scale: 0.1, isPublic: true, limits: { perSecond: 1 } })
    const send = (path: string, init?: RequestInit) => slow.fetch(new Request(`http://host.example${path}`, init))
    for (const name of ['busy', 'other'])
      await send('/_mock/worlds', { method: 'POST', headers: json, body: JSON.stringify({ name }) })
    vi.spyOn(Date, 'now').mockReturnValue(Date.now())

    const codes = []
    for (let at = 0; at < 6; at++) codes.push(await codeOf(send('/w/busy/api/cart_count')))
    const other = await codeOf(send('/w/other/api/cart_count'))
    vi.restoreAllMocks()
    slow.stop()

    expect(codes).toEqual([200, 200, 200, 200, 429, 429])
    expect(other).toBe(200)
  })

  // Proves HST-8.
  test('takes no body of more than 12 MB, or of unknown size', async () => {
    const { name } = await host.make()
    const body = new Blob(['x'.repeat(12_000_001)])

    const large = await codeOf(host.ask(`/w/${name}/api/login`, { method: 'POST', body }))

    expect(large).toBe(500)
  })

  // Proves HST-8.
  test('says that it has ended after its days', async () => {
    const { name } = await host.make({ days: 1 })
    vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 86_400_001)

    const page = await host.ask(`/w/${name}/`)
    vi.restoreAllMocks()

    expect([page.status, await page.text()]).toEqual([410, expect.stringContaining('This shared shop has ended.')])
  })
})

describe('a public host', () => {
  // Proves HST-9.
  test.each(['/api/goods', '/_mock/world', '/w/no-such-world/api/goods'])('has no world but the shared ones: %s', async path => {
    const response = await host.ask(path, { headers: { 'x-mock-world': 'test-1' } })

    expect(JSON.stringify(await response.json())).toContain('There is no shared shop at this address.')
  })

  // Proves HST-9.
  test('makes no world for the form of another site', async () => {
    const body = new URLSearchParams({ name: 'forged' })

    const forged = await host.ask('/w/', { method: 'POST', headers: { origin: 'https://other.example' }, body })
    const own = await host.ask('/w/', {
      method: 'POST',
      headers: { origin: host.address },
      body: new URLSearchParams({ name: 'own-form' }),
    })

    expect(forged.status).toBe(400)
    expect([own.status, own.headers.get('location')]).toEqual([303, expect.stringMatching(/^\/w\/own-form\/\?key=[0-9a-f]{32}$/)])
  })
})
