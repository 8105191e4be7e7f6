import { openEnvelope, parseJson } from '#contracts/wire/envelope.ts'
import { nameOf, type Endpoint } from '#contracts/api/kit/endpoint.ts'
import { SetUpFailed, type Provider } from '#contracts/examples/provider.ts'
import { requestOf, type Wire } from '#contracts/wire/request.ts'
import { shown } from '#contracts/rules/first-difference.ts'
import { Broken } from '#contracts/rules/rule.ts'
import { Unreadable } from './replies/read-answer.ts'

/** The call is not built yet; the message says what the server answers instead. */
export class NotBuilt extends Error {
  readonly to: Endpoint
  constructor(to: Endpoint, message: string) {
    super(message)
    this.to = to
  }
}

/** A reply: the body as text, and its envelope. */
export type Reply = { readonly text: string; readonly code: number; readonly msg: string; readonly data: unknown }

/**
 * Receives every reply, whoever requested it. `token` is the one that the request carried; `mayOnlyRefuse` says that a success is
 * wrong whatever it holds.
 */
export type Listener = (to: Endpoint, reply: Reply, token: string | undefined, mayOnlyRefuse?: boolean) => void

/** Why a response looks like that of a call which is not built, and the request; many servers answer unknown paths with a page. */
const notBuilt = ({ status, headers }: Response, { method, path }: Wire): string | undefined => {
  const sent = ` Asked: ${method} ${path}`
  if ([404, 405, 501].includes(status)) return `The server answers HTTP ${status}.${sent}`
  return headers.get('content-type')?.includes('html') ? `The server answers with a web page.${sent}` : undefined
}

const opened = (status: number, text: string): Reply => {
  if (status === 429) throw new SetUpFailed('The server asks to slow down (HTTP 429); lift its limit for the test.')
  const json = parseJson(text) ?? text
  if (status !== 200) throw new Broken('(status)', 'HTTP 200', `HTTP ${status} ${shown(json)}`)
  const envelope = openEnvelope(text)
  if (!envelope) throw new Broken('(body)', 'an envelope {code, msg, data}', shown(json))
  return { text, ...envelope }
}

/** The expectation of a finding about a reply that cannot be read. */
export const wholeAnswer = 'a whole answer'

type Talk = {
  readonly token?: string | undefined
  readonly headers?: Readonly<Record<string, string>> | undefined
  readonly mayOnlyRefuse?: boolean
}

/**
 * Sends requests to a provider, one at a time, and reports each reply to `onReply`.
 * @throws NotBuilt, Broken when the answer is no envelope, SetUpFailed when nothing answers.
 */
export const createClient =
  ({ origin, send }: Provider, onReply: Listener) =>
  async (to: Endpoint, wire: Wire, { token, headers = {}, mayOnlyRefuse = false }: Talk = {}): Promise<Reply> => {
    const request = requestOf(origin, wire, token)
    for (const [name, value] of Object.entries(headers)) request.headers.set(name, value)
    const response = await send(request).catch((reason: Error) => {
      if (reason instanceof Unreadable) throw new Broken('(body)', wholeAnswer, reason.message)
      throw new SetUpFailed(`${nameOf(to)} does not answer: ${reason.message}`)
    })
    const missing = notBuilt(response, wire)
    if (missing) throw new NotBuilt(to, missing)
    const reply = opened(response.status, await response.text())
    onReply(to, reply, token, mayOnlyRefuse)
    return reply
  }

/** Sends one request and returns the opened reply. */
export type Client = ReturnType<typeof createClient>
