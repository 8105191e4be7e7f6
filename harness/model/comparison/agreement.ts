import { shown } from '#contracts/rules/first-difference.ts'
import { hundredths } from '../known.ts'
import type { Around, Difference, Place } from '../compare-values.ts'

const isEqual = (one: unknown, other: unknown): boolean =>
  (one ?? null) === (other ?? null) || (hundredths(one) !== undefined && hundredths(one) === hundredths(other))

const isNothing = (value: unknown): boolean => value === undefined || value === null || value === ''

/**
 * Compares what two calls show of the same field of a record: where both show the same on the reference, they do so on the server,
 * whatever it is. Source: MDL-27.
 * @returns the difference between the two replies of the server
 */
export const disagreement = (
  expected: unknown,
  actual: unknown,
  { record, field }: Place,
  { call, shown: { values, apart } }: Around,
): Difference | undefined => {
  if (record === undefined || isNothing(expected)) return undefined
  const before = values.get(record)
  values.set(record, { expected, actual, call })
  if (!before || before.call === call) return undefined
  const pair = [record.replaceAll(/\d+/g, ''), ...[before.call, call].toSorted()].join(' ')
  if (!isEqual(before.expected, expected)) apart.add(pair)
  if (apart.has(pair) || isEqual(before.actual, actual)) return undefined
  return { field, expected: `${shown(before.actual)}, as ${before.call} shows it`, actual: shown(actual) }
}
