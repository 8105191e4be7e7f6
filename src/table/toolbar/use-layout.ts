import { useCallback, useEffect, useMemo, useState } from 'react'
import { useScreen } from '#src/lib/menu/screen.ts'
import { recall, remember } from '#src/lib/browser/storage.ts'
import { useHasOwnAddress } from '../search/own-address.tsx'
import { arrange, readLayout, usualLayout, type Layout } from './layout.ts'
import type { TableDefinition } from '../define-table.ts'
import type { ListAddress } from '../search/query.ts'

type SetAddress = (change: Partial<ListAddress>, instead?: boolean) => void

/** Storage key of a screen's settings. Uses the path, because screens may share a list call. */
export const useScreenKey = (what: string, { calls }: TableDefinition): string => {
  const { path } = useScreen()
  const { list } = calls
  return useHasOwnAddress() ? `${what} in a dialog ${list.path}` : `${what} ${path || list.path}`
}

/**
 * Columns, widths and density of a screen. The columns in the URL win over the stored ones; widths and density are only stored,
 * because a shared link should not change them.
 */
export const useLayout = (definition: TableDefinition, { columns }: ListAddress, setAddress: SetAddress) => {
  const key = useScreenKey('table', definition)
  const [kept, setKept] = useState(() => readLayout(recall(key)))
  /** Stores settings without changing the URL. */
  const keep = useCallback(
    (part: Partial<Layout>) => {
      const next = { ...readLayout(recall(key)), ...part }
      remember(key, JSON.stringify(next))
      setKept(next)
    },
    [key],
  )
  const change = useCallback(
    (part: Partial<Layout>) => {
      keep(part)
      if ('columns' in part) setAddress({ columns: part.columns }, true)
    },
    [keep, setAddress],
  )
  const remembered = kept.columns
  useEffect(() => {
    if (!columns && remembered) setAddress({ columns: remembered }, true)
  }, [columns, remembered, setAddress])
  const layout = useMemo((): Layout => ({ ...kept, columns: columns ?? remembered }), [kept, columns, remembered])
  const shown = useMemo(
    () => arrange(definition.columns, layout.columns, definition.tree ? 1 : 0),
    [definition.columns, definition.tree, layout.columns],
  )
  return { layout, shown, keep, change, reset: useCallback(() => change({ ...usualLayout, columns: undefined }), [change]) }
}
export type TableLayout = ReturnType<typeof useLayout>
