import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { existsSync, readFileSync } from 'node:fs'
import { extname, join, normalize } from 'node:path'
import { gzipSync } from 'node:zlib'

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
}

/** What belongs to the backend: calls and pictures. */
const isBackends = (path: string): boolean => /^\/(api|storage|_mock)\//.test(path)

const bodyOf = async (request: IncomingMessage): Promise<Buffer<ArrayBuffer>> => {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(Buffer.from(part))
  return Buffer.concat(parts)
}

const pass = async (api: string, request: IncomingMessage, answer: ServerResponse) => {
  const { method = 'GET', headers, url } = request
  const sent = Object.fromEntries(
    ['accept', 'accept-language', 'authorization', 'content-type'].flatMap(name => {
      const value = headers[name]
      return typeof value === 'string' ? [[name, value]] : []
    }),
  )
  const body = method === 'GET' || method === 'HEAD' ? null : await bodyOf(request)
  const reply = await fetch(`${api}${url}`, { method, headers: sent, body })
  const kept = Object.fromEntries(
    [...reply.headers].filter(([name]) => !/^(content-length|transfer-encoding|connection)$/.test(name)),
  )
  answer.writeHead(reply.status, { ...kept, 'content-encoding': 'gzip' })
  answer.end(gzipSync(Buffer.from(await reply.arrayBuffer())))
}

/**
 * Serves a build as a good host does: compressed, kept for ever where the name tells the content, the app for every other path.
 * Calls and pictures come from the backend at `api`.
 */
export const serveShop = async (folder: string, api: string): Promise<{ address: string; stop: () => void }> => {
  const packed = new Map<string, Buffer>()
  const file = (path: string): Buffer => {
    const known = packed.get(path) ?? gzipSync(readFileSync(path))
    packed.set(path, known)
    return known
  }
  const server = createServer((request, answer) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    if (isBackends(pathname)) {
      pass(api, request, answer).catch((error: unknown) => answer.writeHead(502).end(String(error)))
      return
    }
    const wanted = join(folder, normalize(decodeURIComponent(pathname)))
    const path = extname(wanted) !== '' && existsSync(wanted) ? wanted : join(folder, 'index.html')
    answer
      .writeHead(200, {
        'content-type': types[extname(path)] ?? 'application/octet-stream',
        'content-encoding': 'gzip',
        'cache-control': pathname.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
      })
      .end(file(path))
  })
  await new Promise<void>(ready => server.listen(0, 'localhost', ready))
  const taken = server.address()
  return {
    address: `http://localhost:${typeof taken === 'object' && taken !== null ? taken.port : ''}`,
    stop: () => {
      server.close()
      server.closeAllConnections()
    },
  }
}
