import fc from 'fast-check'
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createServer, preview } from 'vite'
import { expect, test } from 'vitest'
import { startServer } from '../../mocks/hosts/node/server.ts'
import { refusesMalformed } from './refuse-malformed.ts'
import { serveFolder } from './static-host.ts'

/** The HTTP status for a request target that clients normalize before sending; 0 if the connection closes without a response. */
const statusOf = (port: number, host: string, target: string): Promise<number> =>
  new Promise(done => {
    const socket = connect(port, host)
    let text = ''
    socket.on('data', data => (text += String(data)))
    socket.on('close', () => done(Number(/^HTTP\/1\.1 (\d+)/.exec(text)?.[1] ?? 0)))
    socket.on('error', () => done(0))
    socket.write(`GET ${target} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`)
  })

const folder = (): string => {
  const path = mkdtempSync(join(tmpdir(), 'meridian-host-'))
  for (const name of ['index.html', '404.html']) writeFileSync(join(path, name), '<!doctype html><title>Meridian</title>')
  return path
}

const hosts = {
  'the static host': async () => {
    const { address, stop } = await serveFolder(folder(), { port: 0 })
    return { port: Number(new URL(address).port), host: 'localhost', stop, fine: '/index.html' }
  },
  'the mock': async () => ({ ...(await startServer({ port: 0 })), host: '127.0.0.1', fine: '/api/common' }),
  'the dev server': async () => {
    const server = await createServer({
      root: folder(),
      configFile: false,
      logLevel: 'silent',
      server: { host: 'localhost', port: 0 },
      plugins: [refusesMalformed()],
    })
    await server.listen()
    const address = server.httpServer?.address()
    const port = typeof address === 'object' && address ? address.port : 0
    return { port, host: 'localhost', stop: () => server.close(), fine: '/index.html' }
  },
  'the preview server': async () => {
    const root = folder()
    mkdirSync(join(root, 'dist'))
    writeFileSync(join(root, 'dist/index.html'), '<!doctype html><title>Meridian</title>')
    const server = await preview({
      root,
      configFile: false,
      logLevel: 'silent',
      preview: { host: 'localhost', port: 0 },
      plugins: [refusesMalformed()],
    })
    const address = server.httpServer.address()
    const port = typeof address === 'object' && address ? address.port : 0
    return { port, host: 'localhost', stop: () => server.close(), fine: '/index.html' }
  },
} as const

const pieces = [
  '/',
  '//',
  '%',
  '%E0',
  '%E0%A4',
  '%00',
  '%2e%2e',
  '%5C',
  '\\',
  '..',
  'api',
  'goods',
  'storage',
  '_mock',
  's',
  '7',
  '?',
  '&',
  '=',
  '[',
  ']',
  '@',
  ':',
]

// Proves WIR-7.
test.each(Object.keys(hosts) as (keyof typeof hosts)[])('%s answers 400 to a malformed URL and keeps running', async name => {
  const { port, host, stop, fine } = await hosts[name]()
  try {
    for (const target of ['/s/%E0', '//', '//x', '/%', '/a%00b', '/api\\common', '/api/goods/%E0', '/storage/%.svg'])
      expect(`${target} ${await statusOf(port, host, target)}`).toBe(`${target} 400`)

    await fc.assert(
      fc.asyncProperty(fc.array(fc.constantFrom(...pieces), { maxLength: 8 }), async parts => {
        const status = await statusOf(port, host, `/${parts.join('')}`)
        expect(status).toBeGreaterThanOrEqual(200)
        expect(status).toBeLessThan(500)
      }),
      { numRuns: 150, seed: 3 },
    )
    expect(await statusOf(port, host, fine)).toBe(200)
  } finally {
    await stop()
  }
})
