import { z } from 'zod'
import type { AccountName } from '#contracts/states/ready-accounts.ts'
import { errors, isCodeOf, type ErrorName } from '#contracts/api/errors.ts'
import { OK } from '#contracts/api/kit/envelope.ts'
import { nameOf, type Endpoint, type InputOf, type ReplyOf } from '#contracts/api/kit/endpoint.ts'
import type { Level } from '#contracts/api/kit/level.ts'
import { replyMismatches } from '#contracts/levels/reply-mismatches.ts'
import { valueAt, type Mismatch } from '#contracts/wire/mismatch.ts'
import type { Given } from '#contracts/states/index.ts'
import { firstDifference, shown } from './first-difference.ts'

/** The input of a request, without the types of its call. */
export type Parts = {
  readonly params?: Readonly<Record<string, string | number>> | undefined
  readonly query?: unknown
  readonly body?: unknown
}

/** Whose token a request sends: that of a ready account, or any text. Undefined sends none. */
export type Who = AccountName | { readonly token: string } | undefined

/** An envelope, opened; `raw` is its data as it was sent, where `data` is as pages read it. */
export type Answer = { readonly code: number; readonly msg: string; readonly data: unknown; readonly raw?: unknown }

/** An example of a call without its reply: input that is valid in the given states. */
export type Sample = Parts & {
  readonly when: string
  readonly as: AccountName | undefined
  readonly given: readonly Given[]
  /** The refusal that the example expects; none if it succeeds. */
  readonly error?: ErrorName | undefined
}

/** The server under test as a rule sees it: HTTP, signed-in accounts and provider states, nothing else. */
export type Shop = {
  /** Sends a request. @throws if the call is not built, or the response is not an envelope. */
  readonly send: (to: Endpoint, parts: Parts, who?: Who, headers?: Readonly<Record<string, string>>) => Promise<Answer>
  /** Enters states in order and reads them back. @throws if they cannot be entered; the rule then has no verdict. */
  readonly given: (...states: readonly Given[]) => Promise<void>
  /** A token of a ready account, the same one every time. */
  readonly tokenOf: (who: AccountName) => Promise<string>
  readonly samples: (to: Endpoint) => readonly Sample[]
  /** The level of the verdict. By core `send` returns data as pages read them: in the described types. Source: LEV-3. */
  readonly level: Level
  /** Runs a check of level full: what it throws is an error by full, and advice by core. */
  readonly advise: (check: () => void) => void
}

/** A property of every conforming server, checked over HTTP alone. */
export type Rule = {
  /** One sentence. */
  readonly name: string
  /** The calls that the rule checks; findings are reported for the first. */
  readonly about: readonly [Endpoint, ...Endpoint[]]
  /** The requirements that it checks, such as "FRT-3". */
  readonly source: string
  /** What a server does that breaks it, where no reading of the contract excuses that. Source: VRF-11. */
  readonly bug?: string
  /** What a server wrongly accepts here stays behind: checked last, because without a states protocol nothing restores it. */
  readonly leavesTraces?: true
  /** Default: core. Full if all its requirements are full. Source: LEV-5. */
  readonly level?: Level
  /** @throws Broken if the rule does not hold, Pointless if there is nothing to check. */
  readonly run: (shop: Shop) => Promise<void>
}

/** The rule does not hold: where, what was expected, and what is there instead. */
export class Broken extends Error {
  readonly field: string
  readonly expected: string
  readonly actual: string
  /** The mismatch with the schema, if that is what is wrong. */
  readonly mismatch: Mismatch | undefined
  constructor(field: string, expected: string, actual: string, mismatch?: Mismatch) {
    super(`${field}: expected ${expected}, got ${actual}`)
    this.field = field
    this.expected = expected
    this.actual = actual
    this.mismatch = mismatch
  }
}

/** There is nothing that the rule could check; the message says why. */
export class Pointless extends Error {}

/** Asserts that both values are deeply equal. @throws Broken */
export const same = (field: string, actual: unknown, expected: unknown): void => {
  const difference = firstDifference(field, expected, actual)
  if (difference) throw new Broken(difference.field, difference.expected, difference.actual)
}

/** Asserts that `ok` is true. @throws Broken with the expectation in words */
export const must = (ok: boolean, field: string, expected: string, actual: unknown): void => {
  if (!ok) throw new Broken(field, expected, shown(actual))
}

/** The data of a successful answer. @throws Broken if it is a refusal */
export const sure = ({ code, msg, data }: Answer): unknown => {
  if (code !== OK) throw new Broken('code', '200', `${code} ${msg}`)
  return data
}

/** Makes a call that must succeed. @throws Broken */
export const ask = async <E extends Endpoint>(shop: Shop, to: E, input: InputOf<E>, who?: Who): Promise<ReplyOf<E>> => {
  const data = sure(await shop.send(to, input, who))
  const [mismatch] = replyMismatches(to, data, shop.level)
  if (mismatch) {
    const { path, expected } = mismatch
    throw new Broken(['data', ...path].join('.'), expected, shown(valueAt(data, path)), mismatch)
  }
  return data as ReplyOf<E>
}

/** Asserts that an answer is the refusal of that name. @throws Broken */
export const isRefusal = ({ code, msg, data, raw = data }: Answer, name: ErrorName, why: string = errors[name].when): void => {
  if (isCodeOf(name, code)) return
  throw new Broken('code', `${errors[name].code} (${name}: ${why})`, `${code} ${code === OK ? shown(raw) : msg}`)
}

/** Makes a call that must be refused by that name. @throws Broken */
export const refused = async <E extends Endpoint>(
  shop: Shop,
  name: ErrorName,
  to: E,
  input: InputOf<E>,
  who?: Who,
  why?: string,
): Promise<void> => isRefusal(await shop.send(to, input, who), name, why)

/** The first example of a call that succeeds. @throws Pointless if there is none */
export const sampleOf = (shop: Shop, to: Endpoint): Sample => {
  const found = shop.samples(to).find(({ error }) => error === undefined)
  if (!found) throw new Pointless(`There is no example of ${nameOf(to)} that succeeds.`)
  return found
}

/** The fields of an answer that its call describes; servers may add others, such as the time of the last change. */
export const described = <E extends Endpoint>({ reply }: E, data: ReplyOf<E>): Partial<ReplyOf<E>> => {
  const known = reply instanceof z.ZodObject ? Object.keys(reply.shape) : Object.keys(Object(data))
  return Object.fromEntries(Object.entries(Object(data)).filter(([key]) => known.includes(key))) as Partial<ReplyOf<E>>
}

/** The body with the `provider` of shoppers and sellers, which profile calls require. */
export const users = { body: { provider: 'users' } } as const

/** What a server does wrong that does not keep two requests apart. Source: VRF-11. */
export const twiceAtOnce = 'what is there once is given or taken twice when two requests come at once'
