import { spawn, type ChildProcess } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { accounts } from '#contracts/states/ready-accounts.ts'
import { encodeParams } from '#contracts/wire/params.ts'

const start = async (folder: string): Promise<{ child: ChildProcess; address: string }> => {
  const child = spawn(process.execPath, ['mocks/hosts/node/server.ts', '--port', '0', '--keep', folder], {
    env: { ...process.env, SEED_SCALE: '0.1' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const address = await new Promise<string>((ready, fail) => {
    child.stdout?.on('data', (text: Buffer) => {
      const [found] = /http:\/\/localhost:\d+/.exec(text.toString()) ?? []
      if (found) ready(found)
    })
    child.on('exit', () => fail(new Error('The mock did not start.')))
  })
  return { child, address }
}

const kill = (child: ChildProcess): Promise<unknown> =>
  new Promise(done => {
    child.on('exit', done)
    child.kill('SIGKILL')
  })

const post = async (url: string, fields: Record<string, string>, token?: string) => {
  const headers = new Headers(token === undefined ? [] : [['authorization', `Bearer ${token}`]])
  return (await (await fetch(url, { method: 'POST', headers, body: new URLSearchParams(fields) })).json()).data
}

const state = (address: string, name: string, params: object) =>
  fetch(`${address}/_mock/states`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ state: name, params }),
  })

/** Places an order of several rows, and takes stock. */
const order = async (address: string, token: string): Promise<number> => {
  const params = encodeParams({ order: [{ goods_id: 90_001, sku_id: 0, buy_num: 1 }], ifcart: 0 })
  return (await post(`${address}/api/user/order/create`, { params, address_id: '90001', coupon_id: '0' }, token)).order_id[0]
}

const rounds = 4
const ordersInRound = 15

// Proves HST-1.
test('after being killed in the middle of orders, the mock still has every order that it confirmed, complete', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'meridian-'))
  const { username, password } = accounts.shopper
  const confirmed: number[] = []
  let token = ''
  for (let round = 0; round < rounds; round++) {
    const { child, address } = await start(folder)
    if (round === 0) {
      await state(address, 'a product is on sale', { id: 90_001, stock: 1000, price: '20.00' })
      await state(address, 'the shopper has an address', { id: 90_001 })
      token = (await post(`${address}/api/login`, { username, password, provider: 'users' })).access_token
    }
    for (let at = 0; at < ordersInRound; at++) confirmed.push(await order(address, token))
    const unanswered = Promise.allSettled(Array.from({ length: 20 }, () => order(address, token)))
    await kill(child)
    confirmed.push(...(await unanswered).flatMap(one => (one.status === 'fulfilled' ? [one.value] : [])))
  }

  const { child, address } = await start(folder)
  const world = await (await fetch(`${address}/_mock/world`)).json()
  const { sound } = await (await fetch(`${address}/_mock/invariants`)).json()
  await kill(child)
  rmSync(folder, { recursive: true })

  const ids = (noun: string, column: string): number[] =>
    world.changes[noun].rows.map((row: Record<string, number>) => row[column])
  expect(confirmed.length).toBeGreaterThanOrEqual(rounds * ordersInRound)
  expect(ids('orders', 'id')).toEqual(expect.arrayContaining(confirmed))
  expect(new Set(ids('order_goods', 'order_id'))).toEqual(new Set(ids('orders', 'id')))
  expect(sound).toBe(true)
}, 240_000)
