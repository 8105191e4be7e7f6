import { Misuse } from '#harness/command/command.ts'
import { OK } from '#contracts/api/kit/envelope.ts'
import { nameOf, type Endpoint, type InputOf, type ReplyOf } from '#contracts/api/kit/endpoint.ts'
import type { Audience } from '#contracts/wire/audience.ts'
import { openEnvelope } from '#contracts/wire/envelope.ts'
import { fetchToken } from '#contracts/wire/sign-in.ts'
import { curlOf } from '#contracts/examples/curl.ts'
import type { Example } from '#contracts/examples/kit.ts'
import { requestOf, wireOf } from '#contracts/wire/request.ts'

/** An account of the server under test. */
export type Account = {
  readonly username: string
  readonly password: string
  readonly payPassword: string
  /** True for an optional account: without it some checks are skipped. */
  readonly isOptional?: boolean
}

/** Where requests go. */
export type Send = (request: Request) => Promise<Response>

/** What a request carries. */
export type Parts = { params?: Record<string, string | number> | undefined; query?: unknown; body?: unknown }

/** The response; `code` is that of the envelope, 0 without one. */
export type Answer = {
  readonly status: number
  readonly type: string
  readonly text: string
  readonly code: number
  readonly data: unknown
  /** The request as a curl line. */
  readonly curl: string
}

/** Thrown if a check cannot run with the given accounts and data; the message says why. */
export class Skipped extends Misuse {}

/** True for the HTTP statuses by which a server says that it does not have a call. */
export const isMissing = ({ status }: Pick<Answer, 'status'>): boolean => [404, 405, 501].includes(status)

/** Thrown if the server's response does not allow the check to continue. */
export class Stuck extends Error {
  readonly call: string
  readonly curl: string
  /** The call is not built yet, which is not a failure. */
  readonly isMissing: boolean
  constructor(to: Endpoint, { status, text, curl }: Answer) {
    super(`HTTP ${status} ${text.slice(0, 160)}`)
    this.call = nameOf(to)
    this.curl = curl
    this.isMissing = isMissing({ status })
  }
}

/** Thrown if the server's reply to a call cannot be read, or none comes: a hole, after which the next call is checked. */
export class NoAnswer extends Error {
  readonly call: string
  readonly curl: string
  constructor(to: Endpoint, curl: string, message: string) {
    super(message)
    this.call = nameOf(to)
    this.curl = curl
  }
}

/** A client of the server: a signed-in account, or a guest. */
export type Person = ReturnType<typeof personAt>

const exampleOf = (to: Endpoint, parts: Parts): Example => ({ to, when: '', as: undefined, given: [], ...parts })

const curlAs = (origin: string, example: Example, who: string): string => {
  const curl = curlOf(origin, example)
  return who === 'guest' ? curl : curl.replace(/^curl/, `curl -H "Authorization: Bearer $${who.toUpperCase()}_TOKEN"`)
}

/** Creates a client with or without a token. @param name its name in reports. */
export const personAt = (origin: string, send: Send, name: string, token?: string) => {
  const exchange = async (to: Endpoint, parts: Parts): Promise<Answer> => {
    const example = exampleOf(to, parts)
    const curl = curlAs(origin, example, name)
    const response = await send(requestOf(origin, wireOf(example), token)).catch((reason: unknown) => {
      if (reason instanceof Misuse) throw reason
      throw new NoAnswer(to, curl, reason instanceof Error ? reason.message : String(reason))
    })
    const text = await response.text()
    const type = response.headers.get('content-type') ?? ''
    const envelope = openEnvelope(text)
    return {
      status: response.status,
      type,
      text,
      curl,
      code: envelope?.code ?? 0,
      data: envelope?.data,
    }
  }
  return {
    name,
    token,
    /** Sends a request and returns any response. */
    send: exchange,
    /** Sends a request that has to succeed. @throws Stuck */
    ask: async <E extends Endpoint>(to: E, input: InputOf<E>): Promise<ReplyOf<E>> => {
      const answer = await exchange(to, input)
      const reply = to.reply.safeParse(answer.data)
      if (answer.code !== OK || !reply.success) throw new Stuck(to, answer)
      return reply.data as ReplyOf<E>
    },
  }
}

/** Signs an account in. @throws Skipped if it cannot sign in. */
export const signIn = async (
  origin: string,
  send: Send,
  name: string,
  { username, password }: Account,
  audience: Audience,
): Promise<Person> => {
  const guest = personAt(origin, send, 'guest')
  try {
    return personAt(origin, send, name, await fetchToken(guest.ask, audience, username, password))
  } catch (reason) {
    if (!(reason instanceof Stuck || reason instanceof NoAnswer)) throw reason
    throw new Skipped(`The account "${username}" (--${name}) cannot sign in: ${reason.message}`)
  }
}
