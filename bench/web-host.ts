import { existsSync, readFileSync } from 'node:fs'
import { createSecureServer, type Http2ServerRequest, type Http2ServerResponse } from 'node:http2'
import { extname, join, normalize } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import { generate } from 'selfsigned'

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
}

/** Paths of the backend: calls and pictures. */
const isBackends = (path: string): boolean => /^\/(api|storage|_mock)\//.test(path)

/** Brotli levels: files are compressed once, so they get a high level; replies need a fast one. */
const level = { files: 11, replies: 4 } as const

const pack = (what: Uint8Array, quality: number): Buffer =>
  brotliCompressSync(what, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } })

const bodyOf = async (request: Http2ServerRequest): Promise<Buffer<ArrayBuffer>> => {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(Buffer.from(part))
  return Buffer.concat(parts)
}

const pass = async (api: string, request: Http2ServerRequest, answer: Http2ServerResponse) => {
  const { method, headers, url } = request
  const sent = Object.fromEntries(
    ['accept', 'accept-language', 'authorization', 'content-type'].flatMap(name => {
      const value = headers[name]
      return typeof value === 'string' ? [[name, value]] : []
    }),
  )
  const body = method === 'GET' || method === 'HEAD' ? null : await bodyOf(request)
  const reply = await fetch(`${api}${url}`, { method, headers: sent, body })
  const kept = Object.fromEntries(
    [...reply.headers].filter(([name]) => !/^(content-length|transfer-encoding|connection|keep-alive)$/.test(name)),
  )
  answer.writeHead(reply.status, { ...kept, 'content-encoding': 'br' })
  answer.end(pack(new Uint8Array(await reply.arrayBuffer()), level.replies))
}

/**
 * Serves a build like a good host: HTTP/2, Brotli, immutable caching of hashed files, and the app for every other path. Calls and
 * pictures are proxied to `api`. The certificate is self-signed, so browsers have to ignore it.
 */
export const serveShop = async (folder: string, api: string): Promise<{ address: string; stop: () => void }> => {
  const packed = new Map<string, Buffer>()
  const file = (path: string): Buffer => {
    const known = packed.get(path) ?? pack(readFileSync(path), level.files)
    packed.set(path, known)
    return known
  }
  const { private: key, cert } = await generate([{ name: 'commonName', value: 'localhost' }])
  const server = createSecureServer({ key, cert }, (request, answer) => {
    const { pathname } = new URL(request.url, 'https://localhost')
    if (isBackends(pathname)) {
      pass(api, request, answer).catch((error: unknown) => answer.writeHead(502).end(String(error)))
      return
    }
    const wanted = join(folder, normalize(decodeURIComponent(pathname)))
    const path = extname(wanted) !== '' && existsSync(wanted) ? wanted : join(folder, 'index.html')
    answer
      .writeHead(200, {
        'content-type': types[extname(path)] ?? 'application/octet-stream',
        'content-encoding': 'br',
        'cache-control': pathname.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
      })
      .end(file(path))
  })
  await new Promise<void>(ready => server.listen(0, 'localhost', ready))
  const taken = server.address()
  return {
    address: `https://localhost:${typeof taken === 'object' && taken !== null ? taken.port : ''}`,
    stop: () => void server.close(),
  }
}
