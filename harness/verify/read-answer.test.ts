import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib'
import { afterEach, expect, it } from 'vitest'
import { fetchWhole } from './read-answer.ts'

const stops: (() => void)[] = []
afterEach(() => {
  for (const stop of stops.splice(0)) stop()
})

/** A server with one body for everything. @returns its address */
const serverWith = (body: Buffer, encoding: string): Promise<string> =>
  new Promise(resolve => {
    const server = createServer((_, response) => {
      response.writeHead(200, { 'content-type': 'application/json', 'content-encoding': encoding }).end(body)
    })
    stops.push(() => void server.close().closeAllConnections())
    server.listen(0, '127.0.0.1', () => resolve(`http://127.0.0.1:${(server.address() as AddressInfo).port}`))
  })

const text = '{"code":200,"msg":"好","data":[]}'

// Proves VRF-12.
it.each([
  ['gzip', gzipSync],
  ['deflate', deflateSync],
  ['br', brotliCompressSync],
] as const)('reads a reply that is compressed with %s although that was not asked for', async (encoding, compress) => {
  const address = await serverWith(compress(text), encoding)

  const response = await fetchWhole(new Request(address), 5000)

  expect(await response.text()).toBe(text)
})

// Proves VRF-12.
it('does not count brackets inside of texts as depth', async () => {
  const json = JSON.stringify({ text: `"\\${'['.repeat(600)}` })
  const address = await serverWith(Buffer.from(json), 'identity')

  const response = await fetchWhole(new Request(address), 5000)

  expect(await response.text()).toBe(json)
})
