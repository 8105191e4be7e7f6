import { spawn } from 'node:child_process'
import { z } from 'zod'
import { root } from '../scripts/lib/command-line.ts'

const Result = z.object({
  requests: z.object({ average: z.number() }),
  latency: z.object({ p50: z.number(), p99: z.number() }),
  non2xx: z.number(),
  errors: z.number(),
})

/** One request, repeated. */
export type Shot = {
  readonly url: string
  readonly method?: 'GET' | 'POST' | 'PUT'
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string
}

export const connections = 16
export const seconds = Number(process.env.BENCH_SECONDS ?? 5)

const output = (words: readonly string[]): Promise<string> =>
  new Promise((done, fail) => {
    const child = spawn('autocannon', words, {
      cwd: root,
      stdio: ['ignore', 'pipe', 'ignore'],
      shell: process.platform === 'win32',
    })
    let text = ''
    child.stdout.on('data', (part: Buffer) => {
      text += part.toString()
    })
    child.on('error', fail)
    child.on('close', () => done(text))
  })

/**
 * Repeats one request from a separate process, so that it does not share a thread with the server it measures.
 * @throws if a response was not 2xx.
 */
export const load = async ({ url, method = 'GET', headers = {}, body }: Shot): Promise<z.infer<typeof Result>> => {
  const words = ['--json', '--no-progress', '-c', String(connections), '-d', String(seconds), '-m', method]
  const named = Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}=${value}`])
  const text = await output([...words, ...named, ...(body === undefined ? [] : ['-b', body]), url])
  const result = Result.parse(JSON.parse(text))
  const bad = result.non2xx + result.errors
  if (bad > 0) throw new Error(`${method} ${url}: ${bad} requests did not succeed.`)
  return result
}
