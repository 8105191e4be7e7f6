import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { endpoint } from '#contracts/api/kit/endpoint.ts'
import { pageOf } from '#contracts/api/kit/list-query.ts'
import { call, http } from './call.ts'
import { audiences, type Audience } from '#contracts/wire/audience.ts'
import { endSession, keepToken, tokenOf } from '../session/sessions.ts'
import { forget, remember } from '../browser/storage.ts'
import { startTestServer } from './test-server.ts'
import { setTestTexts } from '../format/test-texts.ts'

const about = 'Do something'
const body = z.record(z.string(), z.unknown())
const reply = z.int()
const reads = (auth: 'none' | 'optional' | Audience) =>
  endpoint({ method: 'GET', path: '/things', auth, about, query: body.optional(), reply })
const writes = (method: 'POST' | 'PUT', sends?: 'json' | 'multipart') =>
  endpoint({ method, path: '/things/{id}', auth: 'none', about, body, reply, ...(sends && { sends }) })

let server: Awaited<ReturnType<typeof startTestServer>>
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())
afterEach(() => {
  audiences.forEach(endSession)
  vi.restoreAllMocks()
  server.say({})
})

const decoded = (text: string) => decodeURIComponent(text.replaceAll('+', ' '))

describe('a call', () => {
  // Proves CAL-3.
  it('times out after 30 seconds', () => {
    expect(http.defaults.timeout).toBe(30_000)
  })

  // Proves CAL-1, CAL-5.
  it('writes a form with bracket keys', async () => {
    const fields = {
      name: 'a b',
      list: ['x', { id: 1 }],
      deep: { on: true, off: false },
      none: null,
      gone: undefined,
      empty: [],
      n: 1.5,
    }

    await call(writes('POST'), { params: { id: 'a/b' }, body: fields })

    const { url, headers, body: sent } = server.last()
    expect(url).toBe('/api/things/a%2Fb')
    expect(headers['content-type']).toMatch(/^application\/x-www-form-urlencoded/)
    expect(decoded(sent)).toBe('name=a b&list[0]=x&list[1][id]=1&deep[on]=true&deep[off]=false&none=&n=1.5')
  })

  // Proves CAL-2.
  it('skips the base path on request', async () => {
    await call(reads('none'), {}, { bare: true })

    expect(server.last().url).toBe('/things')
  })

  // Proves CAL-4.
  it('encodes query lists with empty brackets and drops undefined values', async () => {
    await call(reads('none'), {
      query: { created_at: ['2026-01-01', '2026-02-01'], name: 'x|like', a: null, b: undefined, c: [] },
    })

    expect(decoded(server.last().url)).toBe('/api/things?created_at[]=2026-01-01&created_at[]=2026-02-01&name=x|like')
  })

  // Proves CAL-7.
  it.each(['POST', 'PUT'] as const)('turns empty is_type and is_sort into 0 in a %s', async method => {
    await call(writes(method), { params: { id: 1 }, body: { is_type: '', is_sort: false, name: '' } })

    expect(server.last().body).toBe('is_type=0&is_sort=0&name=')
  })

  // Proves CAL-6.
  it('sends files as multipart', async () => {
    await call(writes('POST', 'multipart'), { params: { id: 1 }, body: { file: new File(['hello'], 'a.txt'), name: 'avatar' } })

    const { headers, body: sent } = server.last()
    expect(headers['content-type']).toMatch(/^multipart\/form-data; boundary=/)
    expect(sent).toContain('filename="a.txt"')
    expect(sent).toContain('hello')
  })

  it('sends JSON if the endpoint is described so', async () => {
    await call(writes('POST', 'json'), { params: { id: 1 }, body: { rows: [{ name: 'x' }] } })

    expect(server.last().headers['content-type']).toBe('application/json')
    expect(server.last().body).toBe('{"rows":[{"name":"x"}]}')
  })

  // Proves CAL-4.
  it('sends no body with DELETE', async () => {
    const removes = endpoint({ method: 'DELETE', path: '/things/{ids}', auth: 'none', about, reply })

    await call(removes, { params: { ids: '1,2' } })

    expect(server.last()).toMatchObject({ method: 'DELETE', url: '/api/things/1,2', body: '' })
  })

  // Proves CAL-15.
  it.each([
    ['zh-cn', 'zh-CN'],
    ['en', 'en'],
  ] as const)('requests messages in the language of the interface: %s', async (language, header) => {
    await setTestTexts(language, { name: language })

    await call(reads('none'), {})

    expect(server.last().headers['accept-language']).toBe(header)
  })

  // Proves CAL-16.
  it('logs which described field is missing', async () => {
    const log = vi.spyOn(console, 'error').mockReturnValue()
    server.say({ body: { code: 200, msg: 'ok', data: 'text' } })

    const data = await call(reads('none'), {})

    expect(data).toBe(0)
    expect(log.mock.calls[0]?.[0]).toBe('GET /things does not answer as described. data: expected a number, got text')
  })
})

describe('a token', () => {
  // Proves CAL-10.
  it.each<[string, 'none' | 'optional' | Audience, Audience | undefined, string | undefined]>([
    ['of the administrator is sent with an admin call', 'admin', undefined, 'Bearer admin-token'],
    ['of the seller is sent with a seller call', 'seller', undefined, 'Bearer seller-token'],
    ['of the shopper is sent with a shopper call', 'buyer', undefined, 'Bearer buyer-token'],
    ['of the shopper is sent with an open call on the storefront', 'optional', undefined, 'Bearer buyer-token'],
    ['of the given audience is sent with an open call', 'optional', 'seller', 'Bearer seller-token'],
    ['is not sent with a public call', 'none', undefined, undefined],
  ])('%s', async (_, auth, as, header) => {
    audiences.forEach(audience => keepToken(audience, `${audience}-token`))

    await call(reads(auth), {}, as ? { as } : {})

    expect(server.last().headers.authorization).toBe(header)
  })

  // Proves CAL-10.
  it.each<[string, Audience]>([
    ['/Admin/things', 'admin'],
    ['/Seller/things', 'seller'],
    ['/things', 'buyer'],
  ])('depends on the path %s, whatever the page', async (path, audience) => {
    const open = endpoint({ method: 'GET', path: path as '/things', auth: 'optional', about, reply })
    vi.stubGlobal('window', { location: { pathname: '/Admin/goods_brands' }, addEventListener: vi.fn() })
    audiences.forEach(one => keepToken(one, `${one}-token`))

    await call(open, {})
    vi.unstubAllGlobals()

    expect(server.last().headers.authorization).toBe(`Bearer ${audience}-token`)
  })

  // Proves CAL-10.
  it('is not sent by a guest', async () => {
    await call(reads('optional'), {})

    expect(server.last().headers.authorization).toBeUndefined()
  })

  // Proves CAL-13.
  it('is replaced by a renewed one, in its audience only', async () => {
    audiences.forEach(audience => keepToken(audience, `${audience}-token`))
    server.say({ headers: { Authorization: 'Bearer fresh' } })

    await call(reads('seller'), {})

    expect(audiences.map(tokenOf)).toEqual(['admin-token', 'fresh', 'buyer-token'])
  })

  // Proves CAL-13.
  it('does not come back after signing out', async () => {
    keepToken('seller', 'old')
    server.say({ headers: { Authorization: 'Bearer fresh' } })
    const late = call(reads('seller'), {})
    endSession('seller')

    await late

    expect(tokenOf('seller')).toBeUndefined()
  })

  // Proves CAL-12.
  it('of the session check is the one given to it', async () => {
    const check = endpoint({ method: 'GET', path: '/is_login', auth: 'optional', about, reply })
    keepToken('buyer', 'mine')
    remember('setToken', 'aside')

    await call(check, {})
    forget('setToken')

    expect(server.last().headers.authorization).toBe('Bearer aside')
  })

  // Proves CAL-11.
  it('of a chat call is taken from its form', async () => {
    const chat = endpoint({
      method: 'POST',
      path: '/Chat/send',
      auth: 'optional',
      about,
      body: z.object({ token: z.string() }),
      reply,
    })
    keepToken('buyer', 'mine')

    await call(chat, { body: { token: 'chat' } })

    expect(server.last().headers.authorization).toBe('Bearer chat')
  })
})

// Proves ANS-1, TOL-10.
it('with code 405 and an empty list, a read returns an empty list page, and a write returns the data as sent', async () => {
  const pages = endpoint({ ...reads('none'), reply: pageOf(z.object({ id: z.int() })) })
  server.say({ body: JSON.stringify({ code: 405, msg: '', data: [] }) })

  const read = await call(pages, {})
  const written = await call(writes('POST'), { params: { id: 1 }, body: {} })

  expect(read).toMatchObject({ data: [], total: 0 })
  expect(written).toEqual([])
})

// Proves ANS-7.
it.each([
  ['{"code":422,"msg":"The card is blocked"}', 'The card is blocked'],
  ['{"message":"Unauthenticated."}', 'Unauthenticated.'],
  ['{"msg":"","message":"Too Many Attempts."}', 'Too Many Attempts.'],
  ['{"msg":17}', ''],
  ['null', ''],
  ['"text"', ''],
])('with an error status and the body %s, the message of the failure is %j', async (answer, msg) => {
  server.say({ status: 422, body: answer })

  const failure = call(reads('none'), {}, { quiet: true })

  await expect(failure).rejects.toMatchObject({ kind: 'status', msg })
})
