import type { Endpoint } from '#contracts/api/kit/endpoint.ts'
import type { Level } from '#contracts/api/kit/level.ts'
import { levelAtPath } from '#contracts/levels/core-reply.ts'
import { replyMismatches } from '#contracts/levels/reply-mismatches.ts'
import { readTolerantly } from '#contracts/wire/tolerant.ts'
import { mismatchDifference } from '../verify/replies/compare-reply.ts'
import type { Difference } from './compare-values.ts'
import type { Answer } from './side.ts'

type Path = readonly (string | number)[]

const isFields = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Whether a field is core, and the fields inside it. Rows of a list share one entry. */
type Part = { readonly isCore: boolean; readonly parts: Map<string, Part> }

const roots = new WeakMap<Endpoint, Part>()

const rootOf = (to: Endpoint): Part => {
  const known = roots.get(to) ?? { isCore: true, parts: new Map<string, Part>() }
  roots.set(to, known)
  return known
}

const partAt = (to: Endpoint, { parts }: Part, path: Path): Part => {
  const key = String(path.at(-1))
  const known = parts.get(key) ?? { isCore: levelAtPath(to, path) === 'core', parts: new Map<string, Part>() }
  parts.set(key, known)
  return known
}

/** The part of a value that level core requires. */
const coreOf = (to: Endpoint, value: unknown, part = rootOf(to), path: Path = []): unknown => {
  if (Array.isArray(value)) return value.map(inner => coreOf(to, inner, part, [...path, 0]))
  if (!isFields(value)) return value
  const kept: Record<string, unknown> = {}
  for (const [key, inner] of Object.entries(value)) {
    const below = [...path, key]
    const own = partAt(to, part, below)
    if (own.isCore) kept[key] = coreOf(to, inner, own, below)
  }
  return kept
}

type Answers = { readonly expected: unknown; readonly actual: unknown }
type Pair = { readonly expected: Answer; readonly actual: Answer }

const readNow = (to: Endpoint, { expected, actual }: Pair, level: Level): Answers | Difference => {
  const [mismatch] = replyMismatches(to, actual.data, level)
  if (mismatch) return mismatchDifference(mismatch, actual.data)
  if (level === 'core' && levelAtPath(to, []) === 'full') return { expected: undefined, actual: undefined }
  return level === 'full'
    ? { expected: to.reply.parse(expected.data), actual: to.reply.parse(actual.data) }
    : { expected: coreOf(to, expected.data), actual: readTolerantly(to.reply, actual.data) }
}

/** Parsed replies: the same reply is compared many times while nothing changes. */
const known = new WeakMap<Answer, { readonly pair: Pair; readonly read: Answers | Difference }>()

/**
 * Parses two replies for the comparison: at level full by the schema, at level core reduced to what pages read.
 * @returns the parsed replies, or the first mismatch of the server's reply with its schema
 */
export const readAnswers = (to: Endpoint, pair: Pair, level: Level): Answers | Difference => {
  const found = known.get(pair.actual)
  if (found?.pair.expected === pair.expected) return found.read
  const read = readNow(to, pair, level)
  known.set(pair.actual, { pair, read })
  return read
}
