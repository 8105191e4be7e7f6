import { errors } from '#contracts/api/errors.ts'
import { nameOf, type Endpoint } from '#contracts/api/kit/endpoint.ts'
import { OK } from '#contracts/api/kit/envelope.ts'
import { mismatchesOf, mismatchText } from '#contracts/wire/mismatch.ts'
import type { z } from 'zod'
import { bodyOf, contentTypeProblem, queryOf } from './body.ts'
import { englishView } from './db/english.ts'
import { faultResponse } from './faults.ts'
import type { Handler } from './kit.ts'
import { NotKept } from './not-kept.ts'
import { problemText } from './problem-text.ts'
import { tracingReads } from './traced-reads.ts'
import { Refusal, refuse, type Bilingual } from './refusal.ts'
import { callerOf, tokenIn } from './sessions.ts'
import type { World } from './world.ts'

const send = (status: number, body: unknown): Response =>
  new Response(JSON.stringify(body), {
    status,
    headers: { 'content-type': 'application/json', 'cache-control': 'no-store' },
  })

/**
 * Whether to reply in English: if the request prefers it, or if it names no language, as commands on a terminal do. Source:
 * MCK-14.
 */
const prefersEnglish = (request: Request): boolean => /^(en\b|\*|$)/i.test(request.headers.get('accept-language') ?? '')

const bytesOf = async (body: unknown): Promise<Uint8Array> => {
  const file = typeof body === 'object' && body !== null && 'file' in body ? body.file : undefined
  return file instanceof File ? new Uint8Array(await file.arrayBuffer()) : new Uint8Array()
}

/** The client's address as its host knows it. In the page and in tests it is this machine. Source: MCK-15. */
const ipOf = (peer = '127.0.0.1'): string => peer.replace(/^::ffff:/, '')

const parsed = (schema: z.ZodType | undefined, value: unknown): unknown => {
  if (!schema) return value
  const result = schema.safeParse(value)
  return result.success ? result.data : refuse('invalidInput', problemText(result.error))
}

const paramsOf = (params: Readonly<Record<string, string>>): Record<string, unknown> => {
  if (params.id === undefined) return params
  return { ...params, id: /^\d{1,15}$/.test(params.id) ? Number(params.id) : refuse('notFound', params.id) }
}

const refusalText = (refusal: Refusal, english: boolean): string => {
  const { zh, en } = errors[refusal.refusal]
  const detail = refusal.refusal === 'invalidInput' && refusal.detail[english ? 'en' : 'zh']
  return `${english ? en : zh}${detail ? ` (${detail})` : ''}`
}

/**
 * A reply that does not match its schema is a bug of the mock: it is logged with the name of the call and answered with HTTP 500.
 */
const brokenContract = (to: Endpoint, error: z.ZodError, data: unknown): Response => {
  const places = mismatchesOf(error.issues, data).slice(0, 5).map(mismatchText).join('; ')
  console.error(`[contract] the mock's reply to ${nameOf(to)} does not match its schema: ${places}`)
  return send(500, { message: `contract: ${nameOf(to)}: ${places}` })
}

type Input = {
  ip: string
  params: Readonly<Record<string, string>>
  query: Record<string, unknown>
  body: unknown
  contentTypeProblem: Bilingual | undefined
  bytes: Uint8Array
  authorization: string | null
  wantsEnglish: boolean
}

const run = (world: World, { to, answer: rule }: Handler, input: Input): unknown => {
  const { clock, write } = world
  const db = input.wantsEnglish ? englishView(world.db) : world.db
  const caller = callerOf(db, clock, to, input.authorization)
  const params = paramsOf(input.params)
  const query = parsed(to.query, input.query) ?? {}
  if (input.contentTypeProblem) refuse('invalidInput', input.contentTypeProblem)
  const body = parsed(to.body, input.body)
  const { ip, bytes } = input
  const session = tokenIn(db, clock, input.authorization)?.id
  const ruled = (tables: typeof db) => {
    const context = { db: tables, clock, ip, bytes, ...caller, params, query, body }
    return rule(context as Parameters<Handler['answer']>[0])
  }
  return write(nameOf(to), () => (world.tracesReads ? tracingReads(nameOf(to), db, ruled) : ruled(db)), session)
}

/**
 * Answers one request: applies the faults, authenticates the caller, parses the input, runs the handler in one synchronous
 * transaction, checks the reply against its schema and wraps it in the envelope.
 * @param peer the client's address, if the host knows one.
 */
export const answer = async (
  world: World,
  handler: Handler,
  request: Request,
  params: Readonly<Record<string, string>>,
  peer?: string,
): Promise<Response> => {
  const { to } = handler
  const wantsEnglish = prefersEnglish(request)
  for (const { kind, ms } of world.faults.strike(nameOf(to))) {
    if (kind !== 'latency') return faultResponse(kind)
    if ((await world.faults.delay(ms)) === 'dropped') return faultResponse('noAnswer')
  }
  try {
    const body = await bodyOf(to, request)
    const bytes = await bytesOf(body)
    const data = await world.around(() => {
      world.tick()
      return run(world, handler, {
        params,
        query: queryOf(request.url),
        body,
        contentTypeProblem: contentTypeProblem(to, request),
        bytes,
        ip: ipOf(peer),
        authorization: request.headers.get('authorization'),
        wantsEnglish,
      })
    }, to.method === 'GET')
    const reply = to.reply.safeParse(data)
    if (!reply.success) return brokenContract(to, reply.error, data)
    return send(200, { code: OK, msg: 'ok', data: reply.data })
  } catch (reason) {
    if (reason instanceof Refusal) return send(200, { code: reason.code, msg: refusalText(reason, wantsEnglish), data: [] })
    if (reason instanceof NotKept) return send(200, { code: 500, msg: wantsEnglish ? reason.en : reason.zh, data: [] })
    console.error(`[mock] ${nameOf(to)} failed`, reason)
    return send(500, { message: `mock: ${reason instanceof Error ? reason.message : String(reason)}` })
  }
}
