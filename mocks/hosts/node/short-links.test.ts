import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { createHost } from './host.ts'

const demo = 'https://demo.example/user/orders?page=2#world=eJwLy'

/** A host of its own, asked without a network. */
const hostWith = (limits: { mostLinks?: number } = {}) => {
  const host = createHost({ isPublic: true, scale: 0.1, limits })
  onTestFinished(host.stop)
  return (path: string, init: RequestInit = {}) => host.fetch(new Request(`https://shops.example${path}`, init))
}

type Ask = ReturnType<typeof hostWith>

const store = (ask: Ask, to: string) =>
  ask('/_mock/links', { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ to }) })

const pathOf = async (response: Response): Promise<string> => new URL(((await response.json()) as { link: string }).link).pathname

afterEach(() => {
  vi.useRealTimers()
})

// Proves HST-13.
test('a short link leads to a page that names the demo and opens its long link', async () => {
  const ask = hostWith()
  const made = (await (await store(ask, demo)).json()) as { link: string }

  const page = await ask(new URL(made.link).pathname, { headers: { 'accept-language': 'en' } })

  expect(made.link).toMatch(/^https:\/\/shops\.example\/l\/[a-z2-9]{12}$/)
  expect(page.status).toBe(200)
  const text = await page.text()
  expect(text).toContain('<code>demo.example/user/orders</code>')
  expect(text).toContain(`href="${demo}"`)
  expect(text).toContain('Open the shop')
})

// Proves HST-13.
test('a link cannot bring markup into the page', async () => {
  const ask = hostWith()
  const path = await pathOf(await store(ask, 'https://demo.example/"><script>alert(1)</script>#world="><b>'))

  const text = await (await ask(path)).text()

  expect(text).not.toMatch(/<script>alert|<b>/)
})

// Proves HST-13.
test.each([
  ['runs a script', 'javascript:alert(1)//#world=a'],
  ['holds no shop', 'https://demo.example/user/orders'],
  ['is no URL', '/user/orders#world=a'],
  ['has more than 500,000 characters', `https://demo.example/#world=${'a'.repeat(500_000)}`],
])('a link that %s is refused with a reason', async (_, to) => {
  const ask = hostWith()

  const response = await store(ask, to)

  expect(response.status).toBe(400)
  expect(await response.json()).toEqual({ error: expect.stringMatching(/^to/) })
})

// Proves HST-13.
test('a demo on another origin may store links on a public host', async () => {
  const ask = hostWith()

  const preflight = await ask('/_mock/links', { method: 'OPTIONS', headers: { origin: 'https://demo.example' } })
  const response = await store(ask, demo)

  expect(preflight.status).toBe(204)
  expect(preflight.headers.get('access-control-allow-headers')).toBe('content-type')
  expect(response.headers.get('access-control-allow-origin')).toBe('*')
})

// Proves HST-13.
test('a short link ends after 30 days', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-06-01T00:00:00Z') })
  const ask = hostWith()
  const path = await pathOf(await store(ask, demo))

  vi.setSystemTime(Date.parse('2026-06-30T23:59:59Z'))
  const before = await ask(path)
  vi.setSystemTime(Date.parse('2026-07-01T00:00:01Z'))
  const after = await ask(path)

  expect([before.status, after.status]).toEqual([200, 404])
})

// Proves HST-13.
test('a host without room for another link says so', async () => {
  const ask = hostWith({ mostLinks: 1 })
  await store(ask, demo)

  const response = await store(ask, demo)

  expect(response.status).toBe(503)
  expect(await response.json()).toEqual({ error: 'This host has no room for another link.' })
})
