import { serve } from '@hono/node-server'
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import type { HttpBindings } from '@hono/node-server'
import { parseArgs } from 'node:util'
import { createApp } from '../../app.ts'
import { noAnswerStatus } from '../../faults.ts'
import { createWorld, type World } from '../../world.ts'
import { accountLines } from '#contracts/states/account-lines.ts'
import { controlOpenApi } from './control-openapi.ts'
import { welcomePage } from './welcome-page.ts'

/** How many worlds one server keeps. Source: MCK-10. */
export const mostWorlds = 100

const nameOf = (request: Request): string => request.headers.get('x-mock-world') ?? ''

const refused = (): Response =>
  Response.json(
    { error: `This mock already has ${mostWorlds} worlds. End one with DELETE /_mock/world and its X-Mock-World header.` },
    { status: 503 },
  )

/** Keeps one world per value of the `X-Mock-World` header, so that parallel tests do not share data. */
const createWorlds = (scale: number, seededAt: number) => {
  const worlds = new Map<string, World>()
  const of = (request: Request): World => {
    const name = nameOf(request)
    const world = worlds.get(name) ?? createWorld({ scale, seededAt })
    worlds.set(name, world)
    return world
  }
  /** Responses of the host itself: it ends a world, or refuses a new one when there are too many. */
  const answer = (request: Request): Response | undefined => {
    const name = nameOf(request)
    if (request.method === 'DELETE' && new URL(request.url).pathname === '/_mock/world')
      return Response.json({ ended: worlds.delete(name) })
    return worlds.has(name) || worlds.size < mostWorlds ? undefined : refused()
  }
  return { of, answer }
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
}

/**
 * Starts the backend as a server on localhost.
 * @returns `port`, the port it listens on (useful with port 0), and `stop`.
 */
export const startServer = async ({ port, scale = Number(process.env.SEED_SCALE ?? 1) || 1, cors = false }: Options) => {
  const worlds = createWorlds(scale, Date.now())
  const app = createApp(worlds.of, { controlFromAnywhere: cors })
  const fetch = async (request: Request, { incoming, outgoing }: HttpBindings): Promise<Response> => {
    const response =
      (await aboutItself(request)) ??
      worlds.answer(request) ??
      (await app.fetch(request, { peer: incoming.socket.remoteAddress }))
    if (response.status !== noAnswerStatus) return response
    outgoing.destroy()
    return RESPONSE_ALREADY_SENT
  }
  return new Promise<{ port: number; stop: () => Promise<void> }>((resolve, reject) => {
    const server = serve({ fetch: fetch as typeof app.fetch, port, hostname: '127.0.0.1' }, address =>
      resolve({ port: address.port, stop: () => new Promise(done => server.close(() => done())) }),
    )
    server.on('error', reject)
  })
}

if (import.meta.main) {
  const { values } = parseArgs({
    options: { port: { type: 'string', default: '4010' }, cors: { type: 'boolean', default: false } },
  })
  const { port } = await startServer({ port: Number(values.port), cors: values.cors }).catch((reason: Error) => {
    console.error(`The mock cannot listen on port ${values.port}: ${reason.message}`)
    process.exit(1)
  })
  const address = `http://localhost:${port}`
  console.log(['', `  API          ${address}/api`, `  Control API  ${address}/_mock`, '', ...accountLines, ''].join('\n'))
}
