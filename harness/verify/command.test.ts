import { once } from 'node:events'
import { readFileSync, writeFileSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { join } from 'node:path'
import { afterAll, afterEach, describe, expect, it, onTestFinished } from 'vitest'
import { startServer } from '#mocks/hosts/node/server.ts'
import { clean, folder, pathIs, run, server, serverThat, stopServers } from './test-servers.ts'

afterAll(clean)
afterEach(stopServers)

/** A response whose body begins and never ends. */
const dripping = (): Response =>
  new Response(new ReadableStream({ start: controller => controller.enqueue(new TextEncoder().encode('{')) }), {
    headers: { 'content-type': 'application/json' },
  })

describe('a server that cannot be checked', { timeout: 60_000 }, () => {
  // Proves VRF-3.
  it('is told so in one sentence when it hangs', async () => {
    const api = await serverThat(() => new Promise(() => undefined))

    const { code, output } = await run('--api', api, '--timeout', '0.3')

    expect(output).toBe(`${api} does not answer within 0.3 s. Does the server hang? --timeout says how long to wait.`)
    expect(code).toBe(2)
  })

  it('is told so in one sentence when it stops in the middle', async () => {
    let left = 60
    const api = await serverThat(() =>
      left-- > 0 ? Response.json({ code: 200, msg: '', data: [] }) : new Promise(() => undefined),
    )

    const { code, output } = await run('--api', api, '--timeout', '1', '--layer', 'examples')

    expect(output).toMatch(/has stopped answering after \d+ checks\. Did the server end, or does it hang\?$/)
    expect(code).toBe(2)
  })

  it('is told so in one sentence when every call is answered with a web page', async () => {
    const api = await serverThat(() => new Response('<!doctype html>', { headers: { 'content-type': 'text/html' } }))

    const { code, output } = await run('--api', api)

    expect(output).toBe(`${api}/api answers every call with a web page. Is --api right? Calls go to ${api}/api/...`)
    expect(code).toBe(2)
  })

  // Proves VRF-19.
  it.each([
    [
      'answers another status',
      () => Response.json({ message: 'no route' }, { status: 404 }),
      'answers HTTP 404 {"message":"no route"}',
    ],
    ['answers a web page', () => new Response('<p>', { headers: { 'content-type': 'text/html' } }), 'answers with a web page'],
  ])('is told so in one sentence when the URL of states %s', async (_, answer, words) => {
    const api = await server(request => (pathIs(request, '/states') ? answer() : undefined))

    const { code, output } = await run('--api', api, '--states', `${api}/states`)

    expect(output).toBe(`The states protocol at ${api}/states ${words} to "the ready accounts exist". Is --states right?`)
    expect(code).toBe(2)
  })

  // Proves VRF-19.
  it('is told so in one sentence when it does not speak HTTP', async () => {
    const server = createServer(socket => void socket.on('error', () => {}).once('data', () => socket.end('raw bytes\r\n\r\n')))
    onTestFinished(() => void server.close())
    await once(server.listen(0, '127.0.0.1'), 'listening')
    const api = `http://127.0.0.1:${(server.address() as AddressInfo).port}`

    const { code, output } = await run('--api', api)

    expect(output).toBe(`${api} answers, but not in HTTP. Is --api right?`)
    expect(code).toBe(2)
  })

  // Proves VRF-19.
  it('is told so in one sentence when no body ends', async () => {
    const api = await serverThat(() => dripping())

    const { code, output } = await run('--api', api, '--timeout', '0.3')

    expect(output).toBe(`${api} begins to answer, but no body ends within 0.3 s. --timeout says how long to wait.`)
    expect(code).toBe(2)
  })

  // Proves VRF-12.
  it('is asked twice at most for a body that does not end', async () => {
    let asked = 0
    const api = await server(request =>
      pathIs(request, '/api/goods') && request.url.includes('?') ? (asked++, dripping()) : undefined,
    )

    const { output } = await run('--api', api, '--only', 'GET /goods', '--timeout', '0.3')

    expect(output).toContain('The body does not end within the time')
    expect(asked).toBeLessThanOrEqual(2)
  })

  it('is told so in one sentence when worlds are asked for that it does not keep', async () => {
    const api = await serverThat(request =>
      pathIs(request, '/_mock/states') ? new Response('', { status: 404 }) : Response.json({ code: 200, msg: '', data: [] }),
    )

    const { output } = await run('--api', `${api}/api`, '--jobs', '2')

    expect(output).toContain('--jobs 2 needs a server that keeps worlds apart')
  })

  it('is "not built yet" throughout when there is nothing in it', async () => {
    const api = await serverThat(() => Response.json({ message: 'Not Found' }, { status: 404 }))

    const { code, output } = await run('--api', api, '--consumer', 'seller')

    expect(output).toMatch(/\n(\d+) calls: \1 not built yet \(judged by core\)\n/)
    expect(code).toBe(1)
  })
})

// Proves MCK-7.
it('shares the work among worlds of the standalone mock', { timeout: 60_000 }, async () => {
  const { port, stop } = await startServer({ port: 0 })

  const { output } = await run('--api', `http://127.0.0.1:${port}`, '--jobs', '3', '--only', 'POST /user/order/pay')
  await stop()

  expect(output).toMatch(/^✓ conforming {5}POST \/user\/order\/pay +\d+ checks\n/)
})

describe('the report', { timeout: 60_000 }, () => {
  const read = (name: string): string => readFileSync(join(folder, name), 'utf8')

  // Proves VRF-4.
  it('is a page, JSON and JUnit, with the finding, the request and the pages that use the call', async () => {
    const api = await server(request =>
      pathIs(request, '/api/captcha') ? Response.json({ code: 200, msg: 'ok', data: '' }) : undefined,
    )

    await run('--api', api, '--only', 'POST /captcha', '--only', 'GET /Admin/goods_brands/{id}', '--layer', 'examples')

    const { calls } = JSON.parse(read('report.json')) as { calls: { call: string; usedBy: string[] }[] }
    expect(calls.map(({ call }) => call)).toEqual(['POST /captcha', 'GET /Admin/goods_brands/{id}'])
    expect(calls[1]?.usedBy).toContain('src/pages/admin/catalogue/goods-brands.page.ts')
    expect(read('index.html')).toContain('src/pages/admin/catalogue/goods-brands.page.ts')
    expect(read('junit.xml')).toMatch(/^<\?xml .*\n<testsuites name="Meridian verify" tests="\d+" failures="\d+"/)
  })

  // Proves VRF-4.
  it('is compared with an earlier one, and then the exit code tells whether anything regressed', async () => {
    const whole = await server()
    const broken = await server(request => (pathIs(request, '/api/captcha') ? new Response('', { status: 404 }) : undefined))
    const captcha = ['--only', 'POST /captcha', '--layer', 'examples']
    await run('--api', broken, ...captcha)
    const before = join(folder, 'before.json')
    writeFileSync(before, read('report.json'))

    const better = await run('--api', whole, ...captcha, '--since', before)
    writeFileSync(before, read('report.json'))
    const worse = await run('--api', broken, ...captcha, '--since', before)

    expect(better.output).toContain('Since then: 0 regressed, 1 promoted, 0 unchanged, 0 new.')
    expect(better.code).toBe(0)
    expect(worse.output).toContain('worse   POST /captcha · examples')
    expect(worse.code).toBe(1)
  })

  it('refuses to compare with something else in one sentence', async () => {
    const { code, output } = await run('--api', 'http://127.0.0.1:4299', '--since', '/nowhere.json')

    expect(output).toBe('--since "/nowhere.json" is not a report.json of an earlier run.')
    expect(code).toBe(2)
  })
})
