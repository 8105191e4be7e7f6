import { spawn } from 'node:child_process'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { z } from 'zod'
import { startServer } from '#mocks/server.ts'
import { root } from '../tell.ts'
import { report } from './measure.ts'

const Result = z.object({
  requests: z.object({ average: z.number() }),
  latency: z.object({ p50: z.number(), p99: z.number() }),
  non2xx: z.number(),
  errors: z.number(),
})

const seconds = 5
const connections = 16

/** Runs autocannon in a process of its own, so that it does not share a thread with what it measures. */
const load = (url: string): Promise<z.infer<typeof Result>> =>
  new Promise<string>((done, fail) => {
    const words = ['--json', '--no-progress', '-c', String(connections), '-d', String(seconds), url]
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
  }).then(text => {
    const result = Result.parse(JSON.parse(text))
    const bad = result.non2xx + result.errors
    if (bad > 0) throw new Error(`${url}: ${bad} requests did not succeed.`)
    return result
  })

/** As little as a server can do. */
const startEcho = async () => {
  const server = createServer((_, answer) =>
    answer.setHeader('content-type', 'application/json').end('{"code":200,"msg":"","data":[]}'),
  )
  await new Promise<void>(ready => server.listen(0, '127.0.0.1', ready))
  const address = server.address()
  const { port }: Pick<AddressInfo, 'port'> = typeof address === 'object' && address !== null ? address : { port: 0 }
  return { port, stop: () => server.close() }
}

/** The detail of a product from the standalone mock, beside a bare server in the same run. */
export const benchServer = async (): Promise<boolean> => {
  const [echo, mock] = [await startEcho(), await startServer({ port: 0 })]
  const bare = await load(`http://127.0.0.1:${echo.port}/`)
  const goods = await load(`http://127.0.0.1:${mock.port}/api/goods/1`)
  echo.stop()
  await mock.stop()
  return report(`Server (${connections} connections, ${seconds} s each)`, [
    { what: 'bare node:http echo', value: bare.requests.average, unit: 'req/s' },
    { what: 'GET /api/goods/1 of the mock', value: goods.requests.average, unit: 'req/s', least: 5000 },
    { what: 'GET /api/goods/1 of the mock, median latency', value: goods.latency.p50, unit: 'ms', most: 10 },
    { what: 'GET /api/goods/1 of the mock, 99th percentile', value: goods.latency.p99, unit: 'ms', most: 50 },
    { what: 'share of the bare server', value: (100 * goods.requests.average) / bare.requests.average, unit: '%' },
  ])
}
