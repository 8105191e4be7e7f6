import { useCallback } from 'react'
import { useSearchParams } from 'react-router-dom'
import { idOf } from '../grid/use-selection.ts'
import type { Row } from '../kind.ts'

/** The URL parameter with the id of the open record. */
export const recordParameter = 'record'

const isId = (text: string) => /^[1-9]\d{0,8}$/.test(text)

/** The parameters of the same screen with another record open, or none. */
const withRecord = (params: URLSearchParams, id: string | undefined): URLSearchParams => {
  const next = new URLSearchParams(params)
  if (id === undefined) next.delete(recordParameter)
  else next.set(recordParameter, id)
  return next
}

/** The open record of a screen. Stored in the URL, so that it can be linked and Back closes it. Source: TFO-20. */
export const useRecordAddress = (rowKey = 'id') => {
  const [params, setParams] = useSearchParams()
  const requested = params.get(recordParameter) ?? ''
  const open = useCallback(
    (row: Row) => setParams(now => withRecord(now, idOf(row, rowKey)), { preventScrollReset: true }),
    [setParams, rowKey],
  )
  const close = useCallback(
    () => setParams(now => withRecord(now, undefined), { replace: true, preventScrollReset: true }),
    [setParams],
  )
  const hrefOf = (row: Row) => `?${withRecord(params, idOf(row, rowKey)).toString()}`
  return { id: isId(requested) ? requested : undefined, open, close, hrefOf }
}
