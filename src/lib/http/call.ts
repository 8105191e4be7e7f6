import axios, { AxiosHeaders, type AxiosResponse } from 'axios'
import { fillPath, nameOf, type Endpoint, type InputOf, type ReplyOf } from '#contracts/api/kit/endpoint.ts'
import { anyEnvelope } from '#contracts/api/kit/envelope.ts'
import { audienceOf, audienceOfPath } from '#contracts/wire/audience.ts'
import { codesWithData, handleFailure } from './answers.ts'
import { checkReply } from './check-reply.ts'
import { isReadable } from './readable.ts'
import { learnTime } from '../format/clock.ts'
import { parseJson } from '#contracts/wire/envelope.ts'
import { readTolerantly } from '#contracts/wire/tolerant.ts'
import { formBody, multipartBody, queryString, withZeros } from '#contracts/wire/forms.ts'
import { Failure, type FailureFacts } from './failure.ts'
import { handOut } from '../reads/reads.ts'
import type { Audience } from '#contracts/wire/audience.ts'
import { keepToken, tokenOf } from '../session/sessions.ts'
import { worldRoot } from '../browser/app-base.ts'
import { recall } from '../browser/storage.ts'
import { wireLanguage } from '../format/text.ts'

/**
 * `as`: which audience's token to send with `auth: 'optional'`; `signal`: aborts the request; `quiet`: no toasts; `bare`: without
 * the base path `/api`; `reads`: fails if the data has another shape than described, as every GET does.
 */
export type CallOptions = { as?: Audience; signal?: AbortSignal; quiet?: boolean; bare?: boolean; reads?: boolean }

type Parts = {
  readonly params?: Readonly<Record<string, string | number>>
  readonly query?: unknown
  readonly body?: unknown
}

/** The only HTTP client; based on fetch. Tests set `http.defaults.baseURL`. Source: CAL-1, CAL-3. */
export const http = axios.create({
  adapter: 'fetch',
  baseURL: `${worldRoot || (import.meta.env?.VITE_API_URL ?? '')}/api`,
  timeout: 30_000,
  responseType: 'text',
  transformResponse: [(text: unknown) => text],
  validateStatus: () => true,
})

/** The audience of the session: by the endpoint, else by the caller, else by the path. Source: CAL-10. */
const audienceFor = (to: Endpoint, { as }: CallOptions): Audience => audienceOf(to.auth) ?? as ?? audienceOfPath(to.path)

/** The token to send. Chat has it in the body, and the session check names the token to check. Source: CAL-11, CAL-12. */
const tokenFor = (to: Endpoint, audience: Audience, body: unknown): string | undefined => {
  if (to.path.startsWith('/Chat') && typeof body === 'object' && body !== null && 'token' in body) return String(body.token)
  if (to.path === '/is_login') return recall('setToken') ?? tokenOf(audience)
  return to.auth === 'none' ? undefined : tokenOf(audience)
}

const bodyOf = (to: Endpoint, body: unknown): URLSearchParams | FormData | string | undefined => {
  if (to.method === 'GET' || to.method === 'DELETE' || body === undefined) return undefined
  if (to.sends === 'json') return JSON.stringify(body)
  return to.sends === 'multipart' ? multipartBody(withZeros(body)) : formBody(withZeros(body))
}

const headersOf = (to: Endpoint, token: string | undefined): Record<string, string | false> => ({
  Accept: 'application/json',
  'Accept-Language': wireLanguage(),
  ...(to.sends === 'json' && { 'Content-Type': 'application/json' }),
  // fetch sets the content type with its boundary.
  ...(to.sends === 'multipart' && { 'Content-Type': false }),
  ...(token && { Authorization: `Bearer ${token}` }),
})

const failureOfError = (error: unknown): FailureFacts => ({ kind: axios.isCancel(error) ? 'aborted' : 'silence' })

/** The API's origin without the base path. Source: CAL-2. */
const bareAddress = (): string => (http.defaults.baseURL ?? '').replace(/\/api$/, '')

const send = async (to: Endpoint, { params, query, body }: Parts, token: string | undefined, { signal, bare }: CallOptions) => {
  const search = queryString(query)
  const url = `${fillPath(to.path, params)}${search && `?${search}`}`
  try {
    return await http.request<string>({
      method: to.method,
      url,
      data: bodyOf(to, body),
      headers: headersOf(to, token),
      ...(signal && { signal }),
      ...(bare && { baseURL: bareAddress() }),
    })
  } catch (error) {
    throw new Failure({ ...failureOfError(error), call: nameOf(to) })
  }
}

/** `msg` or `message` of a response body. */
const messageOf = (json: unknown): string => {
  if (typeof json !== 'object' || json === null) return ''
  const message = 'msg' in json && json.msg ? json.msg : 'message' in json ? json.message : ''
  return typeof message === 'string' ? message : ''
}

/** Returns the data of the envelope. @throws Failure without data; with `reads` also if it has another shape. */
const open = (to: Endpoint, { data: text, status, statusText }: AxiosResponse<string>, reads: boolean): unknown => {
  const json = parseJson(text)
  const facts = { code: status, status, statusText, msg: messageOf(json), call: nameOf(to) }
  if (status < 200 || status > 299) throw new Failure({ ...facts, kind: 'status' })
  if (json === undefined) throw new Failure({ ...facts, kind: /^\s*<(!doctype|html)/i.test(text) ? 'page' : 'broken' })
  const envelope = anyEnvelope.safeParse(json)
  if (!envelope.success) throw new Failure({ ...facts, kind: 'broken' })
  const { code, data } = envelope.data
  if (!codesWithData.includes(code)) throw new Failure({ ...facts, kind: 'refused', code, data })
  if (reads && !isReadable(to, data)) throw new Failure({ ...facts, kind: 'broken', msg: '' })
  // With code 405 the data of a write may have any shape; a page that reads gets the described shape.
  if (code !== 200) return reads ? readTolerantly(to.reply, data) : data
  checkReply(to, data)
  return readTolerantly(to.reply, data)
}

const headerOf = ({ headers }: AxiosResponse, name: string): string | undefined => {
  const value = headers instanceof AxiosHeaders ? headers.get(name) : undefined
  return typeof value === 'string' ? value : undefined
}

/** Stores a renewed token in place of the sent one, unless the session has changed meanwhile. */
const keepRenewedToken = (audience: Audience, sent: string | undefined, renewed: string | undefined) => {
  if (renewed && tokenOf(audience) === sent) keepToken(audience, renewed.replace(/^Bearer\s+/i, ''))
}

/**
 * Makes one call of the API; nothing else uses the network. Failures are reported to the user here (answers.ts), so callers
 * only undo what they began.
 * @throws Failure
 */
export const call = async <E extends Endpoint>(to: E, input: InputOf<E>, options: CallOptions = {}): Promise<ReplyOf<E>> => {
  const parts: Parts = input
  const audience = audienceFor(to, options)
  const sent = tokenFor(to, audience, parts.body)
  try {
    const response = await send(to, parts, sent, options)
    keepRenewedToken(audience, sent, headerOf(response, 'authorization'))
    learnTime(headerOf(response, 'date'))
    return handOut(to, open(to, response, options.reads ?? to.method === 'GET')) as ReplyOf<E>
  } catch (error) {
    if (error instanceof Failure) handleFailure(error, { audience, method: to.method, sent, quiet: options.quiet === true })
    throw error
  }
}
