import type { Row } from '../kind.ts'
import { nameOfRow } from '../grid/row-name.ts'
import type { TreeRule } from '../list/tree.ts'

type Planned = { readonly body: Row; readonly problems: Readonly<Record<string, string>> }

const held = (value: unknown): string => (value === undefined || value === null ? '' : String(value))

/** The possible parents in a file: the value by which children refer to each, and its name. */
export const entriesOf = (
  rows: readonly (readonly string[])[],
  mapping: readonly (string | undefined)[],
  { parent }: TreeRule,
): [string, string][] =>
  rows.flatMap((texts): [string, string][] => {
    const row = Object.fromEntries(mapping.flatMap((name, at) => (name ? [[name, texts[at] ?? '']] : [])))
    const value = held(row[parent])
    return value === '' ? [] : [[value, nameOfRow({ ...row, id: value })]]
  })

/**
 * Sorts rows so that parents come before their children, because the server creates them in order. Rows that are their own
 * ancestors, directly or indirectly, get a problem.
 */
export const parentsFirst = <R extends Planned>(rows: readonly R[], { parent, field }: TreeRule): readonly R[] => {
  const byValue = new Map(rows.map(row => [held(row.body[parent]), row] as const).filter(([value]) => value !== ''))
  const above = ({ body }: R) => byValue.get(held(body[field]))
  /** The number of ancestors in the file; in a cycle, whether the row is part of it or below it. */
  const depthOf = (row: R): number | 'circle' | 'belowCircle' => {
    const seen = new Set([row])
    for (let at = above(row); at; at = above(at)) {
      if (at === row) return 'circle'
      if (seen.has(at)) return 'belowCircle'
      seen.add(at)
    }
    return seen.size
  }
  return rows
    .map(row => ({ row, depth: depthOf(row) }))
    .toSorted((a, b) => (Number(a.depth) || 0) - (Number(b.depth) || 0))
    .map(({ row, depth }) => (depth === 'circle' ? { ...row, problems: { ...row.problems, [field]: 'invalid.circle' } } : row))
}
