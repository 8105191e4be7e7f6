import { useCallback, useMemo } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { Field } from './page.ts'
import { readAddress, writeAddress, type ListAddress, type SearchRule } from './query.ts'

/**
 * Page, size and filters, which live in the address alone, so that a view is a link and Back goes back.
 * `go` changes some of them; `instead` corrects the entry in the history rather than adding one.
 */
export const useAddress = (search: readonly (Field & { rule: SearchRule })[]) => {
  const [params, setParams] = useSearchParams()
  const text = params.toString()
  const address = useMemo(() => readAddress(new URLSearchParams(text), search), [text, search])
  const go = useCallback(
    (change: Partial<ListAddress>, instead = false) => {
      setParams(now => writeAddress({ ...readAddress(now, search), ...change }), { replace: instead, preventScrollReset: true })
    },
    [setParams, search],
  )
  return { address, go }
}
