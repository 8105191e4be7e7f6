import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, afterEach, describe, expect, it } from 'vitest'
import { clean, run, serverThat, stopServers } from './test-servers.ts'

const stops: (() => void)[] = []

/** A server that writes its answers to one call by hand, byte by byte; all other calls are not there. */
const serverWriting = (write: (response: ServerResponse) => void): Promise<string> =>
  new Promise(resolve => {
    const server = createServer((request, response) => {
      if (request.url?.startsWith('/api/load_areas')) write(response)
      else response.writeHead(404, { 'content-type': 'application/json' }).end('{}')
    })
    stops.push(() => {
      server.closeAllConnections()
      server.close()
    })
    server.listen(0, '127.0.0.1', () => resolve(`http://127.0.0.1:${(server.address() as AddressInfo).port}`))
  })

const json = { 'content-type': 'application/json' }

afterAll(clean)
afterEach(() => {
  stopServers()
  for (const stop of stops.splice(0)) stop()
})

describe('a server that answers what nobody can read', { timeout: 60_000 }, () => {
  const areas = ['--only', 'GET /load_areas', '--layer', 'examples', '--timeout', '2']

  // Proves VRF-12.
  it.each<[string, string, (response: ServerResponse) => void]>([
    [
      'a body that is cut off',
      'cannot be read to its end',
      response => {
        response.writeHead(200, { ...json, 'content-length': '1000' })
        response.write('{"code":200,')
        setImmediate(() => response.destroy())
      },
    ],
    [
      'invalid gzip',
      'cannot be read to its end',
      response => {
        response.writeHead(200, { ...json, 'content-encoding': 'gzip' }).end('this is no gzip')
      },
    ],
    [
      'a body without end',
      'does not end',
      response => {
        response.writeHead(200, json)
        const chunk = Buffer.alloc(1024 * 1024, ' ')
        const more = (): void =>
          void (response.destroyed || (response.write(chunk) ? setImmediate(more) : response.once('drain', more)))
        more()
      },
    ],
    [
      'JSON that is nested 100,000 deep',
      'is nested 100001 deep',
      response => {
        response.writeHead(200, json).end(`{"code":200,"data":${'['.repeat(100_000)}${']'.repeat(100_000)}}`)
      },
    ],
    [
      'a redirect to another origin',
      'redirects to another origin, http://127.0.0.1:9, which was not followed',
      response => {
        response.writeHead(302, { location: 'http://127.0.0.1:9/api/load_areas' }).end()
      },
    ],
    [
      'a redirect loop',
      'redirects in a loop',
      response => {
        response.writeHead(302, { location: '/api/load_areas' }).end()
      },
    ],
  ])('gets a finding for %s', async (_, message, write) => {
    const api = await serverWriting(write)

    const { code, output } = await run('--api', api, ...areas)

    expect(output).toContain('✗ wrong          GET /load_areas')
    expect(output).toContain(message)
    expect(output).not.toMatch(/\n\s+at /)
    expect(code).toBe(1)
  })

  // Proves VRF-12.
  it('is told where it redirects within its origin', async () => {
    const api = await serverThat(request =>
      request.url.endsWith('/api/captcha')
        ? new Response(null, { status: 307, headers: { location: '/elsewhere' } })
        : Response.json({ message: 'Not Found' }, { status: 404 }),
    )

    const { output } = await run('--api', api, '--only', 'POST /captcha', '--layer', 'examples')

    expect(output).toContain('redirects a POST request to /elsewhere')
  })
})
