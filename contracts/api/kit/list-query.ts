import { z } from 'zod'
import { sentInt } from './values.ts'

/** Default number of rows per page, and the page sizes to choose from. Source: TLI-1. */
export const defaultPageSize = 30
export const pageSizes = [30, 100, 200, 300, 400] as const

/** Query keys that control a list; every other key is a condition on that column. Source: LST-3. */
export const reservedKeys = [
  'page',
  'per_page',
  'total',
  'last_page',
  'current_page',
  'count',
  'isAll',
  'isResource',
  'isChildren',
  'isWith',
] as const

/** Operators after the bar of `value|operator`, with the rows that they keep. Source: LST-4. */
export const operators = {
  like: 'contains the value',
  likeRight: 'starts with the value',
  likeLeft: 'ends with the value',
  gt: 'is greater',
  lt: 'is less',
  ngt: 'is greater than or equal to the value',
  nlt: 'is less than or equal to the value',
  in: 'is one of the comma-separated values',
  between: 'is between two comma-separated values, both included',
  whereHas: 'has a related row whose column contains the value',
} as const
export type Operator = keyof typeof operators

/** One condition of a list. `relation` is set for `whereHas` only, `range` for the two-element form (from <= column < to). */
export type Condition =
  | { column: string; operator: 'equals' | Exclude<Operator, 'whereHas'>; value: string }
  | { column: string; operator: 'whereHas'; value: string; relation: string; compare: string }
  | { column: string; operator: 'range'; from: string; to: string }

const filterValue = z.union([z.string(), z.number(), z.array(z.string())])

/** The query of a list: page, size, and any column as `value`, `value|operator` or a pair. */
export const listQuery = z
  .object({
    page: sentInt().optional(),
    per_page: sentInt().optional(),
    isWith: z.string().optional(),
    isResource: z.string().optional(),
  })
  .catchall(filterValue)

/** The query of a list that returns all rows at once. */
export const allQuery = z.object({ isAll: z.literal('true') }).catchall(filterValue)

/** The query of one level of a tree; `pid` is the parent's id or code, 0 for the roots. Source: LST-12. */
export const childrenQuery = z
  .object({ isChildren: z.enum(['true', '']), pid: z.union([z.string(), z.number()]) })
  .catchall(filterValue)

/** A page of rows. Some servers return `per_page` as text. Source: LST-1. */
export const pageOf = <Row extends z.ZodType>(row: Row) =>
  z.object({
    data: z.array(row),
    total: z.int().min(0),
    per_page: z.union([z.int(), z.string().regex(/^\d+$/)]),
    last_page: z.int().min(0),
    current_page: z.int(),
  })

const isOperator = (name: string): name is Operator => Object.hasOwn(operators, name)

const conditionOf = (column: string, value: string | number | readonly string[]): Condition | 'broken' | undefined => {
  if (Array.isArray(value)) {
    const [from, to] = value
    return from === undefined || to === undefined ? 'broken' : { column, operator: 'range', from, to }
  }
  const [text = '', operator, relation, compare = 'like'] = String(value).split('|')
  if (operator === undefined) return { column, operator: 'equals', value: text }
  if (!isOperator(operator)) return undefined
  if (operator !== 'whereHas') return { column, operator, value: text }
  return relation ? { column, operator, value: text, relation, compare } : 'broken'
}

/**
 * Parses the conditions of a list query. Reserved keys and unknown operators set no condition.
 * @returns the conditions, or `undefined` if a range has one end only or a `whereHas` names no relation.
 * Source: LST-4.
 */
export const conditionsOf = (query: Readonly<Record<string, unknown>>): Condition[] | undefined => {
  const reserved: readonly string[] = reservedKeys
  const found = Object.entries(query)
    .filter(([key, value]) => !reserved.includes(key) && value !== undefined)
    .map(([key, value]) => conditionOf(key, value as string | number | readonly string[]))
  return found.includes('broken') ? undefined : found.filter(one => one !== undefined && one !== 'broken')
}
