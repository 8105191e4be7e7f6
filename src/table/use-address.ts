import { useCallback, useMemo } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { Field } from './page.ts'
import { readAddress, readColumns, writeAddress, type ListAddress, type SearchRule } from './query.ts'

const withoutColumns = (params: URLSearchParams) => {
  const rest = new URLSearchParams(params)
  rest.delete('columns')
  return rest.toString()
}

/**
 * Page, size, filters and columns, which live in the address alone, so that a view is a link and Back goes back.
 * `go` changes some of them; `instead` corrects the entry in the history rather than adding one.
 */
export const useAddress = (search: readonly (Field & { rule: SearchRule })[]) => {
  const [params, setParams] = useSearchParams()
  const rest = withoutColumns(params)
  const columns = params.get('columns') ?? ''
  // Other columns are not another question: what hangs on the filters stays as it is.
  const asked = useMemo(() => readAddress(new URLSearchParams(rest), search), [rest, search])
  const address = useMemo(() => ({ ...asked, ...readColumns(columns) }), [asked, columns])
  const go = useCallback(
    (change: Partial<ListAddress>, instead = false) => {
      setParams(now => writeAddress({ ...readAddress(now, search), ...change }), { replace: instead, preventScrollReset: true })
    },
    [setParams, search],
  )
  return { address, go }
}
