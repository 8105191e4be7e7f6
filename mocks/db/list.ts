import { conditionsOf, defaultPageSize, type Condition } from '#contracts/api/kit/list-query.ts'
import { refuse } from '../refusal.ts'
import type { Row, Table } from './table.ts'

/** Relations that `whereHas` can follow: `of` returns the related row, or undefined if there is none. */
type Relations<R extends Row> = {
  readonly [relation: string]: { has: (column: string) => boolean; of: (row: R) => Row | undefined }
}

export type ListOptions<R extends Row> = {
  /** Rows that the caller may see, whatever the query says. */
  keep?: (row: R) => boolean
  /** Rows to search instead of the whole table, ids ascending; usually found by an index. */
  from?: readonly R[]
  relations?: Relations<R>
  /** Columns that are searched by a computed value instead of the stored one. */
  computed?: { readonly [column: string]: (row: R) => unknown }
  /** Sorts by ascending id instead of descending. */
  ascending?: boolean
  /** A comparator for another order than by id. Ties are sorted by descending id. */
  order?: (a: R, b: R) => number
}

/** The largest page size; larger values are capped. */
const largestPage = 1000
const numeric = /^-?\d+(\.\d+)?$/

/** Orders rows by their creation, the newest first, for tables whose ids do not follow it. Source: LST-9. */
export const byCreation = (a: Row, b: Row): number =>
  a.created_at === b.created_at ? b.id - a.id : a.created_at < b.created_at ? 1 : -1

type Test = (value: unknown) => boolean

const columnOf = (row: Row, column: string): unknown => (row as Readonly<Record<string, unknown>>)[column]

/** Tests a column in the caller's language and in the other one. */
const passes = (test: Test, row: Row, column: string): boolean => {
  const chinese = row.chinese?.[column]
  return test(columnOf(row, column)) || (chinese !== undefined && test(chinese))
}

/** Compares with `text` like a database: numbers and money numerically, everything else as text. */
const comparer = (text: string): ((value: unknown) => number) => {
  const number = numeric.test(text) ? Number(text) : undefined
  const asText = (own: string): number => (own < text ? -1 : own > text ? 1 : 0)
  return value => {
    if (typeof value === 'number') return number === undefined ? asText(String(value)) : value - number
    const own = String(value ?? '')
    return number !== undefined && numeric.test(own) ? Number(own) - number : asText(own)
  }
}

const textTests: Record<string, (own: string, value: string) => boolean> = {
  like: (own, value) => own.includes(value),
  likeRight: (own, value) => own.startsWith(value),
  likeLeft: (own, value) => own.endsWith(value),
}

const testOf = (operator: string, value: string): Test => {
  const text = textTests[operator]
  if (text) return own => text(String(own ?? '').toLowerCase(), value.toLowerCase())
  const to = comparer(value)
  const list = value.split(',').map(comparer)
  const [low = to, high = to] = list
  const tests: Record<string, Test> = {
    equals: own => to(own) === 0,
    gt: own => to(own) > 0,
    lt: own => to(own) < 0,
    ngt: own => to(own) >= 0,
    nlt: own => to(own) <= 0,
    in: own => list.some(one => one(own) === 0),
    between: own => low(own) >= 0 && high(own) <= 0,
  }
  return tests[operator] ?? (() => true)
}

/** Operators that may be the third part of `whereHas`. */
const sqlOperators: Record<string, string> = { '=': 'equals', '>': 'gt', '<': 'lt', '>=': 'ngt', '<=': 'nlt' }

/** Columns that cannot be searched, so that nobody can guess their values by trial. */
const secret: readonly string[] = ['password', 'pay_password']

const rowTest = <R extends Row>(
  one: Condition,
  known: (column: string) => boolean,
  options: ListOptions<R>,
): ((row: R) => boolean) => {
  const { relations = {}, computed = {} } = options
  if (secret.includes(one.column)) return refuse('unknownColumn')
  if (one.operator === 'whereHas') {
    const relation = Object.hasOwn(relations, one.relation) ? relations[one.relation] : undefined
    if (!relation?.has(one.column)) return refuse('unknownColumn')
    const test = testOf(sqlOperators[one.compare] ?? one.compare, one.value)
    return row => {
      const related = relation.of(row)
      return related !== undefined && passes(test, related, one.column)
    }
  }
  if (!known(one.column)) return refuse('unknownColumn')
  const column = one.column as keyof R
  if (one.operator === 'range') {
    const [from, to] = [comparer(one.from), comparer(one.to)]
    return row => from(row[column]) >= 0 && to(row[column]) < 0
  }
  const test = testOf(one.operator, one.value)
  const valueOf = computed[one.column]
  return valueOf ? row => test(valueOf(row)) : row => passes(test, row, one.column)
}

/** Returns the first `count` rows in the given order. For a small `count` this is cheaper than sorting all rows. */
export const first = <R>(found: readonly R[], count: number, before: (a: R, b: R) => number): R[] => {
  if (count * 8 > found.length) return found.toSorted(before).slice(0, count)
  const best: R[] = []
  for (const row of found) {
    const worst = best.at(-1)
    if (best.length === count && worst !== undefined && before(row, worst) >= 0) continue
    let low = 0
    let high = best.length
    while (low < high) {
      const middle = (low + high) >>> 1
      if (before(row, best[middle] as R) < 0) high = middle
      else low = middle + 1
    }
    best.splice(low, 0, row)
    if (best.length > count) best.pop()
  }
  return best
}

/** The rows to search: those that an index finds for one condition (`met`, which needs no further test), or all rows. */
const candidates = <R extends Row>(of: Table<R>, conditions: readonly Condition[]) => {
  const exact = conditions.find(one => one.operator === 'equals' && of.indexed(one.column) && /^\d+$/.test(one.value))
  if (exact?.operator !== 'equals') return { rows: of.rows(), met: undefined }
  const column = exact.column as keyof R & string
  const byNumber = of.by(column, Number(exact.value) as R[typeof column])
  return { rows: byNumber.length > 0 ? byNumber : of.by(column, exact.value as R[typeof column]), met: exact }
}

/** Returns every row that matches the query, in order. Plain lists and levels of a tree use it. Source: LST-1. */
export const select = <R extends Row>(
  of: Table<R>,
  query: Readonly<Record<string, unknown>>,
  options: ListOptions<R> = {},
): R[] => {
  const conditions = conditionsOf(query) ?? refuse('unknownColumn')
  const { rows, met } = options.from ? { rows: options.from, met: undefined } : candidates(of, conditions)
  const tests = conditions.filter(one => one !== met).map(one => rowTest(one, of.has, options))
  if (options.keep) tests.push(options.keep)
  const found = tests.length === 0 ? [...rows] : rows.filter(row => tests.every(test => test(row)))
  return options.ascending ? found : found.reverse()
}

/**
 * Parses page number and page size. Without a size there are 30 rows a page; an invalid size gives 15 and an invalid page the
 * first.
 */
export const windowOf = (query: Readonly<Record<string, unknown>>): { page: number; size: number } => {
  const requested = query.per_page === undefined ? defaultPageSize : Number(query.per_page)
  const size = Number.isInteger(requested) && requested > 0 ? Math.min(requested, largestPage) : 15
  const page = Number(query.page ?? 1)
  return { page: Number.isSafeInteger(page) && page > 0 ? page : 1, size }
}

/** Returns one page of an array in the shape of a list reply. */
export const pageFrom = <Item>(found: readonly Item[], query: Readonly<Record<string, unknown>>) => {
  const { page, size } = windowOf(query)
  return {
    data: found.slice((page - 1) * size, page * size),
    total: found.length,
    per_page: size,
    last_page: Math.max(1, Math.ceil(found.length / size)),
    current_page: page,
  }
}

/** Returns one page of the rows that match the query, with the total of all pages. A page beyond the end is empty. */
export const selectPage = <R extends Row>(
  of: Table<R>,
  query: Readonly<Record<string, unknown>>,
  options: ListOptions<R> = {},
) => {
  const found = select(of, query, options)
  if (!options.order) return pageFrom(found, query)
  const { page, size } = windowOf(query)
  const sorted = first(found, Math.min(page * size, found.length), options.order)
  return { ...pageFrom(found, query), data: sorted.slice((page - 1) * size, page * size) }
}
