import { request } from 'node:http'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startServer } from './server.ts'

const foreign = { origin: 'https://other.example' }
let mock: Awaited<ReturnType<typeof startServer>>
let open: Awaited<ReturnType<typeof startServer>>
beforeAll(async () => {
  mock = await startServer({ port: 0 })
  open = await startServer({ port: 0, cors: true, limits: { mostWorlds: 5, mostLive: 2 } })
})
afterAll(async () => {
  await mock.stop()
  await open.stop()
})

const ask = ({ port }: { port: number }, path: string, init: RequestInit = {}) => fetch(`http://127.0.0.1:${port}${path}`, init)
const permission = (response: Response) => response.headers.get('access-control-allow-origin')

describe('a page of another origin', () => {
  // Proves CTL-8.
  test('may call the API, and the control API only if the host allows it', async () => {
    const api = await ask(mock, '/api/common', { headers: foreign })
    const closed = await ask(mock, '/_mock/world', { headers: foreign })
    const asked = await ask(open, '/_mock/world', { headers: foreign })

    expect([api, closed, asked].map(permission)).toEqual(['*', null, '*'])
  })

  // Proves CTL-8.
  test('fails the preflight for JSON, and a request without JSON changes nothing', async () => {
    const before = await (await ask(mock, '/_mock/state-hash')).text()
    const preflight = await ask(mock, '/_mock/reset', {
      method: 'OPTIONS',
      headers: { ...foreign, 'access-control-request-method': 'POST', 'access-control-request-headers': 'content-type' },
    })
    const answers = [
      await ask(mock, '/_mock/reset', { method: 'POST', headers: foreign, body: '{"now":0}' }),
      await ask(mock, '/_mock/reset', { method: 'POST', headers: foreign, body: new URLSearchParams({ now: '0' }) }),
      await ask(mock, '/_mock/reset', { method: 'POST', headers: foreign }),
    ]

    expect(permission(preflight)).toBeNull()
    expect(answers.map(({ status }) => status)).toEqual([415, 415, 415])
    expect(await (await ask(mock, '/_mock/state-hash')).text()).toBe(before)
  })
})

/** Sends a request under another name, which `fetch` cannot. @returns the status. */
const statusUnder = (name: string, { port }: { port: number }, path: string) =>
  new Promise<number | undefined>((resolve, reject) => {
    const headers = { host: `${name}:${port}`, 'content-type': 'application/json' }
    const sent = request({ port, host: '127.0.0.1', path, method: 'POST', headers }, answer => {
      answer.resume()
      resolve(answer.statusCode)
    })
    sent.on('error', reject).end('{"step":1}')
  })

// Proves CTL-8.
test('a website that points its own name to this machine cannot use the control API', async () => {
  const names = ['other.example', 'localhost.other.example', 'localhost', 'shop.localhost', '127.0.0.1', '[::1]']

  const statuses = await Promise.all(names.map(name => statusUnder(name, mock, '/_mock/clock')))

  expect(statuses).toEqual([403, 403, 200, 200, 200, 200])
  expect(await statusUnder('other.example', open, '/_mock/clock')).toBe(200)
})

// Proves MCK-7, MCK-10.
test('a world beyond the limit is refused, none is lost, and ending one makes room', async () => {
  const headers = (at: number) => ({ 'x-mock-world': `world ${at}`, 'content-type': 'application/json' })
  const first = { method: 'POST', headers: headers(0), body: '{"state":"the cart is empty","params":{}}' }
  const entered = await ask(open, '/_mock/states', first)
  const hash = await (await ask(open, '/_mock/state-hash', { headers: headers(0) })).text()
  let status = 200
  let at = 0
  while (status === 200 && at < 200) ({ status } = await ask(open, '/api/cart_count', { headers: headers((at += 1)) }))

  const refused = await ask(open, '/_mock/clock', { headers: headers(at) })

  expect(entered.ok).toBe(true)
  expect(at).toBe(4)
  expect(refused.status).toBe(503)
  expect(((await refused.json()) as { error: string }).error).toContain('DELETE /_mock/world')
  expect(await (await ask(open, '/_mock/state-hash', { headers: headers(0) })).text()).toBe(hash)
  await ask(open, '/_mock/world', { method: 'DELETE', headers: headers(1) })
  expect((await ask(open, '/_mock/clock', { headers: headers(at) })).status).toBe(200)
})
