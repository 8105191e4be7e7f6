import { serve } from '@hono/node-server'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createApp } from '#mocks/app.ts'
import { createWorld } from '#mocks/world.ts'
import { main } from './verify.ts'

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
