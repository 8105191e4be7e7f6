import { cents } from '#contracts/wire/money.ts'

/** Where both sides differ before the first step: what each showed. Later only the change counts. */
export type Baseline = {
  readonly values: Map<string, readonly [expected: unknown, actual: unknown]>
  /** The texts that each side showed, whether they differed or not: whether one was changed says more than how it reads. */
  readonly texts: Map<string, readonly [expected: string, actual: string]>
  /** The ids that a list showed, in its order. */
  readonly rows: Map<string, { readonly expected: readonly number[]; readonly actual: readonly number[] }>
  /** The lists that were looked at whole on both sides. */
  readonly whole: Set<string>
}

export const createBaseline = (): Baseline => ({ values: new Map(), texts: new Map(), rows: new Map(), whole: new Set() })

const isAmount = (value: unknown): value is string => typeof value === 'string' && /^-?\d+(\.\d+)?$/.test(value)

/** A number or an amount of money in hundredths; undefined for anything else. */
export const hundredths = (value: unknown): number | undefined => {
  if (typeof value === 'number') return Math.round(value * 100)
  return isAmount(value) ? cents(Number(value).toFixed(2)) : undefined
}

/** Whether both sides have changed by the same since the baseline. */
export const movedAlike = (
  [expectedThen, actualThen]: readonly [unknown, unknown],
  expected: unknown,
  actual: unknown,
): boolean | undefined => {
  const [a, b, c, d] = [expectedThen, actualThen, expected, actual].map(hundredths)
  if (a === undefined || b === undefined || c === undefined || d === undefined) return undefined
  return c - a === d - b
}

/** Every text that states or steps bring into the world: only these have to come back word by word. */
export const textsIn = (value: unknown, found = new Set<string>()): Set<string> => {
  if (typeof value === 'string' && value.trim().length > 1) found.add(value.trim())
  else if (typeof value === 'object' && value !== null && !(value instanceof Blob))
    for (const inner of Object.values(value)) textsIn(inner, found)
  return found
}

/** Every number that states name: ids of records that are the same on both sides. */
export const numbersIn = (value: unknown, found = new Set<number>()): Set<number> => {
  if (typeof value === 'number' && value >= 90_000) found.add(value)
  else if (typeof value === 'object' && value !== null && !(value instanceof Blob))
    for (const inner of Object.values(value)) numbersIn(inner, found)
  return found
}

/** Whether the data of an answer has all rows of its list, not only those of a page. */
export const isWhole = ({ data }: { readonly data: unknown }): boolean => {
  const { total, data: rows } = Object(data) as { total?: unknown; data?: unknown }
  return typeof total !== 'number' || (Array.isArray(rows) && rows.length >= total)
}
