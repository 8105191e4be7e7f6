import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startCloud } from '../cloud/start-cloud.ts'
import { json } from './shared-test-host.ts'
import { startServer } from './server.ts'

type Started = { port: number; stop: () => Promise<void> }
type Start = (options: { port: number; isPublic: boolean; trustsProxy?: boolean }) => Promise<Started>

/** Headers by which a client may claim another address. */
const claims = { 'x-forwarded-for': '203.0.113.7, 203.0.113.8', 'x-real-ip': '203.0.113.9' }

const hosts: [name: string, start: Start][] = [
  ['the Node host', startServer],
  ['the worker', startCloud],
]

describe.each(hosts)('%s', (_, start) => {
  let plain: Started
  let behindProxy: Started
  beforeAll(async () => {
    plain = await start({ port: 0, isPublic: true })
    behindProxy = await start({ port: 0, isPublic: true, trustsProxy: true })
  }, 60_000)
  afterAll(() => Promise.all([plain.stop(), behindProxy.stop()]))

  const make = ({ port }: Started, name: string) =>
    fetch(`http://127.0.0.1:${port}/_mock/worlds`, { method: 'POST', headers: json, body: JSON.stringify({ name }) })

  /** Makes a shared world and asks it for the visitor's address. */
  const addressAt = async ({ port }: Started, headers: Record<string, string>): Promise<string> =>
    (await (await fetch(`http://127.0.0.1:${port}/w/some-world/api/common`, { headers })).json()).data.ip

  // Proves MCK-15.
  test('knows a visitor by the connection, whatever the request says', async () => {
    await make(plain, 'some-world')

    expect(await addressAt(plain, claims)).toBe('127.0.0.1')
  })

  // Proves MCK-15.
  test('takes what its proxy has added if it trusts the proxy, and the connection without it', async () => {
    await make(behindProxy, 'some-world')

    expect(await addressAt(behindProxy, { 'x-forwarded-for': claims['x-forwarded-for'] })).toBe('203.0.113.8')
    expect(await addressAt(behindProxy, {})).toBe('127.0.0.1')
  })
})
