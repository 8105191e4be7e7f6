import type { AccountName } from '#contracts/states/ready-accounts.ts'
import type { Endpoint } from '#contracts/api/kit/endpoint.ts'
import { nobody } from '#contracts/examples/kit.ts'
import type { Given } from '#contracts/states/index.ts'
import { dateTimeText } from '#mocks/clock.ts'
import { isMade, type Made } from './ids.ts'

/** A time relative to the server's: a number of hours from now, or from the last midnight. */
export type Moment = { readonly hours: number; readonly from: 'now' | 'midnight' }
/** A value that is sent as base64 of JSON. Source: WIR-4. */
export type Coded = { readonly coded: Readonly<Record<string, unknown>> }
/** Several ids, sent as one text with commas. */
export type Joined = { readonly joined: readonly unknown[] }

/** One call of a sequence. Values may be placeholders (ids, times, encoded or joined values), which each side fills in. */
export type Step = {
  readonly to: Endpoint
  readonly as: AccountName | undefined
  readonly params?: Readonly<Record<string, unknown>> | undefined
  readonly query?: unknown
  readonly body?: unknown
  /** The states that this step needs; they are entered before the sequence. */
  readonly given: readonly Given[]
  /** Whether its states are entered again when it is refused because earlier steps have used them up. */
  readonly renews?: boolean
  /** The kind under which later steps name the first row of the list that each side answers. */
  readonly finds?: string
}

/** Turns the clock forward by hours; skipped on servers whose clock cannot be turned. */
export type Wait = { readonly wait: number }

/** A sequence of steps and waits. */
export type Plan = readonly (Step | Wait)[]

export const isWait = (step: Step | Wait): step is Wait => 'wait' in step
const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !(value instanceof Blob)
export const isMoment = (value: unknown): value is Moment => isObject(value) && 'hours' in value && 'from' in value
export const isCoded = (value: unknown): value is Coded => isObject(value) && 'coded' in value
export const isJoined = (value: unknown): value is Joined => isObject(value) && 'joined' in value

const hour = 3_600_000
/** The server's zone is UTC+8. Source: MCK-8. */
const zone = 8 * hour

const textOf = ({ hours, from }: Moment, now: number): string => {
  const start = from === 'now' ? now : Math.floor((now + zone) / (24 * hour)) * 24 * hour - zone
  return dateTimeText(start + hours * hour)
}

/** How one side fills in the placeholders of a step. */
export type Filling = { readonly id: (made: Made) => number | undefined; readonly now: number }

/** A value with all placeholders filled in. */
export const filled = (value: unknown, filling: Filling): unknown => {
  if (isMade(value)) return filling.id(value) ?? nobody
  if (isMoment(value)) return textOf(value, filling.now)
  // Text beyond Latin-1 is percent-encoded first. Source: WIR-4.
  if (isCoded(value)) return btoa(JSON.stringify(filled(value.coded, filling)).replace(/[^ -ÿ]+/g, encodeURIComponent))
  if (isJoined(value)) return value.joined.map(one => String(filled(one, filling))).join(',')
  if (Array.isArray(value)) return value.map(inner => filled(inner, filling))
  if (!isObject(value)) return value
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, filled(inner, filling)]))
}

/** The fields that a step sends, such as `order.goods_id`, with their values; lines of a list share one name. */
export const sentFields = ({ params, query, body }: Step): [field: string, value: unknown][] => {
  const fieldsOf = (value: unknown, field: string): [string, unknown][] => {
    if (isMade(value) || isMoment(value) || isJoined(value) || !isObject(value)) return [[field, value]]
    if (Array.isArray(value)) return value.flatMap(inner => fieldsOf(inner, field))
    return Object.entries(value).flatMap(([key, inner]) => fieldsOf(inner, field ? `${field}.${key}` : key))
  }
  return [params, query, body].flatMap(part => (part === undefined ? [] : fieldsOf(part, '')))
}

/** Whether a value contains an id that an earlier step creates. */
export const needsMade = (value: unknown): boolean =>
  isMade(value) || (Array.isArray(value) ? value.some(needsMade) : isObject(value) && Object.values(value).some(needsMade))

const signOf = ([name, facts]: Given): string => `${name} ${'id' in facts ? String(facts.id) : ''}`

/** The states that the steps need, each once; of two states for the same record the first one is used. */
export const sceneOf = (plan: Plan): readonly Given[] => {
  const all = plan.flatMap(step => (isWait(step) ? [] : step.given))
  return [...new Map(all.toReversed().map(given => [signOf(given), given])).values()].toReversed()
}
