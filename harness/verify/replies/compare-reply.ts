import { errors, isCodeOf } from '#contracts/api/errors.ts'
import type { Level } from '#contracts/api/kit/level.ts'
import { OK } from '#contracts/api/kit/envelope.ts'
import type { Example } from '#contracts/examples/kit.ts'
import { levelOfExample } from '#contracts/examples/level.ts'
import { levelAtPath } from '#contracts/levels/core-reply.ts'
import { replyMismatches } from '#contracts/levels/reply-mismatches.ts'
import { valueAt, type Mismatch } from '#contracts/wire/mismatch.ts'
import { readTolerantly } from '#contracts/wire/tolerant.ts'
import { pinsOf, type Pins } from '#contracts/examples/pins.ts'
import { shown, shownApart } from '#contracts/rules/first-difference.ts'
import type { Reply } from '../client.ts'
import type { Difference, Judgement } from '../verdict.ts'

type Key = string | number | symbol

/** `data.rows[3].id` */
export const fieldOf = (path: readonly Key[]): string =>
  path.reduce<string>((field, key) => (typeof key === 'number' ? `${field}[${key}]` : `${field}.${String(key)}`), 'data')

/** A mismatch of the data of a reply, as it is reported. */
export const mismatchDifference = ({ path, problem, expected, received }: Mismatch, data: unknown): Difference => ({
  field: fieldOf(path),
  expected,
  actual: shown(valueAt(data, path)),
  mismatch: { problem, expected, received },
})

/** The path in the example, whose lists have one row. */
const inExample = (path: readonly Key[]): Key[] => path.map(key => (typeof key === 'number' ? 0 : key))

const shapeDifferences = ({ to, reply }: Example, data: unknown, level: Level): Difference[] =>
  replyMismatches(to, data, level).map(mismatch => {
    const sample = valueAt(reply, inExample(mismatch.path))
    const difference = mismatchDifference(mismatch, data)
    if (sample === undefined) return difference
    // An example of another type shows what else is accepted.
    const isOther = mismatch.problem === 'value' && typeof sample !== typeof valueAt(data, mismatch.path)
    return { ...difference, expected: `${mismatch.expected}, ${isOther ? 'or' : 'such as'} ${shown(sample)}` }
  })

type Walk = {
  readonly path: readonly Key[]
  readonly name: string
  readonly inList: boolean
  readonly pins: Pins
  /** Whether a list must have rows: at level core, if a state has created some. */
  readonly isFilled: boolean
  /** Whether the level requires the value at a path. */
  readonly counts: (path: readonly Key[]) => boolean
}

const rowDifferences = (expected: readonly unknown[], actual: unknown, walk: Walk): Difference[] => {
  if (!Array.isArray(actual)) return []
  const [sample] = expected
  const field = fieldOf(walk.path)
  if (sample === undefined)
    return actual.length > 0 ? [{ field, expected: 'an empty list', actual: `${actual.length} rows` }] : []
  if (actual.length === 0)
    return walk.inList || !walk.isFilled ? [] : [{ field, expected: 'at least one row', actual: 'an empty list' }]
  return actual.flatMap((row, index) => valueDifferences(sample, row, { ...walk, path: [...walk.path, index], inList: true }))
}

/** Compares required values, lists that must not be empty, and lists that must be empty. */
const valueDifferences = (expected: unknown, actual: unknown, walk: Walk): Difference[] => {
  if (!walk.counts(walk.path)) return []
  if (Array.isArray(expected)) return rowDifferences(expected, actual, walk)
  if (typeof expected === 'object' && expected !== null) {
    return Object.entries(expected).flatMap(([key, inner]) =>
      valueDifferences(inner, valueAt(actual, [key]), {
        ...walk,
        path: [...walk.path, key],
        name: walk.name ? `${walk.name}.${key}` : key,
      }),
    )
  }
  if (expected === actual || !(expected === null || walk.pins(walk.name, expected, walk.inList))) return []
  if (expected === null && walk.inList) return []
  const [wanted, got] = shownApart(expected, actual)
  return [{ field: fieldOf(walk.path), expected: wanted, actual: got }]
}

/** A refusal in its own words. Servers tell of errors that they did not expect in the data, too. */
const wordsOf = ({ code, msg, data }: Reply): string =>
  [code, shown(msg), ...(code !== OK && typeof data === 'string' && data !== '' ? [shown(data)] : [])].join(' ')

const codeDifference = (error: Example['error'], reply: Reply, level: Level): Difference[] => {
  const { code } = reply
  const wanted = error ? errors[error].code : OK
  if (code === wanted || (error && level === 'core' && isCodeOf(error, code))) return []
  return [
    {
      field: 'code',
      expected: error ? `${wanted} (${error}: ${errors[error].when})` : String(OK),
      actual: wordsOf(reply),
    },
  ]
}

/** Compares the data: at level core as pages read it, at level full as it was sent. */
const dataDifferences = (example: Example, data: unknown, level: Level): Difference[] => {
  const { to, reply, given, exact } = example
  const shape = shapeDifferences(example, data, level)
  if (shape.length > 0) return shape
  const counts = (path: readonly Key[]) => level === 'full' || levelAtPath(to, path) === 'core'
  const isFilled = level === 'full' || given.length > 0 || exact !== undefined
  const read = level === 'full' ? data : readTolerantly(to.reply, data)
  return valueDifferences(reply, read, { path: [], name: '', inList: false, pins: pinsOf(example), isFilled, counts })
}

const differencesBy = (level: Level, example: Example, reply: Reply): Difference[] => {
  const wrongCode = codeDifference(example.error, reply, level)
  if (wrongCode.length > 0) return wrongCode
  const { data } = reply
  if (!example.error) return dataDifferences(example, data, level)
  // No page reads the data of a refusal.
  return level === 'core' || (Array.isArray(data) && data.length === 0)
    ? []
    : [{ field: 'data', expected: '[]', actual: shown(data) }]
}

/**
 * The differences between a reply and its example: what is wrong at the given level and, at level core, what differs from full.
 */
export const differencesOf = (example: Example, reply: Reply, level: Level): Judgement => {
  const all = differencesBy('full', example, reply)
  if (level === 'full') return { differences: all, advice: [] }
  if (levelOfExample(example) === 'full') return { differences: [], advice: all }
  const differences = differencesBy('core', example, reply)
  const known = new Set(differences.map(({ field }) => field))
  return { differences, advice: all.filter(({ field }) => !known.has(field)) }
}
