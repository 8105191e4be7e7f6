import { afterAll, afterEach, describe, expect, it } from 'vitest'
import { brand } from '#contracts/examples/catalogue/goods-brands.ts'
import { createApp } from '#mocks/app.ts'
import { createWorld } from '#mocks/world.ts'
import { clean, pathIs, run, server, serverThat, stopServers } from './test-servers.ts'

const examples = ['--layer', 'examples']
const brands = [...examples, '--only', 'GET /Admin/goods_brands/{id}']

afterAll(clean)
afterEach(stopServers)

describe('the level', { timeout: 60_000 }, () => {
  /** The mock, which sends one brand in other types than described. */
  const looseServer = (): Promise<string> => {
    const world = createWorld()
    const app = createApp(() => world)
    return serverThat(async request => {
      const reply = await app.fetch(request)
      if (!pathIs(request, '/api/Admin/goods_brands/90001')) return reply
      const { code, msg, data } = (await reply.json()) as { code: number; msg: string; data: typeof brand }
      return Response.json({ code, msg, data: code === 200 ? { ...data, id: String(data.id), thumb: null } : data })
    })
  }

  // Proves LEV-7.
  it('is core unless told: what pages read as the same is accepted, with advice', async () => {
    const api = await looseServer()

    const { code, output } = await run('--api', api, ...brands)

    expect(output).toContain('✓ conforming     GET /Admin/goods_brands/{id}')
    expect(output).toContain('Advice: conforms to core, differs from full')
    expect(output).toContain('text is sent where the contract means a number: core accepts it')
    expect(code).toBe(0)
  })

  // Proves LEV-7.
  it('is full where it is asked for', async () => {
    const api = await looseServer()

    const { code, output } = await run('--api', api, ...brands, '--level', 'full')

    expect(output).toContain('✗ wrong          GET /Admin/goods_brands/{id}')
    expect(code).toBe(1)
  })

  // Proves LEV-6.
  it('of a call that is full lets it be missing', async () => {
    const api = await server(request => (pathIs(request, '/api/user/oauths') ? new Response('{}', { status: 404 }) : undefined))

    const { code, output } = await run('--api', api, ...examples, '--only', 'GET /user/oauths')

    expect(output).toContain('· skipped        GET /user/oauths')
    expect(code).toBe(0)
  })

  it('is one of two', async () => {
    const { output } = await run('--api', 'http://127.0.0.1:4299', '--level', 'half')

    expect(output).toBe('There is no level "half"; there are core, full.')
  })
})

describe('a refusal', { timeout: 60_000 }, () => {
  // Proves ENV-1, LEV-7.
  it('may come with data, which no page reads, at level core', async () => {
    const api = await server(request =>
      pathIs(request, '/api/Admin/goods_brands/987654321') ? Response.json({ code: 500, msg: 'no', data: brand }) : undefined,
    )

    const { output } = await run('--api', api, ...brands)

    expect(output).toContain('✓ conforming     GET /Admin/goods_brands/{id}')
    expect(output).toContain('Advice: conforms to core, differs from full')
  })

  // Proves VRF-11.
  it('that is missing is one cause, whatever the success lacks', async () => {
    const api = await server(request =>
      pathIs(request, '/api/Admin/goods_brands/987654321')
        ? Response.json({ code: 200, msg: 'ok', data: { role_id: [] } })
        : undefined,
    )

    const { output } = await run(
      '--api',
      api,
      '--only',
      'GET /Admin/goods_brands/{id}',
      '--layer',
      'examples',
      '--layer',
      'shapes',
    )

    expect(output).toContain('Wrong, by cause (calls × checks):\n')
    expect(output.match(/✗ +\d+ × \d+ .*/g)).toEqual([
      '✗    1 × 1  a record that nobody has is answered as if it were there (notFound) [bug]  → GET /Admin/goods_brands/{id}',
    ])
  })

  // Proves VRF-11.
  it('that has an SQL error in its data is named as a bug', async () => {
    let looks = 0
    const api = await server(request =>
      pathIs(request, '/api/Admin/goods_brands/90001') && ++looks > 1
        ? Response.json({ code: 500, msg: 'Failed.', data: 'SQLSTATE[23000]: Integrity constraint violation' })
        : undefined,
    )

    const { output } = await run('--api', api, ...brands)

    expect(output).toContain('an SQL error is answered [bug]  → GET /Admin/goods_brands/{id}')
  })
})

describe('a call that is not built', { timeout: 60_000 }, () => {
  // Proves VRF-1, VRF-11.
  it('is named where another needs it, and that other is not called missing', async () => {
    const api = await server(request =>
      new URL(request.url).pathname.startsWith('/api/goods_comments/')
        ? new Response('{}', { status: 404, headers: { 'content-type': 'application/json' } })
        : undefined,
    )

    const { code, output } = await run('--api', api, '--only', 'GET /goods/{id}', '--layer', 'rules')

    expect(output).toMatch(/✓ conforming +GET \/goods\/\{id\}/)
    expect(output).toMatch(/Skipped, by cause.*\n.*needs GET \/goods_comments\/\{id\}, which is not built yet/)
    expect(code).toBe(0)
  })
})
