import { serve } from '@hono/node-server'
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import type { HttpBindings } from '@hono/node-server'
import { parseArgs } from 'node:util'
import { createApp } from '../../app.ts'
import { noAnswerStatus } from '../../faults.ts'
import { accountLines } from '#contracts/states/account-lines.ts'
import { controlOpenApi } from './control-openapi.ts'
import { welcomePage } from './welcome-page.ts'
import { createWorlds, type Worlds } from './worlds.ts'

/** How many worlds one server keeps. Source: MCK-10. */
const mostWorlds = 10_000
/** How many of them are ready to answer: about 70 MB. */
const mostLive = 100
/** A world that nobody has used for so long is moved to the store, in milliseconds. */
const idleTime = 600_000

const nameOf = (request: Request): string => request.headers.get('x-mock-world') ?? ''

/** Responses of the host itself: it ends a world, or refuses a new one when there are too many. */
const answerOfHost = (worlds: Worlds, request: Request, most: number): Response | undefined => {
  const name = nameOf(request)
  if (request.method === 'DELETE' && new URL(request.url).pathname === '/_mock/world')
    return Response.json({ ended: worlds.end(name) })
  if (worlds.admits(name)) return undefined
  const error = `This mock already has ${most} worlds. End one with DELETE /_mock/world and its X-Mock-World header.`
  return Response.json({ error }, { status: 503 })
}

/** Serves the welcome page and the OpenAPI document, which need no world. Source: CTL-10. */
const aboutItself = async ({ method, url }: Request): Promise<Response | undefined> => {
  const { pathname, origin } = new URL(url)
  if (method !== 'GET' && method !== 'HEAD') return undefined
  if (pathname === '/_mock/openapi.json') return Response.json(controlOpenApi())
  if (!['/', '/_mock', '/_mock/'].includes(pathname)) return undefined
  return new Response(String(await welcomePage(origin)), { headers: { 'content-type': 'text/html; charset=utf-8' } })
}

type Options = {
  port: number
  scale?: number
  /** Lets pages of other origins use the control API. */
  cors?: boolean
  /** The folder in which worlds survive the end of the process. */
  keep?: string | undefined
  /** Limits of worlds, of those in memory, and of the bytes that they are stored in. */
  limits?: { mostWorlds?: number; mostLive?: number; mostBytes?: number }
}

/**
 * Starts the backend as a server on localhost.
 * @returns `port`, the port it listens on (useful with port 0), and `stop`.
 * @throws if the port or the folder is in use.
 */
export const startServer = async (options: Options) => {
  const { port, scale = Number(process.env.SEED_SCALE ?? 1) || 1, cors = false, keep, limits } = options
  const most = { mostWorlds, mostLive, ...limits }
  const worlds = createWorlds({ scale, keep, ...most })
  const app = createApp(request => worlds.of(nameOf(request)), { controlFromAnywhere: cors })
  const fetch = async (request: Request, { incoming, outgoing }: HttpBindings): Promise<Response> => {
    const response =
      (await aboutItself(request)) ??
      answerOfHost(worlds, request, most.mostWorlds) ??
      (await worlds.during(nameOf(request), async () => app.fetch(request, { peer: incoming.socket.remoteAddress })))
    if (response.status !== noAnswerStatus) return response
    outgoing.destroy()
    return RESPONSE_ALREADY_SENT
  }
  const sweeper = setInterval(() => worlds.evictIdle(idleTime), idleTime / 10).unref()
  return new Promise<{ port: number; stop: () => Promise<void> }>((resolve, reject) => {
    const server = serve({ fetch: fetch as typeof app.fetch, port, hostname: '127.0.0.1' }, address => {
      const stop = () =>
        new Promise<void>(done => {
          clearInterval(sweeper)
          server.close(() => {
            worlds.stop()
            done()
          })
        })
      resolve({ port: address.port, stop })
    })
    server.on('error', reject)
  })
}

if (import.meta.main) {
  const { values } = parseArgs({
    options: { port: { type: 'string', default: '4010' }, cors: { type: 'boolean', default: false }, keep: { type: 'string' } },
  })
  const { port, stop } = await startServer({ ...values, port: Number(values.port) }).catch((reason: Error) => {
    console.error(`The mock cannot start on port ${values.port}: ${reason.message}`)
    process.exit(1)
  })
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void stop().then(() => process.exit()))
  const address = `http://localhost:${port}`
  const kept = values.keep === undefined ? [] : [`  Worlds       ${values.keep}`]
  console.log(
    ['', `  API          ${address}/api`, `  Control API  ${address}/_mock`, ...kept, '', ...accountLines, ''].join('\n'),
  )
}
