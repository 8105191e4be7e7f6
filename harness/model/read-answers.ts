import type { Endpoint } from '#contracts/api/kit/endpoint.ts'
import type { Level } from '#contracts/api/kit/level.ts'
import { levelAtPath } from '#contracts/levels/core-reply.ts'
import { replyMismatches } from '#contracts/levels/differences.ts'
import { readTolerantly } from '#contracts/wire/tolerant.ts'
import type { Difference } from './compare-values.ts'

type Path = readonly (string | number)[]

const isFields = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const known = new WeakMap<Endpoint, Map<string, boolean>>()

const isCore = (to: Endpoint, path: Path): boolean => {
  const own = known.get(to) ?? new Map<string, boolean>()
  known.set(to, own)
  // The place in a list makes no difference.
  const key = path.map(step => (typeof step === 'number' ? 0 : step)).join('.')
  const found = own.get(key) ?? levelAtPath(to, path) === 'core'
  own.set(key, found)
  return found
}

/** What core asks for of a value. */
const coreOf = (to: Endpoint, value: unknown, path: Path = []): unknown => {
  if (Array.isArray(value)) return value.map((inner, at) => coreOf(to, inner, [...path, at]))
  if (!isFields(value)) return value
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key]) => isCore(to, [...path, key]))
      .map(([key, inner]) => [key, coreOf(to, inner, [...path, key])]),
  )
}

type Answers = { readonly expected: unknown; readonly actual: unknown }

/**
 * Two answers as they are compared: by full what the description keeps of them, by core what pages read of them.
 * @returns the first place where the server's answer has another shape, instead
 */
export const readAnswers = (to: Endpoint, { expected, actual }: Answers, level: Level): Answers | Difference => {
  const [mismatch] = replyMismatches(to, actual, level)
  if (mismatch) return { field: ['data', ...mismatch.path].join('.'), expected: mismatch.message, actual: 'another shape' }
  const wanted = to.reply.parse(expected)
  return level === 'full'
    ? { expected: wanted, actual: to.reply.parse(actual) }
    : { expected: coreOf(to, wanted), actual: readTolerantly(to.reply, actual) }
}
