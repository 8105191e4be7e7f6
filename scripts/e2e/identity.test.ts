import { createServer } from 'node:http'
import { once } from 'node:events'
import { afterEach, expect, it } from 'vitest'
import { expectIdentity, type Identity } from './identity.ts'

const ours: Identity = { root: '/work/shop', build: 'dist/demo' }
const servers: ReturnType<typeof createServer>[] = []

afterEach(() => servers.splice(0).forEach(server => server.close()))

/** Starts a server that answers every request with this text. */
const serving = async (text: string): Promise<string> => {
  const server = createServer((_, answer) => answer.end(text)).listen(0, 'localhost')
  servers.push(server)
  await once(server, 'listening')
  const address = server.address()
  return `http://localhost:${typeof address === 'object' ? address?.port : ''}`
}

it('accepts a server that serves the build to test', async () => {
  const address = await serving(JSON.stringify(ours))

  await expect(expectIdentity(address, ours)).resolves.toBeUndefined()
})

it.each([
  ['another checkout', { ...ours, root: '/work/other' }, 'serves dist/demo of /work/other'],
  ['another build', { ...ours, build: 'dist/e2e' }, 'serves dist/e2e of /work/shop'],
  ['another server behind', { ...ours, api: 'http://localhost:8000' }, 'in front of http://localhost:8000'],
])('refuses a server of %s', async (_, found, message) => {
  const address = await serving(JSON.stringify(found))

  await expect(expectIdentity(address, ours)).rejects.toThrow(message)
})

it('refuses a server that is not the app under test', async () => {
  const address = await serving('<html>')

  await expect(expectIdentity(address, ours)).rejects.toThrow('serves something else, not dist/demo of /work/shop')
})
