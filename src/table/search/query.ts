import dayjs from 'dayjs'
import { defaultPageSize, pageSizes } from '#contracts/api/kit/list-query.ts'
import {
  above,
  atLeast,
  atMost,
  below,
  between,
  endsWith,
  equalTo,
  like,
  oneOf,
  related,
  startsWith,
} from '#contracts/wire/conditions.ts'
import type { FilterValue, SearchOperator } from '../kind.ts'

/** Comparison on a column of a related record: `relation` is the server's name of the relation. */
export type RelationRule = { readonly operator: 'contains' | 'startsWith' | 'endsWith'; readonly relation: string }
export type SearchRule = SearchOperator | RelationRule

/** List state stored in the URL; the only source of page, size, filters and columns. */
export type ListAddress = {
  readonly page: number
  readonly perPage: number
  readonly filters: Readonly<Record<string, FilterValue>>
  /** Visible columns in order; undefined uses the user's saved columns, or the definition's. */
  readonly columns?: readonly string[] | undefined
}

type Search = readonly { readonly name: string; readonly rule: SearchRule }[]

const conditions = {
  contains: like,
  startsWith,
  endsWith,
  above,
  below,
  atLeast,
  atMost,
  oneOf: text => oneOf(text.split(',')),
  between: text => between(...twoOf(text)),
} as const satisfies Partial<Record<SearchOperator, (text: string) => string>>

const relatedOperators = { contains: 'like', startsWith: 'likeRight', endsWith: 'likeLeft' } as const

/** The operator of a rule, apart from the relation it may reach through. */
export const operatorOf = (rule: SearchRule): SearchOperator => (typeof rule === 'string' ? rule : rule.operator)

const twoOf = (text: string): [string, string] => {
  const [from = '', to = ''] = text.split(',')
  return [from, to]
}

const isDay = (text: string) => /^\d{4}-\d{2}-\d{2}$/.test(text) && dayjs(text).isValid()

/** Bounds for open ends of a date range. */
const ever = ['1970-01-01', '9999-12-30'] as const

/** From the start of the first day to the start of the day after the last: the server compares `from <= column < to`. */
const wholeDays = ([from, to]: readonly string[]): string[] => [
  `${from || ever[0]} 00:00:00`,
  dayjs(to || ever[1])
    .add(1, 'day')
    .format('YYYY-MM-DD 00:00:00'),
]

/**
 * One condition in wire format: `value`, `value|operator`, or a pair for a date range that includes its last day.
 * @returns undefined if nothing was entered. Source: TSE-1, LST-4, LST-6.
 */
export const conditionOf = (value: FilterValue, rule: SearchRule): string | string[] | undefined => {
  if (typeof value !== 'string') return value.some(Boolean) ? wholeDays(value) : undefined
  const text = equalTo(value)
  if (text === '') return undefined
  if (typeof rule !== 'string') return related(text, rule.relation, relatedOperators[rule.operator])
  if (rule === 'equals' || rule === 'range') return text
  // `atMost` includes the whole day.
  return conditions[rule](rule === 'atMost' && isDay(text) ? `${text} 23:59:59` : text)
}

/** Conditions of a query by column, in wire format. */
export type Conditions = Record<string, string | string[]>

/** Converts the filters that are set to conditions of the query. */
export const conditionsOf = (filters: ListAddress['filters'], search: Search): Conditions =>
  Object.fromEntries(
    search.flatMap(({ name, rule }) => {
      const condition = conditionOf(filters[name] ?? '', rule)
      return condition === undefined ? [] : [[name, condition]]
    }),
  )

const days = ([from = '', to = '']: readonly string[]) => [from, to].map(text => (isDay(text) ? text : ''))

const wholeNumber = (text: string | null) => (text !== null && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined)

/** The columns listed in the URL, if any. */
export const readColumns = (text: string | null): Pick<ListAddress, 'columns'> => {
  const columns = (text ?? '').split(',').filter(Boolean)
  return columns.length > 0 ? { columns } : {}
}

/** The default page size: 30, otherwise the screen's first; the largest size if there is no pager. */
const usualSize = (sizes: readonly number[]): number =>
  sizes.length === 0 ? Math.max(...pageSizes) : sizes.includes(defaultPageSize) ? defaultPageSize : (sizes[0] ?? defaultPageSize)

/**
 * Reads the list state from the URL and ignores invalid values.
 * @param sizes the page sizes to choose from. Source: TLI-1, TLI-2.
 */
export const readAddress = (params: URLSearchParams, search: Search, sizes: readonly number[] = pageSizes): ListAddress => {
  const size = wholeNumber(params.get('per_page'))
  const filters = search.flatMap(({ name, rule }) => {
    const isRange = operatorOf(rule) === 'range'
    const values = isRange ? days(params.getAll(name)) : params.getAll(name).slice(0, 1)
    return values.some(Boolean) ? [[name, isRange ? values : (values[0] ?? '')] as const] : []
  })
  return {
    page: wholeNumber(params.get('page')) ?? 1,
    perPage: sizes.find(one => one === size) ?? usualSize(sizes),
    filters: Object.fromEntries(filters),
    ...readColumns(params.get('columns')),
  }
}

/** URL parameters that belong to other parts of the screen. */
export const othersIn = (params: URLSearchParams, search: Search): URLSearchParams => {
  const others = new URLSearchParams(params)
  for (const name of ['page', 'per_page', 'columns', ...search.map(one => one.name)]) others.delete(name)
  return others
}

/** Writes the list state to the URL after other parameters; omits the default page and size. */
export const writeAddress = (
  { page, perPage, filters, columns }: ListAddress,
  others = new URLSearchParams(),
): URLSearchParams => {
  const params = new URLSearchParams(others)
  if (page > 1) params.set('page', String(page))
  if (perPage !== defaultPageSize) params.set('per_page', String(perPage))
  for (const [name, value] of Object.entries(filters)) {
    const values = typeof value === 'string' ? [value] : value
    if (values.some(Boolean)) for (const one of values) params.append(name, one)
  }
  if (columns) params.set('columns', columns.join(','))
  return params
}

/** The nearest page that exists. */
export const clampPage = (page: number, lastPage: number): number => Math.min(Math.max(1, page), Math.max(1, lastPage))
