import { serve } from '@hono/node-server'
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import type { HttpBindings } from '@hono/node-server'
import { parseArgs } from 'node:util'
import { createApp } from '../../app.ts'
import { noAnswerStatus } from '../../faults.ts'
import { createWorld, type World } from '../../world.ts'

/** Worlds that are kept; the one that was not used for longest goes first. */
const mostWorlds = 100

/** One world per value of the `X-Mock-World` header, so that parallel tests never meet. */
const createWorlds = (scale: number, seededAt: number) => {
  const worlds = new Map<string, World>()
  return (request: Request): World => {
    const name = request.headers.get('x-mock-world') ?? ''
    const world = worlds.get(name) ?? createWorld({ scale, seededAt })
    worlds.delete(name)
    worlds.set(name, world)
    const oldest = worlds.keys().next().value
    if (worlds.size > mostWorlds && oldest !== undefined) worlds.delete(oldest)
    return world
  }
}

type Options = { port: number; scale?: number }

/**
 * The backend as a server of its own on localhost.
 * @returns the port it listens on (of use when 0 was asked for) and how to stop it.
 */
export const startServer = async ({ port, scale = Number(process.env.SEED_SCALE ?? 1) || 1 }: Options) => {
  const app = createApp(createWorlds(scale, Date.now()))
  const fetch = async (request: Request, { incoming, outgoing }: HttpBindings): Promise<Response> => {
    const response = await app.fetch(request, { peer: incoming.socket.remoteAddress })
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
  const { values } = parseArgs({ options: { port: { type: 'string', default: '4010' } } })
  const { port } = await startServer({ port: Number(values.port) }).catch((reason: Error) => {
    console.error(`The mock cannot listen on port ${values.port}: ${reason.message}`)
    process.exit(1)
  })
  console.log(`Mock backend on http://localhost:${port}/api · control API on http://localhost:${port}/_mock`)
}
