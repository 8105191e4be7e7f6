import { shown } from '#contracts/rules/first-difference.ts'
import type { Difference } from '../compare-values.ts'
import { isFalling } from '../known.ts'

type Fields = Readonly<Record<string, unknown>>

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null && !Array.isArray(value)

const rowsOf = (data: unknown): readonly unknown[] => {
  const list = isFields(data) ? data.data : data
  return Array.isArray(list) ? list : []
}

const timesOf = (data: unknown): string[] =>
  rowsOf(data).flatMap(row => (isFields(row) && typeof row.created_at === 'string' ? [row.created_at] : []))

const falls = (times: readonly string[]): boolean => times.every((time, at) => at === 0 || time <= (times[at - 1] ?? ''))

/** So many distinct times do not fall by chance. */
const enough = 5

/** The rows of a page that its total, size and number leave room for; undefined if it does not say all three. */
const roomOn = (data: unknown): number | undefined => {
  const { total, per_page, current_page } = isFields(data) ? data : {}
  if (typeof total !== 'number' || typeof per_page !== 'number' || typeof current_page !== 'number') return undefined
  return Math.max(0, Math.min(per_page, total - per_page * (current_page - 1)))
}

/**
 * What holds for a list whatever its rows are: rows that come newest first on the reference do so on the server, by time or by id, and
 * a page that is full on the reference is full on the server. Source: MDL-23.
 */
export const listDifference = (expected: unknown, actual: unknown): Difference | undefined => {
  const [wanted, got] = [timesOf(expected), timesOf(actual)]
  const byId = rowsOf(actual).map(row => Number(Reflect.get(Object(row), 'id')))
  if (new Set(wanted).size >= enough && falls(wanted) && !falls(got) && !isFalling(byId))
    return { field: 'data.data.created_at (order)', expected: 'the newest first', actual: shown(got) }
  const [room, rows] = [roomOn(actual), rowsOf(actual).length]
  if (roomOn(expected) === rowsOf(expected).length && room !== undefined && room !== rows)
    return { field: 'data.data (rows)', expected: `${room} rows`, actual: `${rows} rows` }
  return undefined
}

/** Whether a record says by `is_coupon` that it has `coupons`, and the same of others; undefined if it says nothing of the kind. */
export const saysIfAny = (record: Fields, name: string): boolean | undefined => {
  const list = name.startsWith('is_') ? record[`${name.slice(3)}s`] : undefined
  return Array.isArray(list) && typeof record[name] === 'boolean' ? record[name] === list.length > 0 : undefined
}
