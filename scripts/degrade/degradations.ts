import { describedPath } from '#contracts/wire/reply-paths.ts'
import type { Endpoint } from '#contracts/api/kit/endpoint.ts'

/** How one field of a reply deviates from its description. */
const hows = ['absent', 'null', 'list', 'text', 'number', 'boolean'] as const
export type How = (typeof hows)[number]

/** One field of a call's reply, at every element where lists lead to it, what is wrong with it, and how many characters it has. */
export type Degradation = {
  readonly call: string
  readonly keys: readonly string[]
  readonly how: How
  readonly size: number
}

type Fields = Record<string, unknown>

const isRecord = (value: unknown): value is Fields => typeof value === 'object' && value !== null && !Array.isArray(value)

/** Mistakes that servers make with values of this type, besides leaving the field out. */
const mistakesOf = (value: unknown): readonly How[] => {
  if (isRecord(value)) return ['list']
  if (Array.isArray(value)) return ['text']
  if (value === 0 || value === 1) return ['text', 'boolean']
  if (typeof value === 'number') return ['text']
  if (typeof value === 'string' || typeof value === 'boolean') return ['number']
  return []
}

const wrong = (value: unknown, how: How): unknown => {
  if (how === 'list') return []
  if (how === 'text') return Array.isArray(value) ? '' : String(value)
  if (how === 'boolean') return Boolean(value)
  if (how === 'number') return Number.isNaN(Number(value)) ? 42 : Number(value)
  return null
}

/** Returns a copy of the data with one field degraded. */
export const degraded = (data: unknown, [key = '', ...rest]: readonly string[], how: How): unknown => {
  if (Array.isArray(data)) return key === '[]' ? data.map(one => degraded(one, rest, how)) : data
  if (!isRecord(data) || !(key in data)) return data
  const { [key]: value, ...others } = data
  if (rest.length > 0) return { ...others, [key]: degraded(value, rest, how) }
  return how === 'absent' ? others : { ...others, [key]: wrong(value, how) }
}

/** Every field of a value with a sample of its content; for a list, the fields of its elements. */
const fieldsIn = (value: unknown, above: readonly string[] = []): [keys: readonly string[], sample: unknown][] => {
  if (Array.isArray(value)) return value.slice(0, 20).flatMap(one => fieldsIn(one, [...above, '[]']))
  if (!isRecord(value)) return []
  return Object.entries(value).flatMap(([key, inner]) => {
    const keys = [...above, key]
    return [[keys, inner] as [readonly string[], unknown], ...fieldsIn(inner, keys)]
  })
}

/** Lists every described field of a reply with each way to degrade it. Source: DEG-1. */
export const degradationsOf = (to: Endpoint, call: string, data: unknown): Degradation[] => {
  const byPath = Map.groupBy(fieldsIn(data), ([keys]) => describedPath(to.reply, keys))
  return [...byPath].flatMap(([path, [first, ...others]]) => {
    if (path === undefined || !first) return []
    const all = [first, ...others]
    const size = all.reduce((sum, [, sample]) => sum + JSON.stringify(sample).length, 0)
    // A field that is empty in one row may hold something in the next.
    const mistakes = all.map(([, sample]) => mistakesOf(sample)).reduce((most, some) => (some.length > most.length ? some : most))
    return (['absent', 'null', ...mistakes] as const).map(how => ({ call, keys: first[0], how, size }))
  })
}
