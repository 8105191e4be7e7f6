import { serve } from '@hono/node-server'
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response'
import type { HttpBindings } from '@hono/node-server'
import { noAnswerStatus } from '../../faults.ts'
import { accountLines } from '#contracts/states/account-lines.ts'
import { requestPath } from '#contracts/wire/request-path.ts'
import { createHost, type HostOptions } from './host.ts'
import { readOptions } from './options.ts'

type Options = HostOptions & { port: number }

/**
 * Starts the backend as a server: on localhost, or if it is public, on every address of the machine.
 * @returns `port`, the port it listens on (useful with port 0), and `stop`.
 * @throws if the port or the folder is in use.
 */
export const startServer = async ({ port, ...options }: Options) => {
  const host = createHost(options)
  const fetch = async (request: Request, { incoming, outgoing }: HttpBindings): Promise<Response> => {
    // The URL of `request` is normalized: a backslash is a slash there. Source: WIR-7.
    if (requestPath(incoming.url ?? '/') === undefined) return Response.json({ message: 'Bad Request' }, { status: 400 })
    const response = await host.fetch(request, incoming.socket.remoteAddress)
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
  const wanted = readOptions(process.argv.slice(2))
  if ('print' in wanted) {
    console[wanted.code === 0 ? 'log' : 'error'](wanted.print)
    process.exit(wanted.code)
  }
  const { cloud, keep, ...options } = wanted
  const start = cloud ? (await import('../cloud/start-cloud.ts')).startCloud : startServer
  const { port, stop } = await start({ ...options, keep }).catch((reason: Error) => {
    console.error(`The mock cannot start on port ${options.port}: ${reason.message}`)
    process.exit(2)
  })
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void stop().then(() => process.exit()))
  const address = `http://localhost:${port}`
  const places = [
    ...(options.isPublic ? [] : [`  API          ${address}/api`, `  Control API  ${address}/_mock`]),
    `  Shared shop  ${address}/`,
    ...(keep === undefined ? [] : [`  Kept in      ${keep}`]),
  ]
  console.log(['', ...places, '', ...accountLines, ''].join('\n'))
}
