import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib'
import { afterAll, afterEach, expect, it } from 'vitest'
import { fetchWhole } from './read-answer.ts'
import { clean, serverThat, stopServers } from '../test-servers.ts'

afterAll(clean)
afterEach(stopServers)

/** A server with one body for everything. @returns its address */
const serverWith = (body: Buffer, encoding: string): Promise<string> =>
  serverThat(() => new Response(new Uint8Array(body), { headers: { 'content-encoding': encoding } }))

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
