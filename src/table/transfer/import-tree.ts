import type { Row } from '../kind.ts'
import { nameOfRow } from '../grid/row-name.ts'
import type { TreeRule } from '../list/tree.ts'

type Planned = { readonly body: Row; readonly problems: Readonly<Record<string, string>> }

const held = (value: unknown): string => (value === undefined || value === null ? '' : String(value))

/** What other rows of the file may lie below: the value by which each would be found, and its name. */
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
 * The rows with what they lie below in front of them, for the server takes them in turn. Rows that lie below themselves, at once
 * or by way of others, say so.
 */
export const parentsFirst = <R extends Planned>(rows: readonly R[], { parent, field }: TreeRule): readonly R[] => {
  const byValue = new Map(rows.map(row => [held(row.body[parent]), row] as const).filter(([value]) => value !== ''))
  const above = ({ body }: R) => byValue.get(held(body[field]))
  /** So many rows of the file are above; or, where that has no end, whether the row is among them. */
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
