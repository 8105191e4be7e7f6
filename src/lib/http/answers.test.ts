import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { endpoint } from '#contracts/api/kit/endpoint.ts'
import { call } from './call.ts'
import type { Failure } from './failure.ts'
import { navigateBy } from '../browser/navigation.ts'
import { onNotice, type Notice } from '../browser/notify.ts'
import { audiences } from '#contracts/wire/audience.ts'
import { setTestTexts } from '../format/test-texts.ts'
import { endSession, keepToken, tokenOf } from '../session/sessions.ts'
import { startTestServer, type ServerReply } from './test-server.ts'

const texts = {
  error: 'The operation failed.',
  signInFirst: 'Please sign in first.',
  tooFrequent: '您请求太频繁了，请休息一会',
  notFoundPages: 'Not Found Pages 404.',
  abnormal: 'Abnormal operation.',
  dataThr: 'Data is abnormal.',
  networkAbnormal: 'The network is abnormal, please check.',
  serverBroke: 'Something went wrong on our server. Please try again in a moment.',
}
const broken = (msg: string) => `500 (Internal Server Error) ${msg}${texts.serverBroke}`
const read = endpoint({ method: 'GET', path: '/Admin/things', auth: 'admin', about: 'Read', reply: z.unknown() })
const write = endpoint({ ...read, method: 'POST', about: 'Write', body: z.object({}) })
const guestRead = endpoint({ method: 'GET', path: '/cart_count', auth: 'optional', about: 'Count', reply: z.unknown() })

let server: Awaited<ReturnType<typeof startTestServer>>
let notices: Notice[] = []
let visited: string[] = []
let path = '/Admin/things?page=2'
let stopListening = () => {}

beforeAll(async () => {
  await setTestTexts('en', { msg: texts })
  server = await startTestServer()
})
afterAll(() => server.stop())
beforeEach(() => {
  notices = []
  visited = []
  path = '/Admin/things?page=2'
  audiences.forEach(audience => keepToken(audience, `${audience}-token`))
  stopListening = onNotice(notice => notices.push(notice))
  navigateBy({ go: to => visited.push(to), path: () => path })
})
afterEach(() => {
  stopListening()
  audiences.forEach(endSession)
  vi.restoreAllMocks()
})

const failureOf = (answer: Promise<unknown>): Promise<Failure> =>
  answer.then(
    () => {
      throw new Error('It did not fail.')
    },
    (error: Failure) => error,
  )
const errorToasts = () => notices.filter(({ intent }) => intent === 'error').map(notice => notice.text)
const envelope = (code: number, msg: string | null, data: unknown = []): ServerReply => ({ body: { code, msg, data } })

describe('a successful response', () => {
  // Proves ENV-2, ANS-1.
  it.each([
    ['an object', { id: 3 }],
    ['false', false],
    ['zero', 0],
    ['nothing', null],
    ['an empty list', []],
  ])('returns %s', async (_, data) => {
    server.say(envelope(200, 'ok', data))

    const reply = await call(read, {})

    expect(reply).toEqual(data)
    expect(notices).toEqual([])
  })

  // Proves ANS-1.
  it('returns the data of code 405 without a message', async () => {
    server.say(envelope(405, 'something', { id: 5 }))

    const reply = await call(read, {})

    expect(reply).toEqual({ id: 5 })
    expect(notices).toEqual([])
  })
})

// Proves ENV-3, ANS-5, ANS-6, ANS-7, ANS-8, ANS-9, ANS-11, ANS-14.
describe('a failed response', () => {
  it.each<[string, ServerReply, Partial<Failure>, string]>([
    ['code 402 shows the server message', envelope(402, 'No permission'), { kind: 'refused', code: 402 }, 'No permission'],
    ['code 429 asks the user to slow down', envelope(429, 'slow'), { kind: 'refused', code: 429 }, texts.tooFrequent],
    [
      'any other code shows the server message',
      envelope(500, 'No stock', { left: 1 }),
      { code: 500, data: { left: 1 } },
      'No stock',
    ],
    ['code 403 of the recorded server shows its message', envelope(403, 'Forbidden'), { code: 403 }, 'Forbidden'],
    ['a refusal without a message shows a general one', envelope(500, null, null), { code: 500 }, texts.error],
    [
      'HTTP 404 says that the page does not exist',
      { status: 404, body: '{}' },
      { kind: 'status', status: 404 },
      texts.notFoundPages,
    ],
    [
      'HTTP 429 asks the user to slow down',
      { status: 429, body: { message: 'Too Many Attempts.' } },
      { kind: 'status' },
      texts.tooFrequent,
    ],
    ['HTTP 500 shows status and message', { status: 500, body: { message: 'Boom' } }, { status: 500 }, broken('Boom ')],
    ['HTTP 500 as a page shows the status', { status: 500, body: '<html>' }, { status: 500 }, broken('')],
    [
      'another HTTP status shows its text and number',
      { status: 503, body: '' },
      { status: 503 },
      'Service Unavailable error_code 503',
    ],
    [
      'a status without a text, as HTTP/2 sends it, is reported as abnormal',
      { status: 503, reason: '', body: '' },
      { status: 503 },
      'Abnormal operation. error_code 503',
    ],
    ['an unreadable response is reported as abnormal', { body: '{"code":2' }, { kind: 'broken' }, texts.dataThr],
    [
      'a response without an envelope shows its message',
      { body: { status: false, msg: 'Taken', data: [] } },
      { kind: 'broken' },
      'Taken',
    ],
  ])('%s', async (_, reply, facts, toast) => {
    vi.spyOn(console, 'error').mockReturnValue()
    server.say(reply)

    const failure = await failureOf(call(read, {}))

    expect(failure).toMatchObject(facts)
    expect(errorToasts()).toEqual([toast])
    expect(tokenOf('admin')).toBe('admin-token')
  })

  it('shows nothing when the caller is quiet', async () => {
    server.say(envelope(500, 'No stock'))

    await failureOf(call(read, {}, { quiet: true }))

    expect(notices).toEqual([])
  })

  it('shows no message if a web page comes instead of a list', async () => {
    const log = vi.spyOn(console, 'error').mockReturnValue()
    server.say({ body: '<!DOCTYPE html><html></html>', headers: { 'Content-Type': 'text/html' } })

    const failure = await failureOf(call(read, {}))

    expect(failure.kind).toBe('page')
    expect(notices).toEqual([])
    expect(log).toHaveBeenCalledOnce()
  })

  it('logs a network error if there is no response', async () => {
    const log = vi.spyOn(console, 'error').mockReturnValue()
    server.say(null)

    const failure = await failureOf(call(read, {}))

    expect(failure.kind).toBe('silence')
    expect(log.mock.calls[0]?.[0]).toContain(texts.networkAbnormal)
    expect(notices).toEqual([])
  })

  it.each<[string, ServerReply, string]>([
    ['a web page comes back', { body: '<html></html>' }, texts.dataThr],
    ['there is no response', null, texts.networkAbnormal],
  ])('reports a failed write when %s', async (_, reply, toast) => {
    vi.spyOn(console, 'error').mockReturnValue()
    server.say(reply)

    await failureOf(call(write, { body: {} }))

    expect(errorToasts()).toEqual([toast])
  })

  it('rejects without a message if the caller aborted', async () => {
    const log = vi.spyOn(console, 'error').mockReturnValue()

    const failure = await failureOf(call(read, {}, { signal: AbortSignal.abort() }))

    expect(failure.kind).toBe('aborted')
    expect(notices).toEqual([])
    expect(log).not.toHaveBeenCalled()
  })
})

// Proves ANS-2, ANS-3, ANS-4, SES-5.
describe('a response that says nobody is signed in', () => {
  it.each<[string, ServerReply, boolean]>([
    ['the envelope has code 401', envelope(401, 'Sign in again'), false],
    ['the HTTP status is 401', { status: 401, body: { message: 'Sign in again' } }, false],
    ['the call is quiet otherwise', envelope(401, 'Sign in again'), true],
  ])('shows the message, ends the session of that audience only and goes to its login page when %s', async (_, reply, quiet) => {
    server.say(reply)

    await failureOf(call(read, {}, { quiet }))

    expect(errorToasts()).toEqual(['Sign in again'])
    expect(audiences.map(tokenOf)).toEqual([undefined, 'seller-token', 'buyer-token'])
    expect(visited).toEqual(['/Admin/login?back=%2FAdmin%2Fthings%3Fpage%3D2'])
  })

  it('sends a shopper to the login page and back', async () => {
    path = '/goods/7'
    server.say(envelope(401, 'Sign in again'))

    await failureOf(call(guestRead, {}))

    expect(visited).toEqual(['/login?back=%2Fgoods%2F7'])
    expect(tokenOf('buyer')).toBeUndefined()
  })

  it('stays on the login page', async () => {
    path = '/Admin/login'
    server.say(envelope(401, 'Sign in again'))

    await failureOf(call(read, {}))

    expect(visited).toEqual([])
  })

  it('does not end a session that started before the response arrived', async () => {
    server.say(envelope(401, 'Sign in again'))
    const late = failureOf(call(read, {}))
    keepToken('admin', 'newer')

    await late

    expect(tokenOf('admin')).toBe('newer')
    expect(visited).toEqual([])
  })
})
