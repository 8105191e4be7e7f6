import { serve } from '@hono/node-server'
import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, it, onTestFinished } from 'vitest'
import { mockProvider } from '#harness/pact/mock-provider.ts'
import { openApiDocument } from './document.ts'
import { apiPages } from './pages.ts'

const run = promisify(execFile)

/** A mock that was just started, on a port of its own. */
const freshMock = (): Promise<string> =>
  new Promise(resolve => {
    const server = serve({ fetch: mockProvider().send, port: 0, hostname: '127.0.0.1' }, ({ port }) =>
      resolve(`http://127.0.0.1:${port}`),
    )
    onTestFinished(() => void server.close())
  })

// Proves CON-13.
it.each([
  ['storefront.md', "curl -X POST 'http://localhost:4010/api/auth/info'", '"username":"shopper"'],
  ['seller.md', "curl -X POST 'http://localhost:4010/api/Seller/auth/info'", '"username":"seller"'],
  ['admin.md', "curl 'http://localhost:4010/api/Admin/goods_brands/90001'", '"name":"Northwind"'],
])('the first lines of %s work as printed on a fresh mock', { timeout: 60_000 }, async (name, start, expected) => {
  const origin = await freshMock()
  const page = apiPages()[name] ?? ''
  const [, steps = ''] = /^```sh\n([\s\S]*?)```/m.exec(page) ?? []
  const example = page.split('\n').find(line => line.startsWith(start) && line.includes('$TOKEN'))

  const script = `${steps}\n${example ?? 'echo there is no example'}`.replaceAll('http://localhost:4010', origin)
  const { stdout } = await run('bash', ['-c', script])

  expect(stdout).toContain('"code":200')
  expect(stdout).toContain(expected)
})

/** The commands of a call's example. */
const exampleIn = (page: string, call: string): string =>
  /^```sh\n([\s\S]*?)```/m.exec(page.slice(page.indexOf(`\`${call}\``)))?.[1] ?? 'echo there is no example'

// Proves CON-13.
it('an example enters its states, so that it answers as printed', { timeout: 60_000 }, async () => {
  const origin = await freshMock()
  const { 'seller.md': page = '' } = apiPages()
  const [, steps = ''] = /^```sh\n([\s\S]*?)```/m.exec(page) ?? []

  const script = [steps, exampleIn(page, 'POST /Seller/distributions'), exampleIn(page, 'GET /Seller/distributions')].join('\n')
  const { stdout } = await run('bash', ['-c', script.replaceAll('http://localhost:4010', origin)])

  expect(stdout).toMatch(/"data":\{"id":\d+\}/)
  expect(stdout).toContain('"goods_name":"Enamel mug"')
})

// Proves CON-13, LST-4.
it('says which lists take conditions', () => {
  const { 'seller.md': page = '' } = apiPages()
  const of = (call: string) => page.slice(page.indexOf(`\`${call}\``), page.indexOf('Answers:', page.indexOf(`\`${call}\``)))

  expect(of('GET /Seller/goods')).toContain('| any column |  | `value`, or `value\\|operator`')
  expect(of('GET /Seller/goods/{id}')).not.toContain('any column')
})

// Proves CON-13.
it('lists the fields of rows, links requirements and cuts no reply', () => {
  const { 'storefront.md': page = '' } = apiPages()

  expect(page).toContain('| `data[].goods_name` | yes | text |  |')
  expect(page).toContain('[ORD-16](../../docs/requirements/orders.md)')
  expect(Object.values(apiPages()).filter(text => text.includes('list of: ') || text.includes('\n…'))).toEqual([])
})

// Proves CON-7, LEV-10.
it('describes a field of the full level without requiring or narrowing it', () => {
  const { components } = openApiDocument() as {
    components: { schemas: Record<string, { properties: Record<string, object>; required: string[] }> }
  }
  const detail = components.schemas.GoodsDetail

  expect(detail?.properties.full_reductions).toMatchObject({ 'x-level': 'full', 'x-means': { type: 'array' } })
  expect(detail?.properties.full_reductions).not.toHaveProperty('type')
  expect(detail?.required).not.toContain('full_reductions')
  expect(detail?.required).toContain('goods_name')
})
