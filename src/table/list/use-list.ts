import { useEffect, useMemo } from 'react'
import type { Endpoint } from '#contracts/api/kit/endpoint.ts'
import { useData } from '#src/lib/http/use-data.ts'
import { Failure } from '#src/lib/http/failure.ts'
import type { Row } from '../kind.ts'
import type { TableDefinition } from '../define-table.ts'
import { clampPage, conditionsOf, type ListAddress } from '../search/query.ts'
import { rootValue } from './tree.ts'

const options = { revalidateOnFocus: false, shouldRetryOnError: false } as const
const noRows: readonly Row[] = []

/** State of a list, paged or the top level of a tree. */
export type List = {
  readonly rows: readonly Row[]
  readonly total: number
  readonly lastPage: number
  /** `busy`: rows are shown while newer ones load. */
  readonly state: 'loading' | 'busy' | 'failed' | 'ready'
  readonly error: Failure | undefined
  /** True if the rows are outdated because the server sent a web page instead of new ones. Source: ANS-10. */
  readonly isOld: boolean
  /** The query of the request; the branches of a tree use the same. */
  readonly query: Readonly<Record<string, string | number | string[]>>
  /** Requests another page, if the surrounding screen loads the rows. */
  readonly ask: PushedList['ask']
}

type RowPage = { readonly data: readonly Row[]; readonly total: number; readonly last_page: number }

/** A page of rows that the surrounding screen loads itself. Source: TLI-11. */
export type PushedList = {
  readonly data: RowPage | undefined
  readonly error: Failure | undefined
  readonly isValidating: boolean
  /** The call whose reply contains the rows; reloaded after a write. */
  readonly from: Endpoint
  /** Requests another page, for an export of all rows. */
  readonly ask?: (query: Readonly<Record<string, unknown>>, signal: AbortSignal) => Promise<RowPage>
}

const stateOf = (hasData: boolean, hasError: boolean, isAsking: boolean): List['state'] => {
  if (hasError) return isAsking ? 'loading' : 'failed'
  if (!hasData) return 'loading'
  return isAsking ? 'busy' : 'ready'
}

/** A reply without a list. */
const noList = new Failure({ kind: 'broken' })

/** The rows of a reply, if it has any: a tree's reply is a list, others are list pages. */
const rowsOf = (reply: RowPage | readonly Row[] | null | undefined, isTree: boolean): readonly Row[] | undefined => {
  const rows: unknown = isTree ? reply : reply && 'data' in reply ? reply.data : undefined
  return Array.isArray(rows) ? rows : undefined
}

/**
 * The rows for the URL's query. Cached per query, so that a slow reply never replaces a newer one.
 * @param pushed rows that the screen loads itself.
 */
export const useList = (
  { calls, search, params, tree }: TableDefinition,
  { page, perPage, filters }: ListAddress,
  pushed?: PushedList,
): List => {
  const query = useMemo(() => ({ ...params, ...conditionsOf(filters, search) }), [params, filters, search])
  const requested = useData(calls.list, tree || pushed ? null : { query: { page, per_page: perPage, ...query } }, options)
  const paged = pushed ?? requested
  const roots = useData(
    calls.children ?? calls.list,
    tree ? { query: { isChildren: 'true', pid: rootValue, ...query } } : null,
    options,
  )
  const answer = tree ? roots : paged
  const { data, isValidating } = answer
  const found = rowsOf(data, tree !== undefined)
  const rows = found ?? noRows
  const error = answer.error ?? (data !== undefined && !found ? noList : undefined)
  const isOld = found !== undefined && error?.kind === 'page'
  const state = stateOf(found !== undefined, error !== undefined && !isOld, isValidating)
  return {
    rows,
    total: tree ? rows.length : (paged.data?.total ?? 0),
    lastPage: tree ? 1 : (paged.data?.last_page ?? 1),
    state,
    error,
    isOld: isOld && !isValidating,
    query,
    ask: pushed?.ask,
  }
}

/** Moves to the last page if the URL's page no longer exists after a deletion. */
export const useClamp = (
  list: List,
  address: ListAddress,
  setAddress: (change: Partial<ListAddress>, instead: boolean) => void,
) => {
  const nearest = clampPage(address.page, list.lastPage)
  const isBehind = list.state === 'ready' && nearest !== address.page
  useEffect(() => {
    if (isBehind) setAddress({ page: nearest }, true)
  }, [isBehind, nearest, setAddress])
}
