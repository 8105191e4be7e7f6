import { spawn } from 'node:child_process'
import { createServer } from 'node:net'
import { fileURLToPath } from 'node:url'

const root = new URL('../../../', import.meta.url)

const freePort = (): Promise<number> =>
  new Promise(resolve => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })

/** Prism serving the committed document. */
export type Prism = { readonly origin: string; readonly stop: () => void }

/**
 * Starts Prism's mock server as a user would: `prism mock contracts/openapi.json`.
 * @throws with its output, if it exits before it listens.
 */
export const startPrism = async (): Promise<Prism> => {
  const port = await freePort()
  const program = fileURLToPath(new URL('node_modules/@stoplight/prism-cli/dist/index.js', root))
  const document = fileURLToPath(new URL('contracts/openapi.json', root))
  const words = [program, 'mock', '--host', '127.0.0.1', '--port', String(port), document]
  const child = spawn(process.execPath, words, { stdio: ['ignore', 'pipe', 'pipe'] })
  let printed = ''
  await new Promise<void>((ready, fail) => {
    const read = (text: Buffer) => {
      printed += text.toString()
      if (printed.includes('Prism is listening')) ready()
    }
    child.stdout.on('data', read)
    child.stderr.on('data', read)
    child.on('close', () => fail(new Error(`Prism ended:\n${printed}`)))
  })
  return { origin: `http://127.0.0.1:${port}`, stop: () => child.kill() }
}
