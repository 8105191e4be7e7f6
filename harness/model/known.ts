import { cents } from '#contracts/wire/money.ts'

/** The values of both sides before the first step. Where they differ, later only the change is compared. */
export type Baseline = {
  readonly values: Map<string, readonly [expected: unknown, actual: unknown]>
  /** All texts of each side: for freely worded texts only whether they have changed is compared. */
  readonly texts: Map<string, readonly [expected: string, actual: string]>
  /** The server's texts for a text of the reference in fields of the same name. */
  readonly copies: Map<string, Set<string>>
  /** The ids of a list, in its order. */
  readonly rows: Map<string, { readonly expected: readonly number[]; readonly actual: readonly number[] }>
  /** The values of lists whose rows nothing identifies, as JSON. */
  readonly lists: Map<string, readonly [expected: readonly string[], actual: readonly string[]]>
  /** The lists that were read completely on both sides. */
  readonly whole: Set<string>
}

export const createBaseline = (): Baseline => ({
  values: new Map(),
  texts: new Map(),
  copies: new Map(),
  rows: new Map(),
  lists: new Map(),
  whole: new Set(),
})

type Values = { readonly expected: unknown; readonly actual: unknown; readonly call: string }

/** What both sides have shown of each record since the last write, by the record and its field. */
export type Shown = {
  readonly values: Map<string, Values>
  /** Fields that the reference itself shows differently in two calls. They are not compared, for good. */
  readonly apart: Set<string>
}

export const createShown = (): Shown => ({ values: new Map(), apart: new Set() })

const isAmount = (value: unknown): value is string => typeof value === 'string' && /^-?\d+(\.\d+)?$/.test(value)

/** A number or an amount of money in hundredths; undefined for anything else. */
export const hundredths = (value: unknown): number | undefined => {
  if (typeof value === 'number') return Math.round(value * 100)
  return isAmount(value) ? cents(Number(value).toFixed(2)) : undefined
}

/** Whether both sides have changed by the same amount since the baseline; undefined if a value is no number. */
export const movedAlike = (
  [expectedThen, actualThen]: readonly [unknown, unknown],
  expected: unknown,
  actual: unknown,
): boolean | undefined => {
  const [a, b, c, d] = [expectedThen, actualThen, expected, actual].map(hundredths)
  if (a === undefined || b === undefined || c === undefined || d === undefined) return undefined
  return c - a === d - b
}

/** Collects the texts that states or steps store: only these are compared word by word. */
export const textsIn = (value: unknown, found = new Set<string>()): Set<string> => {
  if (typeof value === 'string' && value.trim().length > 1) found.add(value.trim())
  else if (typeof value === 'object' && value !== null && !(value instanceof Blob))
    for (const inner of Object.values(value)) textsIn(inner, found)
  return found
}

/** Collects the numbers that states name: ids of records that are the same on both sides. */
export const numbersIn = (value: unknown, found = new Set<number>()): Set<number> => {
  if (typeof value === 'number' && value >= 90_000) found.add(value)
  else if (typeof value === 'object' && value !== null && !(value instanceof Blob))
    for (const inner of Object.values(value)) numbersIn(inner, found)
  return found
}

/** Whether a reply contains all rows of its list, not only one page. */
export const isWhole = ({ data }: { readonly data: unknown }): boolean => {
  const { total, data: rows } = Object(data) as { total?: unknown; data?: unknown }
  return typeof total !== 'number' || (Array.isArray(rows) && rows.length >= total)
}

/** Whether every id of a list is smaller than the one before. */
export const isFalling = (ids: readonly number[]): boolean => ids.every((id, at) => at === 0 || id < (ids[at - 1] ?? 0))

/** Whether a page of a list shows the newest rows first. */
export const isNewestFirst = ({ data }: { readonly data: unknown }): boolean => {
  const { data: rows } = Object(data) as { data?: unknown }
  return Array.isArray(rows) && isFalling(rows.map(row => Number(Object(row).id)))
}
