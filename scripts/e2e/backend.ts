import { spawn } from 'node:child_process'
import { root, stop } from '../lib/command-line.ts'

/** The standalone mock, for suites that need a real server. */
export type Backend = {
  readonly address: string
  readonly end: () => void
  /** Everything it has written to stderr so far. */
  readonly complaints: () => string
}

/** Starts the backend on a free port; its output is forwarded to the console. Exits the process if it does not start. */
export const startBackend = async (): Promise<Backend> => {
  const child = spawn('node', ['mocks/hosts/node/server.ts', '--port', '0'], { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] })
  let complaints = ''
  child.stderr.on('data', (text: Buffer) => {
    process.stderr.write(text)
    complaints += text.toString()
  })
  const address = await new Promise<string | undefined>(done => {
    child.stdout.on('data', (text: Buffer) => done(/http:\/\/localhost:\d+/.exec(text.toString())?.[0]))
    child.on('close', () => done(undefined))
  })
  if (address === undefined) return stop('The standalone backend did not start.')
  return { address, end: () => child.kill(), complaints: () => complaints }
}
