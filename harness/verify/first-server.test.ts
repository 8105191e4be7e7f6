import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { afterEach, expect, it } from 'vitest'
import { main } from './verify.ts'

const docs = new URL('../../docs/', import.meta.url)
const program = new URL('examples/first-server.mjs', docs)
const shop = new URL('examples/shop/server.mjs', docs)

const fiveCalls = [
  'GET /Admin/goods_brands',
  'GET /Admin/goods_brands/{id}',
  'POST /Admin/goods_brands',
  'PUT /Admin/goods_brands/{id}',
  'DELETE /Admin/goods_brands/{ids}',
]

const shopCalls = [
  'GET /goods/{id}',
  'POST /auth/info',
  'GET /user/addresses/{id}',
  'POST /user/carts',
  'PUT /user/carts/{id}',
  'GET /user/carts',
  'GET /cart_count',
  'DELETE /user/carts/{ids}',
  'POST /user/order/before',
  'POST /user/order/create',
  'POST /user/order/after',
  'POST /user/order/pay',
  'POST /user/order/check',
  'GET /user/orders',
  'GET /user/order/{id}',
  'PUT /user/order/{id}',
]

const stops: (() => void)[] = []
afterEach(() => {
  for (const stop of stops.splice(0)) stop()
})

/** A server of the tutorial on a port of its own. @returns its address. */
const start = async (file = program): Promise<string> => {
  const child = spawn(process.execPath, [fileURLToPath(file), '0'], { stdio: ['ignore', 'pipe', 'inherit'] })
  stops.push(() => void child.kill())
  const [line] = await once(child.stdout, 'data')
  return String(line).trim()
}

// Proves VRF-6.
it('the five calls that the tutorial builds conform, in every layer', { timeout: 60_000 }, async () => {
  const api = await start()
  const output: string[] = []

  const code = await main(
    ['--api', api, '--states', `${api}/states`, ...fiveCalls.flatMap(call => ['--only', call])],
    text => void output.push(text),
  )

  expect(output.join('\n')).toContain('5 calls: 5 conforming')
  expect(code).toBe(0)
})

// Proves VRF-6, MDL-9.
it('nothing is wrong with the cart, orders and payment of the larger example, in every layer', { timeout: 240_000 }, async () => {
  const api = await start(shop)
  const output: string[] = []

  await main(
    ['--api', api, '--states', `${api}/states`, ...shopCalls.flatMap(call => ['--only', call])],
    text => void output.push(text),
  )

  const text = output.join('\n')
  expect(text).not.toMatch(/wrong|✗/)
  expect(text).toContain('18 calls: 11 conforming')
})

// Proves VRF-6.
it(
  'without an address of states what needs a state is skipped and not wrong, as the tutorial shows',
  { timeout: 60_000 },
  async () => {
    const api = await start()
    const output: string[] = []

    await main(['--api', api, ...fiveCalls.flatMap(call => ['--only', call])], text => void output.push(text))

    const text = output.join('\n')
    const tutorial = readFileSync(new URL('build-a-server.md', docs), 'utf8')
    const [, shown] = /```\n(Skipped, by cause[\s\S]*?)\n```/.exec(tutorial) ?? []
    expect(text).toContain(shown ?? 'The tutorial shows no output.')
    expect(text).not.toMatch(/wrong/)
  },
)

// Proves VRF-6, VRF-17.
it(
  'has nothing wrong in all the calls that it does not have, and tells which ones are missing',
  { timeout: 120_000 },
  async () => {
    const api = await start()
    const output: string[] = []

    await main(
      ['--api', api, '--states', `${api}/states`, '--consumer', 'storefront', '--layer', 'examples'],
      text => void output.push(text),
    )

    const text = output.join('\n')
    expect(text).not.toMatch(/\d wrong/)
    expect(text).toContain('"the ready accounts exist" cannot be read back: POST /auth/info is not built yet (HTTP 404).')
    expect(text.split('\n').length).toBeLessThanOrEqual(40)
  },
)

it('the tutorial shows pieces of the server as it is', () => {
  const [tutorial = ''] = readFileSync(new URL('build-a-server.md', docs), 'utf8').split('## Provider states in other frameworks')
  const server = readFileSync(program, 'utf8')
  const pieces = [...tutorial.matchAll(/```js\n([\s\S]*?)```/g)].map(([, piece = '']) => piece)

  expect(pieces.length).toBeGreaterThan(5)
  expect(pieces.filter(piece => !server.includes(piece))).toEqual([])
})
