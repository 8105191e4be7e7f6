import { beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { strangerFor } from '#contracts/states/ready-accounts.ts'
import { endpoints } from '#contracts/api/index.ts'
import { fillPath, nameOf, paramNames, type Endpoint } from '#contracts/api/kit/endpoint.ts'
import { createShop, requestOf } from './test-shop.ts'

const guarded = endpoints.filter(({ auth }) => auth !== 'none' && auth !== 'optional')
const callers = { none: undefined, optional: 'shopper', buyer: 'shopper', seller: 'seller', admin: 'admin' } as const

/** Path parameters that are well-formed but match nothing. */
const someParams = (to: Endpoint): Record<string, string> => Object.fromEntries(paramNames(to.path).map(name => [name, '999999']))

let shop: ReturnType<typeof createShop>
beforeAll(async () => {
  shop = createShop()
  for (const who of ['shopper', 'newcomer', 'seller', 'admin', 'clerk'] as const) await shop.tokenOf(who)
})

/** Sends a request with this token, and checks that the rows changed only if it succeeded. */
const answerTo = async (to: Endpoint, parts: Parameters<typeof requestOf>[1], token?: string) => {
  const response = await shop.send(requestOf(to, { params: someParams(to), ...parts }, token))
  return { status: response.status, ...((await response.json()) as { code: number; msg: string }) }
}

/** Runs `act` and returns whether the rows are unchanged. */
const leavesStoreAlone = async (act: () => Promise<void>): Promise<boolean> => {
  const before = await shop.world.hash()
  await act()
  return (await shop.world.hash()) === before
}

describe.each(guarded.map(to => [nameOf(to), to] as const))('%s', (_, to) => {
  // Proves SGN-3.
  test('is refused without a token, with an unknown token and with a token of another audience', async () => {
    const stranger = await shop.tokenOf(strangerFor(to) ?? 'clerk')

    const same = await leavesStoreAlone(async () => {
      for (const token of [undefined, 'nonsense', stranger])
        expect(await answerTo(to, {}, token)).toMatchObject({ status: 200, code: 401 })
    })

    expect(same).toBe(true)
  })
})

// Proves SGN-3.
test('an expired token is refused', async () => {
  const old = createShop()
  await old.tokenOf('shopper')
  old.world.clock.step(8 * 86_400_000)

  const [to] = guarded.filter(({ auth }) => auth === 'buyer')

  expect(await old.envelope(to as Endpoint, { params: someParams(to as Endpoint) } as never, 'shopper')).toMatchObject({
    code: 401,
  })
})

/** Values that no field accepts. */
const nonsense: readonly unknown[] = [
  undefined,
  '',
  ' ',
  'x'.repeat(5000),
  '-1',
  '0',
  '1e99',
  '99999999999999999999',
  ['a', 'b'],
  { a: { b: 'c' } },
  '<script>alert(1)</script>',
  "'; drop table orders; --",
  '\u0000',
  '__proto__',
  'null',
  'NaN',
  '%E4%BD',
]

/** Invalid values for a path segment. A path with a null byte is refused earlier: every host answers it with 400. */
const inPath = (value: unknown): string => (typeof value === 'string' && value !== '' && value !== '\u0000' ? value : 'x')

const fieldsOf = (schema: z.ZodType | undefined): string[] => (schema instanceof z.ZodObject ? Object.keys(schema.shape) : [])

describe.each(endpoints.map(to => [nameOf(to), to] as const))('%s', (_, to) => {
  // Proves ENV-1, ENV-5.
  test('answers invalid values in any field with an envelope and does not crash', async () => {
    const who = callers[to.auth]
    const token = who && (await shop.tokenOf(who))
    const inputs = nonsense.flatMap(value => [
      ...fieldsOf(to.body).map(field => ({ body: { [field]: value } })),
      ...fieldsOf(to.query).map(field => ({ query: { [field]: value } })),
      ...paramNames(to.path).map(name => ({ params: { [name]: inPath(value) } })),
    ])

    for (const input of inputs) {
      const answer = await answerTo(to, { ...(to.body && { body: {} }), ...input }, token)

      expect(answer, `${nameOf(to)} ${JSON.stringify(input).slice(0, 200)}`).toMatchObject({ status: 200 })
      expect([200, 401, 402, 500]).toContain(answer.code)
    }
  })
})

describe('a request to an unknown path or with a wrong method', () => {
  // Proves ENV-9.
  test.each([
    ['an unknown path', 'GET', '/api/nowhere', 404],
    ['an unknown path below a known one', 'POST', '/api/user/carts/1/2/3', 404],
    ['an unknown method', 'PATCH', '/api/goods', 405],
    ['an unknown method of a path with a parameter', 'POST', '/api/goods/1', 405],
    ['a path in the wrong case', 'GET', '/api/GOODS', 404],
  ])('%s is answered with its HTTP status', async (_, method, path, status) => {
    const response = await shop.send(new Request(`http://localhost${path}`, { method }))

    expect(response.status).toBe(status)
    expect(response.headers.get('content-type')).toContain('application/json')
  })

  // Proves ENV-5.
  test('a body that is not a form is refused', async () => {
    const to = endpoints.find(({ path }) => path === '/uploads') as Endpoint
    const request = new Request(`http://localhost/api${fillPath(to.path)}`, {
      method: 'POST',
      body: '{"a":',
      headers: { 'content-type': 'multipart/form-data' },
    })

    const response = await shop.send(request)

    expect(await response.json()).toMatchObject({ code: 500, data: [] })
  })
})
