import { call } from '#src/lib/http/call.ts'
import { otherKey, type Dictionary, type Row } from '../kind.ts'
import { kindOf } from '../kinds/index.ts'
import type { Field } from '../define-table.ts'
import { flat } from '../list/use-dictionary.ts'

/** Labels by value, per field. */
export type Labels = ReadonlyMap<string, ReadonlyMap<string, string>>

/** Values per request, limited because they are part of the URL. */
const portion = 200

const valuesIn = (rows: readonly Row[], name: string): unknown[] => [
  ...new Set(
    rows.flatMap(row => row[name]).filter(value => value !== null && value !== undefined && value !== '' && value !== 0),
  ),
]

const portions = (values: unknown[]) =>
  Array.from({ length: Math.max(1, Math.ceil(values.length / portion)) }, (_, at) =>
    values.slice(at * portion, (at + 1) * portion),
  )

type Reading = { readonly name: string; readonly options: object; readonly dictionary: Dictionary<object> }

const read = async ({ name, options, dictionary }: Reading, rows: readonly Row[], signal: AbortSignal) => {
  const found = new Map<string, string>()
  const requested = new Set<string>()
  for (const values of portions(valuesIn(rows, name))) {
    const { from, query } = dictionary.ask(values, options)
    const key = JSON.stringify(query)
    if (!query || requested.has(key)) continue
    requested.add(key)
    for (const [value, label] of flat(dictionary.read(await call(from, { query }, { signal }), options))) found.set(value, label)
  }
  return found
}

const labelsOf = async ({ name, kind, options }: Field, rows: readonly Row[], signal: AbortSignal) => {
  const { dictionary } = kindOf(kind)
  if (!dictionary) return new Map<string, string>()
  const own = await read({ name, options, dictionary }, rows, signal)
  const second = dictionary.others?.(options)
  if (!second) return own
  const others = await read({ name: second.in ?? name, options: second.options, dictionary }, rows, signal)
  return new Map([...own, ...[...others].map(([value, label]) => [otherKey(value), label] as const)])
}

/**
 * Loads the labels of the values in `rows`, for every field that has a dictionary.
 * @throws Failure if a dictionary fails to load.
 */
export const loadLabels = async (fields: readonly Field[], rows: readonly Row[], signal: AbortSignal): Promise<Labels> =>
  new Map(await Promise.all(fields.map(async field => [field.name, await labelsOf(field, rows, signal)] as const)))
