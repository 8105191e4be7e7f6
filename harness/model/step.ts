import type { AccountName } from '#contracts/states/ready-accounts.ts'
import type { Endpoint } from '#contracts/api/kit/endpoint.ts'
import type { Given } from '#contracts/states/index.ts'
import { dateTimeText } from '#mocks/clock.ts'
import { isMade, type Made } from './ids.ts'

/** A moment told from the time of the server: so many hours from now, or from the midnight of that day. */
export type Moment = { readonly hours: number; readonly from: 'now' | 'midnight' }
/** A value that travels as base64 of JSON. Source: WIR-4. */
export type Coded = { readonly coded: Readonly<Record<string, unknown>> }
/** Several ids in one text, joined by commas. */
export type Joined = { readonly joined: readonly unknown[] }

/** One call of a sequence. Values may be made ids, moments, coded or joined values: each side fills in its own. */
export type Step = {
  readonly to: Endpoint
  readonly as: AccountName | undefined
  readonly params?: Readonly<Record<string, unknown>> | undefined
  readonly query?: unknown
  readonly body?: unknown
  /** What has to hold before the sequence for this step to make sense. */
  readonly given: readonly Given[]
}

/** Lets the server's time pass, in hours; only servers whose clock can be turned. */
export type Wait = { readonly wait: number }

/** A sequence: states first, those that its steps need, then the steps. */
export type Plan = readonly (Step | Wait)[]

export const isWait = (step: Step | Wait): step is Wait => 'wait' in step
const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !(value instanceof Blob)
export const isMoment = (value: unknown): value is Moment => isObject(value) && 'hours' in value && 'from' in value
export const isCoded = (value: unknown): value is Coded => isObject(value) && 'coded' in value
export const isJoined = (value: unknown): value is Joined => isObject(value) && 'joined' in value

/** An id that nobody has. */
const nobody = 987_654_321
const hour = 3_600_000
/** The server's zone is UTC+8. Source: MCK-8. */
const zone = 8 * hour

const textOf = ({ hours, from }: Moment, now: number): string => {
  const start = from === 'now' ? now : Math.floor((now + zone) / (24 * hour)) * 24 * hour - zone
  return dateTimeText(start + hours * hour)
}

/** How one side fills in what a step leaves open. */
export type Filling = { readonly id: (made: Made) => number | undefined; readonly now: number }

/** A value with everything filled in. */
export const filled = (value: unknown, filling: Filling): unknown => {
  if (isMade(value)) return filling.id(value) ?? nobody
  if (isMoment(value)) return textOf(value, filling.now)
  // Beyond Latin-1 text is percent-encoded before. Source: WIR-4.
  if (isCoded(value)) return btoa(JSON.stringify(filled(value.coded, filling)).replace(/[^ -ÿ]+/g, encodeURIComponent))
  if (isJoined(value)) return value.joined.map(one => String(filled(one, filling))).join(',')
  if (Array.isArray(value)) return value.map(inner => filled(inner, filling))
  if (!isObject(value)) return value
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, filled(inner, filling)]))
}

/** What a step sends, field by field: `order.goods_id` and its value, whichever line it is of. */
export const sentFields = ({ params, query, body }: Step): [field: string, value: unknown][] => {
  const fieldsOf = (value: unknown, field: string): [string, unknown][] => {
    if (isMade(value) || isMoment(value) || isJoined(value) || !isObject(value)) return [[field, value]]
    if (Array.isArray(value)) return value.flatMap(inner => fieldsOf(inner, field))
    return Object.entries(value).flatMap(([key, inner]) => fieldsOf(inner, field ? `${field}.${key}` : key))
  }
  return [params, query, body].flatMap(part => (part === undefined ? [] : fieldsOf(part, '')))
}

/** Whether a step speaks of what an earlier one brings about. */
export const needsMade = (value: unknown): boolean =>
  isMade(value) || (Array.isArray(value) ? value.some(needsMade) : isObject(value) && Object.values(value).some(needsMade))

const signOf = ([name, facts]: Given): string => `${name} ${'id' in facts ? String(facts.id) : ''}`

/** The states that the steps need, each once; of two for the same record the first counts. */
export const sceneOf = (plan: Plan): readonly Given[] => {
  const all = plan.flatMap(step => (isWait(step) ? [] : step.given))
  return [...new Map(all.toReversed().map(given => [signOf(given), given])).values()].toReversed()
}
