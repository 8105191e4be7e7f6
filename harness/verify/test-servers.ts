import { serve } from '@hono/node-server'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Endpoint } from '#contracts/api/kit/endpoint.ts'
import type { Provider } from '#contracts/examples/provider.ts'
import { pathPattern } from '#contracts/wire/paths.ts'
import { createApp } from '#mocks/app.ts'
import { createWorld, type World } from '#mocks/world.ts'
import type { Finding, Layer } from './verdict.ts'
import { main } from './verify.ts'
import { verifyWith } from './verify-with.ts'

/** The folder for reports of tests. */
export const folder = mkdtempSync(join(tmpdir(), 'meridian-verify-'))
const stops: (() => void)[] = []

type Answer = (request: Request) => Response | undefined | Promise<Response | undefined>

/** Starts any server on a free port. */
export const serverThat = (fetch: (request: Request) => Response | Promise<Response>): Promise<string> =>
  new Promise(resolve => {
    const listening = serve({ fetch, port: 0, hostname: '127.0.0.1' }, ({ port }) => resolve(`http://127.0.0.1:${port}`))
    stops.push(() => {
      if ('closeAllConnections' in listening) listening.closeAllConnections()
      listening.close()
    })
  })

/** Starts the mock on a free port, with some replies replaced. */
export const server = (instead: Answer = () => undefined): Promise<string> => {
  const world = createWorld()
  const app = createApp(() => world)
  return serverThat(async request => (await instead(request)) ?? app.fetch(request))
}

/** Tests of other layers do not play sequences. */
const withoutModel = ['examples', 'shapes', 'rules'].flatMap(layer => ['--layer', layer])

/** Runs the command. @returns its exit code and output */
export const run = async (...args: string[]) => {
  const output: string[] = []
  const layers = args.includes('--layer') || args.includes('--replay') ? [] : withoutModel
  const code = await main(['--jobs', '1', ...args, ...layers, '--out', folder], text => void output.push(text))
  return { code, output: output.join('\n') }
}

/** Stops all servers that tests have started. */
export const stopServers = (): void => {
  for (const stop of stops.splice(0)) stop()
}

/** Removes the reports. */
export const clean = (): void => rmSync(folder, { recursive: true, force: true })

export const pathIs = (request: Request, path: string): boolean => new URL(request.url).pathname === path

/** An envelope as it is sent. */
export type Json = { code: number; data: Record<string, unknown> }
/** What is broken: asks the mock by `answer`, and answers otherwise. */
export type Break = (request: Request, answer: () => Promise<Response>, world: World) => Promise<Response>

/** The mock in this process, with something broken. */
export const mock = (broken: Break = async (_, answer) => answer()): Provider => {
  const world = createWorld()
  const app = createApp(() => world)
  const send = (request: Request) => broken(request, async () => app.fetch(request), world)
  return { origin: 'http://mock', statesUrl: 'http://mock/_mock/states', send }
}

/** Whether a request is one of that call. */
export const isCall = ({ method, url }: Request, to: Endpoint): boolean =>
  method === to.method && pathPattern(to).test(new URL(url).pathname)

/** Rewrites the data of successful answers to one call. */
export const changed =
  (to: Endpoint, change: (data: Record<string, unknown>, request: Request, world: World) => unknown): Break =>
  async (request, answer, world) => {
    const response = await answer()
    if (!isCall(request, to)) return response
    const json = (await response.json()) as Json
    return Response.json(json.code === 200 ? { ...json, data: change(json.data, request, world) } : json)
  }

/** What one layer finds wrong with a call of a broken mock. */
export const wrongIn = async (broken: Break, to: Endpoint, layer: Layer): Promise<Finding[]> =>
  (await verifyWith([mock(broken)], { wants: one => one === to, layers: [layer] })).filter(({ verdict }) => verdict === 'wrong')
