import { expect, onTestFinished, test } from 'vitest'
import { startCloud } from '#mocks/hosts/cloud/start-cloud.ts'

const json = { 'content-type': 'application/json' }

const startWorker = async () => {
  const { port, stop } = await startCloud({ port: 0 })
  onTestFinished(stop)
  return `http://127.0.0.1:${port}`
}

// Proves HST-10, HST-13.
test('the worker keeps short links', { timeout: 60_000 }, async () => {
  const address = await startWorker()
  const body = JSON.stringify({ to: 'https://demo.example/user/orders#world=eJwLy' })
  const made = await fetch(`${address}/_mock/links`, { method: 'POST', headers: json, body })
  const { link } = (await made.json()) as { link: string }

  const page = await fetch(`${address}${new URL(link).pathname}`)
  const unknown = await fetch(`${address}/l/abcdefghjkmn`)

  expect(await page.text()).toContain('href="https://demo.example/user/orders#world=eJwLy"')
  expect(unknown.status).toBe(404)
})

// Proves HST-8, HST-10.
test('the worker takes only so many requests for links and worlds at once', { timeout: 60_000 }, async () => {
  const address = await startWorker()
  // Refused for their content, so that nothing is stored and all of them arrive at once.
  const ask = async (path: string) =>
    (await fetch(`${address}${path}`, { method: 'POST', headers: json, body: '{"to":7}' })).status
  const asks = Array.from({ length: 100 })

  const links = await Promise.all(asks.map(() => ask('/_mock/links')))
  const worlds = await Promise.all(asks.map(() => ask('/_mock/worlds')))

  expect(new Set(links)).toEqual(new Set([400, 429]))
  expect(new Set(worlds)).toEqual(new Set([400, 429]))
})

// Proves HST-10.
test('a world that was ended on the worker is unknown afterwards', { timeout: 60_000 }, async () => {
  const address = await startWorker()
  const made = await fetch(`${address}/_mock/worlds`, { method: 'POST', headers: json, body: '{"name":"short-lived"}' })
  const { key } = (await made.json()) as { key: string }
  const headers = { ...json, 'x-mock-key': key }

  await fetch(`${address}/w/short-lived/_mock/world`, { method: 'DELETE', headers })
  const response = await fetch(`${address}/w/short-lived/api/goods`, { headers: { 'accept-language': 'en' } })

  expect(await response.json()).toEqual({ code: 500, msg: 'There is no shared shop at this address.', data: [] })
})
