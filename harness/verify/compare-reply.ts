import { errors, isCodeOf } from '#contracts/api/errors.ts'
import { OK } from '#contracts/api/kit/envelope.ts'
import type { Example } from '#contracts/examples/kit.ts'
import { pinsOf, type Pins } from '#contracts/examples/pins.ts'
import { shown } from '#contracts/rules/rule.ts'
import type { Reply } from './client.ts'
import type { Difference } from './verdict.ts'

type Key = string | number | symbol

/** What stands at a path, or undefined. */
export const valueAt = (value: unknown, path: readonly Key[]): unknown =>
  path.reduce<unknown>((part, key) => (typeof part === 'object' && part !== null ? Reflect.get(part, key) : undefined), value)

/** `data.rows[3].id` */
export const fieldOf = (path: readonly Key[]): string =>
  path.reduce<string>((field, key) => (typeof key === 'number' ? `${field}[${key}]` : `${field}.${String(key)}`), 'data')

/** The example has one row where the answer may have many. */
const inExample = (path: readonly Key[]): Key[] => path.map(key => (typeof key === 'number' ? 0 : key))

const shapeDifferences = ({ to, reply }: Example, data: unknown): Difference[] => {
  const result = to.reply.safeParse(data)
  return (result.error?.issues ?? []).map(({ path, message }) => {
    const sample = valueAt(reply, inExample(path))
    return {
      field: fieldOf(path),
      expected: `${message}${sample === undefined ? '' : `, such as ${shown(sample)}`}`,
      actual: shown(valueAt(data, path)),
    }
  })
}

type Walk = { readonly path: readonly Key[]; readonly name: string; readonly inList: boolean; readonly pins: Pins }

const rowDifferences = (expected: readonly unknown[], actual: unknown, walk: Walk): Difference[] => {
  if (!Array.isArray(actual)) return []
  const [sample] = expected
  const field = fieldOf(walk.path)
  if (sample === undefined)
    return actual.length > 0 ? [{ field, expected: 'an empty list', actual: `${actual.length} rows` }] : []
  if (actual.length === 0) return walk.inList ? [] : [{ field, expected: 'at least one row', actual: 'an empty list' }]
  return actual.flatMap((row, index) => valueDifferences(sample, row, { ...walk, path: [...walk.path, index], inList: true }))
}

/** Values that count, lists that must not be empty, and lists that must be. */
const valueDifferences = (expected: unknown, actual: unknown, walk: Walk): Difference[] => {
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
  return expected === null && walk.inList ? [] : [{ field: fieldOf(walk.path), expected: shown(expected), actual: shown(actual) }]
}

const codeDifference = (error: Example['error'], code: number, msg: unknown): Difference[] => {
  if (error ? isCodeOf(error, code) : code === OK) return []
  return [
    {
      field: 'code',
      expected: error ? `${errors[error].code} (${error}: ${errors[error].when})` : String(OK),
      actual: `${code} ${shown(msg)}`,
    },
  ]
}

/** Where the answer to an example is not as described; nothing when it conforms. */
export const differencesOf = (example: Example, { code, msg, data }: Reply): Difference[] => {
  const wrongCode = codeDifference(example.error, code, msg)
  if (wrongCode.length > 0) return wrongCode
  if (example.error)
    return Array.isArray(data) && data.length === 0 ? [] : [{ field: 'data', expected: '[]', actual: shown(data) }]
  const shape = shapeDifferences(example, data)
  return shape.length > 0
    ? shape
    : valueDifferences(example.reply, data, { path: [], name: '', inList: false, pins: pinsOf(example) })
}
