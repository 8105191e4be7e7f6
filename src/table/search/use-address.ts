import { useCallback, useMemo } from 'react'
import { useViewParams } from './own-address.tsx'
import type { TableDefinition } from '../define-table.ts'
import { conditionsOf, othersIn, readAddress, readColumns, writeAddress, type ListAddress } from './query.ts'

const withoutColumns = (params: URLSearchParams) => {
  const rest = new URLSearchParams(params)
  rest.delete('columns')
  return rest.toString()
}

/**
 * Page, size, filters and columns, stored only in the URL, so that a view can be shared and Back works. `setAddress` changes some
 * of them; `instead` replaces the history entry instead of adding one.
 */
export const useAddress = ({ search, pageSizes }: Pick<TableDefinition, 'search' | 'pageSizes'>) => {
  const [params, setParams] = useViewParams()
  const rest = withoutColumns(params)
  const columns = params.get('columns') ?? ''
  // Changing the columns does not change the query, so its dependents must not update.
  const requested = useMemo(() => readAddress(new URLSearchParams(rest), search, pageSizes), [rest, search, pageSizes])
  const address = useMemo(() => ({ ...requested, ...readColumns(columns) }), [requested, columns])
  const setAddress = useCallback(
    (change: Partial<ListAddress>, instead = false) => {
      setParams(now => writeAddress({ ...readAddress(now, search, pageSizes), ...change }, othersIn(now, search)), {
        replace: instead,
        preventScrollReset: true,
      })
    },
    [setParams, search, pageSizes],
  )
  return { address, setAddress }
}

/** The list query of the URL, for screens that load the rows themselves. Source: TLI-11. */
export const useListQuery = (definition: TableDefinition) => {
  const { search, params } = definition
  const { address } = useAddress(definition)
  const { page, perPage, filters } = address
  return useMemo(
    () => ({ page, per_page: perPage, ...params, ...conditionsOf(filters, search) }),
    [page, perPage, params, filters, search],
  )
}
