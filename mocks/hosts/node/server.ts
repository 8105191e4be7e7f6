import { serve } from '@hono/node-server'
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import type { HttpBindings } from '@hono/node-server'
import { parseArgs } from 'node:util'
import { noAnswerStatus } from '../../faults.ts'
import { accountLines } from '#contracts/states/account-lines.ts'
import { createHost, type HostOptions } from './host.ts'

type Options = HostOptions & { port: number }

/**
 * Starts the backend as a server: on localhost, or if it is public, on every address of the machine.
 * @returns `port`, the port it listens on (useful with port 0), and `stop`.
 * @throws if the port or the folder is in use.
 */
export const startServer = async ({ port, ...options }: Options) => {
  const host = createHost(options)
  const fetch = async (request: Request, { incoming, outgoing }: HttpBindings): Promise<Response> => {
    const response = await host.fetch(request, { peer: incoming.socket.remoteAddress })
    if (response.status !== noAnswerStatus) return response
    outgoing.destroy()
    return RESPONSE_ALREADY_SENT
  }
  const hostname = options.isPublic ? '0.0.0.0' : '127.0.0.1'
  return new Promise<{ port: number; stop: () => Promise<void> }>((resolve, reject) => {
    const server = serve({ fetch: fetch as Parameters<typeof serve>[0]['fetch'], port, hostname }, address => {
      const stop = () =>
        new Promise<void>(done => {
          server.close(() => {
            host.stop()
            done()
          })
          // Streams of events would keep the server open.
          if ('closeAllConnections' in server) server.closeAllConnections()
        })
      resolve({ port: address.port, stop })
    })
    server.on('error', reason => {
      host.stop()
      reject(reason)
    })
  })
}

if (import.meta.main) {
  const { values } = parseArgs({
    options: {
      port: { type: 'string', default: '4010' },
      cors: { type: 'boolean', default: false },
      keep: { type: 'string' },
      public: { type: 'boolean', default: false },
      cloud: { type: 'boolean', default: false },
    },
  })
  const { cors, keep } = values
  const start = values.cloud ? (await import('../cloud/start-cloud.ts')).startCloud : startServer
  const options = { port: Number(values.port), cors, keep, isPublic: values.public }
  const { port, stop } = await start(options).catch((reason: Error) => {
    console.error(`The mock cannot start on port ${values.port}: ${reason.message}`)
    process.exit(1)
  })
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void stop().then(() => process.exit()))
  const address = `http://localhost:${port}`
  const places = [
    ...(values.public ? [] : [`  API          ${address}/api`, `  Control API  ${address}/_mock`]),
    `  Shared shop  ${address}/`,
    ...(keep === undefined ? [] : [`  Kept in      ${keep}`]),
  ]
  console.log(['', ...places, '', ...accountLines, ''].join('\n'))
}
