import { afterAll, afterEach, describe, expect, it } from 'vitest'
import { brand } from '#contracts/examples/catalogue/goods-brands.ts'
import { createApp } from '#mocks/app.ts'
import { createWorld } from '#mocks/world.ts'
import { clean, pathIs, run, server, serverThat, stopServers } from './test-servers.ts'

const examples = ['--layer', 'examples']
const brands = [...examples, '--only', 'GET /Admin/goods_brands/{id}']

afterAll(clean)
afterEach(stopServers)

describe('a verdict', { timeout: 60_000 }, () => {
  // Proves VRF-1.
  it('is "conforming" where every example is answered as described', async () => {
    const api = await server()

    const { code, output } = await run('--api', api, '--consumer', 'seller', ...examples)

    expect(output).toMatch(/^\d+ calls: \d+ conforming \(judged by core\)\n/)
    expect(code).toBe(0)
  })

  // Proves VRF-1.
  it('is "wrong" with field, expected, actual and curl', async () => {
    let looks = 0
    const late = { ...brand, created_at: 'yesterday' }
    const api = await server(request =>
      pathIs(request, '/api/Admin/goods_brands/90001') && ++looks > 1
        ? Response.json({ code: 200, msg: 'ok', data: late })
        : undefined,
    )

    const { code, output } = await run('--api', api, ...brands, '--level', 'full')

    expect(output).toContain('✗ wrong          GET /Admin/goods_brands/{id}')
    expect(output).toContain('field     data.created_at')
    expect(output).toContain('such as "2026-01-02 03:04:05"')
    expect(output).toContain('actual    "yesterday"')
    expect(output).toContain(`curl '${api}/api/Admin/goods_brands/90001' -H "Authorization: Bearer $TOKEN_OF_ADMIN"`)
    expect(code).toBe(1)
  })

  it('is "wrong" where another record comes than the one that was asked for', async () => {
    let looks = 0
    const other = { ...brand, id: 90_002 }
    const api = await server(request =>
      pathIs(request, '/api/Admin/goods_brands/90001') && ++looks > 1
        ? Response.json({ code: 200, msg: 'ok', data: other })
        : undefined,
    )

    const { output } = await run('--api', api, ...brands, '--level', 'full')

    expect(output).toContain('field     data.id\n    expected  90001\n    actual    90002')
  })

  it('is "wrong" where a list lacks the row that was asked for', async () => {
    const empty = { data: [], total: 0, per_page: 30, last_page: 1, current_page: 1 }
    const api = await server(request =>
      new URL(request.url).searchParams.has('id') ? Response.json({ code: 200, msg: 'ok', data: empty }) : undefined,
    )

    const { output } = await run('--api', api, ...examples, '--only', 'GET /Admin/goods_brands')

    expect(output).toContain('field     data.data\n    expected  at least one row\n    actual    an empty list')
  })

  // Proves ENV-10.
  it('is "conforming" where a refusal has another code that clients treat alike', async () => {
    const forbidden = { code: 403, msg: 'no', data: [] }
    const world = createWorld()
    const app = createApp(() => world)
    const api = await serverThat(async request => {
      const reply = await app.fetch(request)
      const refused = (await reply.clone().text()).includes('"code":500')
      return refused ? Response.json(forbidden) : reply
    })

    const { output } = await run('--api', api, ...brands)

    expect(output).toContain('✓ conforming     GET /Admin/goods_brands/{id}                    4 checks')
  })

  it('is "wrong" where the refusal has another code', async () => {
    const api = await server(async request =>
      !request.headers.has('authorization') && pathIs(request, '/api/Admin/goods_brands/90001')
        ? Response.json({ code: 403, msg: 'no', data: [] })
        : undefined,
    )

    const { output } = await run('--api', api, ...brands)

    expect(output).toContain('expected  401 (notLoggedIn')
    expect(output).toContain('actual    403 "no"')
  })

  // Proves VRF-1.
  it.each([
    ['HTTP 404', () => new Response('{}', { status: 404 })],
    ['HTTP 405', () => new Response('{}', { status: 405 })],
    ['a web page', () => new Response('<!doctype html>', { headers: { 'content-type': 'text/html' } })],
  ])('is "not built yet" where the answer is %s', async (_, answer) => {
    const api = await server(request => (pathIs(request, '/api/captcha') ? answer() : undefined))

    const { code, output } = await run('--api', api, ...examples, '--only', 'POST /captcha')

    expect(output).toContain('– not built yet  POST /captcha                                   0 of 1 check\n')
    expect(code).toBe(1)
  })
})

describe('a set-up that failed', { timeout: 60_000 }, () => {
  // Proves STA-3.
  it('is told as such where states are only pretended to be entered', async () => {
    const api = await server(request => (pathIs(request, '/_mock/states') ? Response.json({}) : undefined))

    const { code, output } = await run('--api', api, ...brands)

    expect(output).toContain('? set-up failed  GET /Admin/goods_brands/{id}')
    expect(output).toContain('"a brand exists" does not hold')
    expect(code).toBe(1)
  })

  // Proves VRF-1.
  it('is skipped where there is no states protocol and no ordinary call leads to the state', async () => {
    const api = await server(request => (pathIs(request, '/_mock/states') ? new Response('', { status: 404 }) : undefined))

    const { code, output } = await run('--api', api, ...examples, '--only', 'PUT /Seller/refunds/{id}')

    expect(output).toMatch(/✓ conforming {5}PUT \/Seller\/refunds\/\{id\} +\d of \d+ checks/)
    expect(code).toBe(0)
  })

  // Proves VRF-2.
  it('is brought about by ordinary calls where there is no states protocol', async () => {
    const api = await server(request => (pathIs(request, '/_mock/states') ? new Response('', { status: 404 }) : undefined))

    const { output } = await run('--api', api, ...brands)

    expect(output).toContain('✓ conforming     GET /Admin/goods_brands/{id}                    4 checks')
  })

  // Proves VRF-2.
  it.each([
    ['an address', 'GET /user/addresses/default/{id}', /} +3 checks\n/],
    // Nothing leads to the order of somebody else.
    ['an order that waits for payment', 'POST /user/order/after', /after +4 of 5 checks\n/],
  ])('does not keep %s from being made by ordinary calls', async (_, call, checks) => {
    const api = await server(request => (pathIs(request, '/_mock/states') ? new Response('', { status: 404 }) : undefined))

    const { output } = await run('--api', api, ...examples, '--only', call)

    expect(output).toMatch(checks)
  })

  // Proves VRF-3.
  it('is told as such where the ready accounts cannot sign in', async () => {
    const api = await server(request =>
      pathIs(request, '/api/login') ? Response.json({ code: 500, msg: 'no', data: [] }) : undefined,
    )

    const { output } = await run('--api', api, ...brands)

    expect(output).toContain('The ready account "admin" cannot sign in (code 500).')
  })
})

describe('the command', { timeout: 60_000 }, () => {
  it('explains itself', async () => {
    const { code, output } = await run('--help')

    expect(output).toContain('npm run verify -- --api URL')
    expect(code).toBe(0)
  })

  it.each([
    [[], 'Say where the server is'],
    [['--api', 'somewhere'], '--api "somewhere" is not a valid URL'],
    [['--api', 'http://127.0.0.1:4299'], 'Nothing answers at http://127.0.0.1:4299 (ECONNREFUSED).'],
    [['--api', 'http://127.0.0.1:4299', '--states', 'x'], '--states "x" is not a valid URL'],
    [
      ['--api', 'http://127.0.0.1:4299', '--consumer', 'kitchen'],
      'There is no consumer "kitchen"; there are storefront, seller, admin.',
    ],
    [
      ['--api', 'http://127.0.0.1:4299', '--only', 'POST /user/order/pey'],
      'There is no call "POST /user/order/pey". Did you mean "POST /user/order/pay"? See --help.',
    ],
    [
      ['--api', 'http://127.0.0.1:4299', '--only', 'POST /user/order/pay', '--consumer', 'seller'],
      'The chosen consumer makes none of these calls.',
    ],
    [['--colour'], 'See --help.'],
  ])('ends %j in one clear sentence', async (args, sentence) => {
    const { code, output } = await run(...args)

    expect(output).toContain(sentence)
    expect(output).not.toContain('\n')
    expect(code).toBe(2)
  })

  it('takes the address with or without the base', async () => {
    const api = await server()

    const { code } = await run('--api', `${api}/api/`, '--only', 'POST /captcha')

    expect(code).toBe(0)
  })
})
