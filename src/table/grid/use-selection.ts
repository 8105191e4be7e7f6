import { useCallback, useMemo, useState } from 'react'
import type { Row } from '../kind.ts'

/** A row's key in requests and in the selection. */
export const idOf = (row: Row, key = 'id'): string => String(row[key])

type Marked = { readonly of: unknown; readonly ids: ReadonlySet<string> }
const nobody: ReadonlySet<string> = new Set()

/**
 * The selected rows. Cleared when `of`, the loaded rows, changes: actions never apply to rows out of view.
 * @param visible the rendered rows, which in a tree include the expanded branches. Source: TLI-5.
 */
export const useSelection = (of: unknown, visible: readonly Row[], key: string) => {
  const [marked, setMarked] = useState<Marked>({ of, ids: nobody })
  const ids = marked.of === of ? marked.ids : nobody
  const rows = useMemo(() => visible.filter(row => ids.has(idOf(row, key))), [visible, ids, key])
  const toggle = useCallback(
    (id: string) =>
      setMarked(now => {
        const next = new Set(now.of === of ? now.ids : nobody)
        if (!next.delete(id)) next.add(id)
        return { of, ids: next }
      }),
    [of],
  )
  const isAll = visible.length > 0 && rows.length === visible.length
  const toggleAll = useCallback(
    () => setMarked({ of, ids: isAll ? nobody : new Set(visible.map(row => idOf(row, key))) }),
    [of, isAll, visible, key],
  )
  const clear = useCallback(() => setMarked({ of, ids: nobody }), [of])
  return { ids, rows, isAll, toggle, toggleAll, clear }
}
export type Selection = ReturnType<typeof useSelection>
