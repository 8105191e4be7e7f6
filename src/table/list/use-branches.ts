import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { call } from '#src/lib/http/call.ts'
import { Failure } from '#src/lib/http/failure.ts'
import type { Row } from '../kind.ts'
import type { TableDefinition } from '../define-table.ts'
import { linesOf, livingBranches, refreshTargets, valueOf, type Branch, type Branches, type TreeLine } from './tree.ts'
import type { List } from './use-list.ts'

const none: Branches = new Map()

const plain = (rows: readonly Row[]): TreeLine[] =>
  rows.map((row, index) => ({ row, level: 1, at: index + 1, of: rows.length, leaf: true }))

/** Branches belong to one set of filters and are dropped when it changes. */
const useKept = (query: List['query']) => {
  const [kept, setKept] = useState({ query, branches: none })
  const branches = kept.query === query ? kept.branches : none
  const change = useCallback(
    (how: (now: Branches) => Branches) => {
      setKept(now => ({ query, branches: how(now.query === query ? now.branches : none) }))
    },
    [query],
  )
  return { branches, change }
}

const putInto =
  (value: string, part: Partial<Branch>) =>
  (now: Branches): Branches => {
    const former: Branch = now.get(value) ?? { state: 'loading', rows: [], open: true }
    return new Map(now).set(value, { ...former, ...part })
  }

const useLoader = (
  { calls: { children } }: TableDefinition,
  query: List['query'],
  change: ReturnType<typeof useKept>['change'],
) => {
  const latest = useRef(new Map<string, symbol>())
  return useCallback(
    async (value: string, part: Partial<Branch> = {}) => {
      if (!children) return
      const mine = Symbol(value)
      latest.current.set(value, mine)
      const put = (next: Partial<Branch>) => {
        if (latest.current.get(value) === mine) change(putInto(value, next))
      }
      change(putInto(value, { state: 'loading', ...part }))
      try {
        const rows = await call(children, { query: { isChildren: 'true', pid: value, ...query } })
        put(Array.isArray(rows) ? { state: 'ready', rows } : { state: 'failed' })
      } catch (error) {
        if (!(error instanceof Failure)) throw error
        put({ state: 'failed' })
      }
    },
    [children, query, change],
  )
}

/** The branches of a tree: loaded on first expansion, reloaded after writes. Source: TTR-1. */
export const useBranches = (definition: TableDefinition, { rows, query }: List) => {
  const { tree } = definition
  const { branches, change } = useKept(query)
  const load = useLoader(definition, query, change)
  const lines = useMemo(() => (tree ? linesOf(rows, branches, tree) : plain(rows)), [tree, rows, branches])
  // `toggle` must stay the same function, or all rows would render again: it reads the current branches from a ref.
  const latest = useRef(branches)
  useEffect(() => {
    latest.current = branches
  }, [branches])
  const toggle = useCallback(
    (row: Row) => {
      if (!tree) return
      const value = valueOf(row, tree)
      const branch = latest.current.get(value)
      if (!branch || branch.state === 'failed') void load(value, { open: true })
      else change(putInto(value, { open: !branch.open }))
    },
    [tree, load, change],
  )
  const refresh = useCallback(
    async (touched: readonly Row[]) => {
      if (!tree) return
      const targets = refreshTargets(branches, tree, touched)
      await Promise.all(targets.map(value => load(value)))
      change(now => livingBranches(rows, now, tree))
    },
    [tree, rows, branches, load, change],
  )
  return { lines, toggle, retry: load, refresh }
}
