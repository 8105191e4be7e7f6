import { useCallback } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { Row } from '../kind.ts'
import { idOf } from '../grid/use-selection.ts'

/** Props of a form that replaces the list. Adds a record if `id` is undefined. */
export type EditorProps = { readonly id: number | undefined; readonly onClose: () => void }

const isId = (text: string) => /^[1-9]\d{0,8}$/.test(text)

/** Reads from the URL which record to edit in place of the list: `?id=7`, or `?id=new`. */
export const useEditor = () => {
  const [params, setParams] = useSearchParams()
  const requested = params.get('id') ?? ''
  const open = useCallback(
    (row?: Row) =>
      setParams(now => {
        const next = new URLSearchParams(now)
        next.set('id', row ? idOf(row) : 'new')
        return next
      }),
    [setParams],
  )
  const close = useCallback(
    () =>
      setParams(
        now => {
          const next = new URLSearchParams(now)
          next.delete('id')
          return next
        },
        { replace: true },
      ),
    [setParams],
  )
  return { isOpen: requested === 'new' || isId(requested), id: isId(requested) ? Number(requested) : undefined, open, close }
}
