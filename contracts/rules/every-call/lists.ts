import { accountFor } from '#contracts/states/ready-accounts.ts'
import { endpoints } from '#contracts/api/index.ts'
import type { Endpoint } from '#contracts/api/kit/endpoint.ts'
import { pageOf } from '#contracts/api/kit/list-query.ts'
import { levelAtPath } from '#contracts/levels/core-reply.ts'
import { z } from 'zod'
import { shown } from '../first-difference.ts'
import { Broken, must, Pointless, same, sampleOf, sure, type Rule, type Shop } from '../rule.ts'

/** A row of any list. */
export type Row = Readonly<Record<string, unknown>>
type Page = { data: Row[]; total: number; per_page: number | string; last_page: number; current_page: number }
/** A page, and its rows as conditions see them. */
type PageWithRows = Page & { readonly stored: readonly Row[] }
type Query = Readonly<Record<string, unknown>>

/** What pages read as 0 or as empty where a server sends nothing is nothing to a condition. Source: LEV-3. */
const asStored = (rows: readonly Row[], raw: unknown): Row[] => {
  const sent = z.object({ data: z.array(z.record(z.string(), z.unknown())) }).safeParse(raw).data?.data
  if (sent?.length !== rows.length) return [...rows]
  return rows.map((row, at) =>
    Object.fromEntries(Object.entries(row).map(([key, value]) => [key, (sent[at]?.[key] ?? null) === null ? null : value])),
  )
}

/** A page of any rows. */
export const anyPage = pageOf(z.record(z.string(), z.unknown()))

/** Calls that return pages. */
export const pagedCalls: readonly Endpoint[] = endpoints.filter(
  ({ method, reply }) =>
    method === 'GET' && reply instanceof z.ZodObject && 'current_page' in reply.shape && 'last_page' in reply.shape,
)

/** One page, requested by the account that owns the list. @throws Broken if the reply is not a page */
export const pageAt = async (shop: Shop, to: Endpoint, query: Query): Promise<PageWithRows> => {
  const { params, query: usual } = sampleOf(shop, to)
  // Conditions of the example would narrow the list; only parameters that the call needs are kept.
  const kept = Object.entries(usual ?? {}).filter(
    ([key]) => key === 'isWith' || key === 'isResource' || (key === 'is_type' && !to.path.includes('Admin')),
  )
  const answer = await shop.send(to, { params, query: { ...Object.fromEntries(kept), ...query } }, accountFor(to))
  const page = anyPage.safeParse(sure(answer))
  const [issue] = page.error?.issues ?? []
  must(issue === undefined, ['data', ...(issue?.path ?? [])].join('.'), issue?.message ?? '', answer.data)
  return { ...(page.data as Page), stored: asStored(page.data?.data ?? [], answer.raw) }
}

/** True if the data has the id of its record: `{id: 7}`. */
export const hasId = (data: unknown): boolean => z.object({ id: z.int().min(1) }).safeParse(data).success

/** The id in data such as `{id: 7}`. @throws Broken if there is none */
export const anId = (data: unknown): number => {
  const found = z.object({ id: z.int() }).safeParse(data)
  if (!found.success) throw new Broken('data.id', 'the id of the new record', shown(data))
  return found.data.id
}

/** A key that is different for every row. */
export const keyOf = (row: Row): string => String(row.id ?? row.cart_id ?? JSON.stringify(row))

const most = 400

/** All rows of a list, up to a number that does not overload the server; `whole` is true if these are all. */
export const allRows = async (shop: Shop, to: Endpoint, query: Query = {}): Promise<{ rows: readonly Row[]; whole: boolean }> => {
  const first = await pageAt(shop, to, { per_page: most, ...query, page: 1 })
  return { rows: first.stored, whole: first.data.length === first.total }
}

/** Enters the states of the examples, so that the list has rows. */
const filled = async (shop: Shop, to: Endpoint): Promise<void> => {
  const { total } = await pageAt(shop, to, { per_page: 1 })
  if (total === 0) await shop.given(...sampleOf(shop, to).given)
}

/** The source and level of a rule about the size of a list: no page reads how many stores the cart holds. */
export const aboutSize = (list: Endpoint, source: string): Pick<Rule, 'source' | 'level'> => {
  const level = levelAtPath(list, ['total'])
  return { level, source: level === 'full' ? 'LST-23' : source }
}

const echoes = (to: Endpoint): Rule => ({
  name: 'A page returns its number and size, and has exactly as many rows.',
  about: [to],
  ...aboutSize(to, 'LST-1'),
  run: async shop => {
    await filled(shop, to)
    const returns = (name: 'current_page' | 'per_page' | 'last_page', actual: number, expected: number): void => {
      const check = (): void => same(`data.${name}`, actual, expected)
      if (levelAtPath(to, [name]) === 'core') check()
      else shop.advise(check)
    }
    for (const size of [1, 2, 30]) {
      const page = await pageAt(shop, to, { page: 1, per_page: size })
      returns('current_page', page.current_page, 1)
      returns('per_page', Number(page.per_page), size)
      returns('last_page', Math.max(1, page.last_page), Math.max(1, Math.ceil(page.total / size)))
      same('data.data.length', page.data.length, Math.min(size, page.total))
    }
    const second = await pageAt(shop, to, { page: 2, per_page: 1 })
    returns('current_page', second.current_page, 2)
    const beyond = await pageAt(shop, to, { page: 1 + second.total, per_page: 1 })
    same('data.data.length', beyond.data.length, 0)
    same('data.total', beyond.total, second.total)
  },
})

const parts = 3

const disjoint = (to: Endpoint): Rule => ({
  name: 'Pages do not overlap, are complete together, keep their order, and have every id once.',
  about: [to],
  ...aboutSize(to, 'LST-1, LST-9'),
  run: async shop => {
    await filled(shop, to)
    const { rows, whole } = await allRows(shop, to)
    const keys = rows.map(keyOf)
    must(
      new Set(keys).size === keys.length,
      'data.data[].id',
      'every id once',
      keys.filter((key, at) => keys.indexOf(key) !== at),
    )
    const size = Math.max(1, Math.ceil(Math.min(rows.length, 90) / parts))
    const paged: string[] = []
    for (let page = 1; page <= parts; page++) paged.push(...(await pageAt(shop, to, { page, per_page: size })).data.map(keyOf))
    same(`data.data[].id of pages 1 to ${parts} of ${size}`, paged, keys.slice(0, size * parts))
    const { total } = await pageAt(shop, to, { per_page: 1 })
    must(
      whole ? total === keys.length : total > keys.length,
      'data.total',
      `${keys.length} rows${whole ? '' : ' and more'}`,
      total,
    )
    if (rows.length === 0) throw new Pointless('The list is empty.')
  },
})

/** Rules for every call that returns pages. */
export const listRules: readonly Rule[] = pagedCalls.flatMap(to => [echoes(to), disjoint(to)])
