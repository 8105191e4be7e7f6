import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'

/** A server in a process of its own. */
export type Host = {
  /** The address that it prints. */
  readonly address: string
  /** Stops the host; the visitor is offline from then on. */
  readonly stop: () => Promise<void>
}

const root = fileURLToPath(new URL('..', import.meta.url))

/**
 * Starts a Node script that prints its address once it listens.
 * @throws with the output of the process if it does not start.
 */
export const startHost = async (...words: readonly string[]): Promise<Host> => {
  const child = spawn('node', words, { cwd: root })
  let output = ''
  const address = await new Promise<string>((found, fail) => {
    const read = (text: Buffer) => {
      output += text.toString()
      const place = /http:\/\/localhost:\d+\S*/.exec(output)?.[0]
      if (place) found(place)
    }
    child.stdout.on('data', read)
    child.stderr.on('data', read)
    child.on('exit', () => fail(new Error(`The host did not start: ${output}`)))
  })
  const stop = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return
    child.kill()
    await once(child, 'exit')
  }
  return { address, stop }
}
