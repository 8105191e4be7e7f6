import { useCallback, useMemo } from 'react'
import { useRefresh } from '#src/lib/http/use-data.ts'
import type { FilterValue, Row } from '../kind.ts'
import type { TableDefinition } from '../define-table.ts'
import { useAddress } from '../search/use-address.ts'
import { useBranches } from './use-branches.ts'
import { useLayout } from '../toolbar/use-layout.ts'
import { useClamp, useList, type PushedList } from './use-list.ts'
import { useSelection } from '../grid/use-selection.ts'
import { useWrites } from '../form/use-writes.ts'

/** The state of a table screen without its rendering: query, rows, tree, selection, writes. Source: TBS-1. */
export const useTable = (definition: TableDefinition, pushed?: PushedList) => {
  const { address, setAddress } = useAddress(definition)
  const layout = useLayout(definition, address, setAddress)
  const list = useList(definition, address, pushed)
  useClamp(list, address, setAddress)
  const branches = useBranches(definition, list)
  const { lines, refresh: refreshBranches } = branches
  const visible = useMemo(() => lines.flatMap(line => ('row' in line ? [line.row] : [])), [lines])
  const selection = useSelection(list.rows, visible, definition.rowKey)
  const refreshCalls = useRefresh()
  const from = pushed?.from
  const refresh = useCallback(
    (touched: readonly Row[]) => {
      const { calls, tree, touches, record } = definition
      const opened = record && calls.show ? [calls.show] : []
      const rows = tree ? (calls.children ?? calls.list) : calls.list
      // Refresh by call, not by query: the user may have moved to another page during the write.
      return Promise.all([refreshBranches(touched), refreshCalls(from ?? rows, ...opened, ...touches)])
    },
    [from, refreshBranches, refreshCalls, definition],
  )
  const writes = useWrites(definition, refresh)
  return {
    address,
    layout,
    list,
    branches,
    visible,
    selection,
    writes,
    reload: useCallback(() => refresh([]), [refresh]),
    /** A search always starts on page 1. Source: TLI-4. */
    search: useCallback((filters: Readonly<Record<string, FilterValue>>) => setAddress({ filters, page: 1 }), [setAddress]),
    turnTo: useCallback((to: number) => setAddress({ page: to }), [setAddress]),
    /** Keeps the page if it still exists. Source: TLI-4. */
    resize: useCallback((perPage: number) => setAddress({ perPage }), [setAddress]),
  }
}
export type Table = ReturnType<typeof useTable>
