import { useCallback, useMemo, useState } from 'react'
import type { Row } from '../kind.ts'

/** What a row is known by, as calls and selections name it. */
export const idOf = (row: Row, key = 'id'): string => String(row[key])

type Marked = { readonly of: unknown; readonly ids: ReadonlySet<string> }
const nobody: ReadonlySet<string> = new Set()

/**
 * Which rows are selected. Forgotten as soon as `of`, the loaded rows, are others: nothing unseen is ever acted on.
 * @param visible the rows on screen, which in a tree are more than the loaded roots.
 * Source: TLI-5.
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
  return { ids, rows, isAll, toggle, toggleAll }
}
export type Selection = ReturnType<typeof useSelection>
