import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { accounts } from '#contracts/states/ready-accounts.ts'
import { createApp } from '#mocks/app.ts'
import { startCloud } from '#mocks/hosts/cloud/start-cloud.ts'
import { startServer } from '#mocks/hosts/node/server.ts'
import { noon } from '#mocks/test-shop.ts'
import { createWorld } from '#mocks/world.ts'
import { onPage } from './page-host.ts'

type Outcome = { hash: string; replies: unknown[] }
type Script = { base: string; now: number; shopper: object; seller: object }

/**
 * Makes a purchase up to shipping with `fetch` only, so that it can be sent to a page.
 * @returns every reply, and the hash of the resulting rows.
 */
const replay = async (
  { base, now, shopper, seller }: Script,
  send: (url: string, init?: RequestInit) => Promise<Response> = (url, init) => fetch(url, init),
): Promise<Outcome> => {
  const replies: unknown[] = []
  const control = (path: string, body: object) =>
    send(`${base}/_mock${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
  const ask = async (method: string, path: string, body?: Record<string, string>, token?: string) => {
    const reply = await (
      await send(`${base}/api${path}`, {
        method,
        headers: {
          'accept-language': 'zh-CN',
          ...(token && { authorization: `Bearer ${token}` }),
          ...(body && { 'content-type': 'application/x-www-form-urlencoded' }),
        },
        ...(body && { body: new URLSearchParams(body).toString() }),
      })
    ).json()
    replies.push(reply)
    return reply.data
  }
  await control('/reset', { now })
  await control('/states', { state: 'a product is on sale', params: { id: 90_001, stock: 5, price: '20.00' } })
  await control('/states', { state: 'the shopper has an address', params: { id: 90_010 } })
  const buyer = (await ask('POST', '/login', { ...shopper, provider: 'users' })).access_token
  await ask('POST', '/user/carts', { goods_id: '90001', buy_num: '2' }, buyer)
  await ask('GET', '/user/carts', undefined, buyer)
  const params = btoa(JSON.stringify({ order: [{ goods_id: 90_001, sku_id: 0, buy_num: 2 }], ifcart: 0 }))
  const [id] = (await ask('POST', '/user/order/create', { params, address_id: '90010', coupon_id: '0' }, buyer)).order_id
  await ask('POST', '/user/order/pay', { order_id: String(id), payment_name: 'balance', pay_password: '000000' }, buyer)
  await ask('POST', '/user/order/pay', { order_id: String(id), payment_name: 'balance', pay_password: '123456' }, buyer)
  const store = (await ask('POST', '/login', { ...seller, provider: 'users' })).access_token
  await ask('PUT', '/Seller/orders/status/edit', { id: String(id), status: '3', delivery_code: 'yd', delivery_no: 'YD1' }, store)
  await ask('GET', `/user/order/${id}`, undefined, buyer)
  const { hash } = await (await send(`${base}/_mock/state-hash`)).json()
  return { hash, replies }
}

const script = (base: string): Script => ({ base, now: noon, shopper: accounts.shopper, seller: accounts.seller })

const inProcess = async (): Promise<Outcome> => {
  const world = createWorld({ seededAt: noon })
  const app = createApp(() => world)
  return replay(script('http://localhost'), async (url, init) => app.fetch(new Request(url, init)))
}

const on = async (starting: Promise<{ port: number; stop: () => Promise<void> }>): Promise<Outcome> => {
  const { port, stop } = await starting
  try {
    return await replay(script(`http://127.0.0.1:${port}`))
  } finally {
    await stop()
  }
}

const hashAt = async (port: number): Promise<string> =>
  (await (await fetch(`http://127.0.0.1:${port}/_mock/state-hash`)).json()).hash

/** On a server that stores its worlds; the rows are hashed again after a restart. */
const onKeptServer = async (): Promise<Outcome> => {
  const keep = mkdtempSync(join(tmpdir(), 'meridian-'))
  const { replies } = await on(startServer({ port: 0, keep }))
  const { port, stop } = await startServer({ port: 0, keep })
  const hash = await hashAt(port)
  await stop()
  rmSync(keep, { recursive: true })
  return { hash, replies }
}

const inPage = (): Promise<Outcome> => onPage(page => page.evaluate(replay, script('')))

// Proves MCK-1, HST-1, HST-10.
test('page, server, worker and process give the same replies and end with the same rows', { timeout: 180_000 }, async () => {
  const process = await inProcess()

  const server = await on(startServer({ port: 0 }))
  const kept = await onKeptServer()
  const cloud = await on(startCloud({ port: 0 }))
  const page = await inPage()

  expect(process.replies.map(reply => (reply as { code: number }).code)).toEqual([200, 200, 200, 200, 500, 200, 200, 200, 200])
  expect(server).toEqual(process)
  expect(kept).toEqual(process)
  expect(cloud).toEqual(process)
  expect(page).toEqual(process)
})
