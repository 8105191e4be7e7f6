import { createServer } from 'node:http'
import { existsSync, readFileSync, statSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { extname, join, normalize } from 'node:path'
import { gzipSync } from 'node:zlib'
import { requestPath } from '#contracts/wire/request-path.ts'
import { refuseMalformed } from './refuse-malformed.ts'

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.jpg': 'image/jpeg',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
}

const isFile = (path: string) => existsSync(path) && statSync(path).isFile()

/**
 * Serves a folder under a base path like a simple static host: compressed, without rewrites, 404.html for unknown paths, and 400
 * for a malformed URL. `port` 0 uses any free port.
 * @throws if the port is in use.
 */
export const serveFolder = async (folder: string, { base = '/', port }: { base?: string; port: number }) => {
  const packed = new Map<string, Buffer>()
  const bodyOf = (path: string) => {
    const known = packed.get(path) ?? gzipSync(readFileSync(path))
    packed.set(path, known)
    return known
  }
  const server = createServer((request, answer) => {
    const pathname = requestPath(request.url ?? '/')
    if (pathname === undefined) return refuseMalformed(answer)
    if (!pathname.startsWith(base)) return answer.writeHead(404).end(`The demo is at ${base}`)
    const name = normalize(pathname.slice(base.length) || 'index.html')
    const wanted = join(folder, name)
    const found = !name.startsWith('..') && isFile(wanted)
    const path = found ? wanted : join(folder, '404.html')
    return answer
      .writeHead(found ? 200 : 404, {
        'content-type': types[extname(path)] ?? 'application/octet-stream',
        'content-encoding': 'gzip',
        'cache-control': name.startsWith('assets') ? 'public, max-age=31536000, immutable' : 'no-cache',
      })
      .end(bodyOf(path))
  })
  await new Promise<void>((ready, fail) => server.once('error', fail).listen(port, 'localhost', ready))
  const address = server.address()
  const { port: taken }: Pick<AddressInfo, 'port'> = typeof address === 'object' && address !== null ? address : { port }
  const stop = (): Promise<void> =>
    new Promise(done => {
      server.close(() => done())
      server.closeAllConnections()
    })
  return { address: `http://localhost:${taken}${base}`, stop }
}
