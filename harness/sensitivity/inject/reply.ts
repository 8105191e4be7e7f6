import { errors, type ErrorName } from '#contracts/api/errors.ts'
import { anyEnvelope, OK } from '#contracts/api/kit/envelope.ts'
import { examples } from '#contracts/examples/index.ts'
import type { Endpoint } from '#contracts/api/kit/endpoint.ts'
import type { Injection } from '../defect.ts'

type Envelope = { code: number; msg?: unknown; data?: unknown }

/** A response with this data. */
export const answerWith = (body: unknown, from?: Response): Response => {
  const headers = new Headers(from?.headers)
  headers.delete('content-length')
  headers.set('content-type', 'application/json')
  return new Response(JSON.stringify(body), { status: from?.status ?? 200, headers })
}

/** Reads the envelope of a copy of a response. @throws if it has none. */
export const envelopeOf = async (response: Response): Promise<Envelope> => anyEnvelope.parse(await response.clone().json())

/** Changes every envelope of the call. */
export const envelope =
  (change: (sent: Envelope, request: Request) => unknown): Injection =>
  ({ mock }) =>
  async request => {
    const copy = request.clone()
    const response = await mock(request)
    return answerWith(change(await envelopeOf(response), copy), response)
  }

/** Changes the data of successful responses. */
export const data = (change: (data: unknown, request: Request) => unknown): Injection =>
  envelope((sent, request) => (sent.code === OK ? { ...sent, data: change(sent.data, request) } : sent))

type Change = (value: unknown) => unknown

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

const aroundRows = ['data', 'total', 'per_page', 'last_page', 'current_page', 'count']

const isPage = (value: Record<string, unknown>): value is Record<string, unknown> & { data: unknown[] } =>
  Array.isArray(value.data) && 'total' in value

const changedAt = (value: unknown, [key, ...below]: readonly string[], change: Change): unknown => {
  if (Array.isArray(value)) return value.map(one => changedAt(one, [key ?? '', ...below], change))
  if (key === undefined || !isObject(value)) return value
  if (isPage(value) && !aroundRows.includes(key)) return { ...value, data: changedAt(value.data, [key, ...below], change) }
  if (!(key in value)) return value
  const { [key]: inner, ...rest } = value
  const next = below.length > 0 ? changedAt(inner, below, change) : change(inner)
  return next === undefined ? rest : { ...rest, [key]: next }
}

/** Changes a field: `goods_price`, `store.store_name`; in lists that of every row. */
export const field = (path: string, change: Change): Injection => data(sent => changedAt(sent, path.split('.'), change))

/** Leaves a field out. */
export const without = (path: string): Injection => field(path, () => undefined)

/** Adds a field to the record, or to every row. */
export const adds = (name: string, value: unknown): Injection => {
  const add = (sent: unknown): unknown => {
    if (Array.isArray(sent)) return sent.map(add)
    if (!isObject(sent)) return sent
    return isPage(sent) ? { ...sent, data: sent.data.map(add) } : { ...sent, [name]: value }
  }
  return data(add)
}

/** Changes the rows of a list; other responses stay. */
export const rows = (change: (list: readonly unknown[], request: Request) => readonly unknown[]): Injection =>
  data((sent, request) => {
    if (Array.isArray(sent)) return change(sent, request)
    return isObject(sent) && isPage(sent) ? { ...sent, data: change(sent.data, request) } : sent
  })

export const is =
  (value: unknown): Change =>
  () =>
    value
export const asNumber: Change = Number
export const asText: Change = String
export const asNull: Change = () => null
export const isoDate: Change = value => `${String(value).replace(' ', 'T')}Z`
export const unixTime: Change = value => Date.parse(`${String(value).replace(' ', 'T')}Z`) / 1000
export const dayOnly: Change = value => String(value).slice(0, 10)
export const inCents: Change = value => String(Math.round(Number(value) * 100))
export const oneDecimal: Change = value => Number(value).toFixed(1)
export const withCurrency: Change = value => `¥${String(value)}`
export const joined: Change = value => (Array.isArray(value) ? value.join(',') : value)

const isRefusal = (sent: Envelope, name: ErrorName): boolean =>
  sent.code === errors[name].code && String(sent.msg).startsWith(errors[name].zh)

/** Refuses with another code than agreed. */
export const refusesWith = (name: ErrorName, code: number): Injection =>
  envelope(sent => (isRefusal(sent, name) ? { ...sent, code } : sent))

/** The successful response of a call. */
export const sampleOf = (to: Endpoint): unknown =>
  examples.find(example => example.to === to && example.error === undefined)?.reply ?? []

/** Answers with success instead of a refusal. */
export const forgives =
  (...names: ErrorName[]): Injection =>
  around =>
    envelope(sent => (names.some(name => isRefusal(sent, name)) ? { code: OK, msg: 'ok', data: sampleOf(around.to) } : sent))(
      around,
    )

/** A response without an envelope. */
export const answers =
  (make: () => Response): Injection =>
  () =>
  async () =>
    make()
