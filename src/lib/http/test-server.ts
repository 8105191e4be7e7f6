import { createServer, STATUS_CODES, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { http } from './call.ts'

/** A received request. */
export type Seen = { method: string; url: string; headers: IncomingMessage['headers']; body: string }
/** The response to send; `reason` replaces the usual status text; `null` closes the connection. */
export type ServerReply = { status?: number; reason?: string; body?: unknown; headers?: Record<string, string> } | null

const textOf = async (request: IncomingMessage) => {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(Buffer.from(part))
  return Buffer.concat(parts).toString()
}

/** A server for tests of `call`: sends prepared responses and records requests. */
export const startTestServer = async () => {
  const seen: Seen[] = []
  let next: ServerReply = {}
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    seen.push({ method: request.method ?? '', url: request.url ?? '', headers: request.headers, body: await textOf(request) })
    if (next === null) return response.destroy()
    const { status = 200, reason = STATUS_CODES[status] ?? '', body = { code: 200, msg: 'ok', data: 1 }, headers = {} } = next
    return response.writeHead(status, reason, headers).end(typeof body === 'string' ? body : JSON.stringify(body))
  }
  const server = createServer((request, response) => void answer(request, response))
  await new Promise<void>(resolve => {
    server.listen(0, '127.0.0.1', resolve)
  })
  http.defaults.baseURL = `http://127.0.0.1:${(server.address() as AddressInfo).port}/api`
  return {
    say: (reply: ServerReply) => {
      next = reply
    },
    last: (): Seen => seen.at(-1) ?? { method: '', url: '', headers: {}, body: '' },
    count: () => seen.length,
    stop: () => new Promise(resolve => server.close(resolve)),
  }
}
