import { Validator } from '@seriousme/openapi-schema-validator'
import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { controlApp } from '../../control.ts'
import { createWorld } from '../../world.ts'
import { controlCalls } from '../shared/control-calls.ts'
import { startServer } from './server.ts'

let mock: Awaited<ReturnType<typeof startServer>>
let address: string
beforeAll(async () => {
  mock = await startServer({ port: 0 })
  address = `http://127.0.0.1:${mock.port}`
})
afterAll(() => mock.stop())

const read = async (path: string) => (await fetch(`${address}${path}`)).text()

/** Runs commands in a shell while this process serves the mock. @returns their output. */
const run = async (commands: string): Promise<string> => {
  const { stdout } = await promisify(execFile)('bash', ['-ec', commands.replaceAll('curl ', 'curl -sf --max-time 20 ')], {
    maxBuffer: 2 ** 24,
  })
  return stdout
}

/** Bodies of calls whose example depends on the world. */
const bodyFor: Readonly<Record<string, (headers: Record<string, string>) => Promise<unknown>>> = {
  'PUT /world': async headers => (await fetch(`${address}/_mock/world`, { headers })).json(),
  'POST /payments': async headers => {
    const { payments } = await (await fetch(`${address}/_mock/payments`, { headers })).json()
    return { pay_no: payments[0].pay_no, result: 'succeed' }
  },
}

describe('the description of the control API', () => {
  // Proves CTL-10.
  test('has every route of the app and no other', () => {
    const world = createWorld()
    const routes = controlApp(() => world).routes.filter(({ method }) => method !== 'ALL')
    const described = controlCalls.map(({ method, path }) => `${method} ${path.replace(/{(\w+)}/g, ':$1')}`)

    // The host itself makes and ends worlds, because it keeps several, and stores links.
    const expected = [...routes.map(({ method, path }) => `${method} ${path}`), 'DELETE /world', 'POST /worlds', 'POST /links']

    expect(described.sort()).toEqual(expected.sort())
  })

  // Proves CTL-10.
  test('is valid OpenAPI 3.1', async () => {
    const { errors = [] } = await new Validator().validate(JSON.parse(await read('/_mock/openapi.json')))

    expect(errors).toEqual([])
  })

  // Proves CTL-10.
  test.each(controlCalls.map(call => [`${call.method} ${call.path}`, call] as const))(
    'matches the request and the reply of %s',
    async (name, call) => {
      const { method, path, body, example, reply } = call
      const headers = { 'x-mock-world': 'described', 'content-type': 'application/json' }
      const sent = (await bodyFor[name]?.(headers)) ?? example
      const url = `${address}/_mock${path.replace('{at}', '0').replace('{name}', 'wechat')}`

      const response = await fetch(url, { method, headers, ...(body && { body: JSON.stringify(sent) }) })

      const answered = reply ? await response.json() : response.headers.get('content-type')
      const pageOfHtml = z.string().startsWith('text/html')
      expect(response.status).toBe(200)
      expect((body ?? z.undefined()).safeParse(sent).error).toBeUndefined()
      expect((reply ?? pageOfHtml).safeParse(answered).error).toBeUndefined()
    },
  )
})

describe('the page of the mock', () => {
  // Proves CTL-10.
  test.each(['/', '/_mock', '/_mock/'])('is served at %s, with accounts and calls', async path => {
    const page = await read(path)

    expect(page).toContain('Meridian mock backend')
    for (const text of [
      'shopper123',
      'seller123',
      'clerk123',
      'POST /_mock/faults',
      'DELETE /_mock/world',
      '/_mock/openapi.json',
    ])
      expect(page).toContain(text)
  })

  // Proves CTL-10.
  test('prints commands that work', async () => {
    const page = await read('/')
    const commands = [...page.matchAll(/<pre>([^<]*)<\/pre>/g)].map(([, text = '']) =>
      text.replaceAll('&quot;', '"').replaceAll('&#39;', "'").replaceAll('&amp;', '&'),
    )

    const printed = await Promise.all(commands.map(run))

    expect(printed).toEqual([
      expect.stringContaining('"access_token":"users-'),
      expect.stringContaining('"access_token":"admins-'),
      '{"entered":"a brand exists"}',
    ])
  })

  // Proves CTL-10.
  test('leaves other paths to the app', async () => {
    expect(await read('/nothing')).toContain('Not Found Pages 404.')
  })
})

// Proves CTL-10.
test('the commands of docs/control-api.md work in their order on a fresh mock', async () => {
  const document = readFileSync(new URL('../../../docs/control-api.md', import.meta.url), 'utf8')
  const blocks = [...document.matchAll(/```sh\n([\s\S]*?)```/g)]
    .map(([, block = '']) => block)
    .filter(block => block.includes('curl'))
  const commands = blocks.join('').replaceAll('http://localhost:4010', address)

  const printed = await run(`cd "$(mktemp -d)"\n${commands}`)

  expect(blocks.length).toBeGreaterThan(6)
  expect(printed).not.toContain('"error"')
  expect(printed).toContain('"sound":true')
})
