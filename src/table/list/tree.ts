import type { Row } from '../kind.ts'

/** How rows hang together: `field` of a row holds the `parent` value of the row above; roots hold 0. */
export type TreeRule = { readonly parent: string; readonly field: string }

/** What is below one row. A branch that was closed keeps its rows. */
export type Branch = { readonly state: 'loading' | 'ready' | 'failed'; readonly rows: readonly Row[]; readonly open: boolean }

/** Branches by the parent value of the row above them. */
export type Branches = ReadonlyMap<string, Branch>

/** The parent value of what is above the roots. */
export const rootValue = '0'

/** What the rows below `row` point at. Source: TTR-1. */
export const valueOf = (row: Row, { parent }: TreeRule): string => String(row[parent])

/** A line of the drawn tree: a row, or the news that the rows below one did not come. */
export type TreeLine =
  | {
      readonly row: Row
      readonly level: number
      readonly at: number
      readonly of: number
      readonly branch?: Branch
      readonly leaf: boolean
    }
  | { readonly failed: string; readonly level: number }

const isLeaf = (row: Row, branch: Branch | undefined) =>
  branch?.state === 'ready' ? branch.rows.length === 0 : row.has_children === null || row.has_children === undefined

/** The lines on screen, from top to bottom. `above` are the rows on the way down: data that runs in a circle must not hang the page. */
export const linesOf = (rows: readonly Row[], branches: Branches, rule: TreeRule, above: readonly string[] = []): TreeLine[] =>
  rows.flatMap((row, index): TreeLine[] => {
    const value = valueOf(row, rule)
    const branch = above.includes(value) ? undefined : branches.get(value)
    const level = above.length + 1
    const line: TreeLine = { row, level, at: index + 1, of: rows.length, leaf: isLeaf(row, branch), ...(branch && { branch }) }
    if (!branch?.open) return [line]
    if (branch.state === 'failed') return [line, { failed: value, level: level + 1 }]
    return [line, ...linesOf(branch.rows, branches, rule, [...above, value])]
  })

const parentOf = (row: Row, rule: TreeRule) => String(row[rule.field] ?? rootValue)

/**
 * The branches to load again after rows were added, changed or deleted: those in which the rows are or were, and those above,
 * because the arrow of the row between may come or go. The roots are reloaded in any case.
 * @param touched the rows before and after the write; only their parent field is looked at.
 * Source: TTR-3.
 */
export const refreshTargets = (branches: Branches, rule: TreeRule, touched: readonly Row[]): string[] => {
  const loaded = [...branches.values()].flatMap(branch => branch.rows)
  const targets = touched.flatMap(row => {
    const parent = parentOf(row, rule)
    const above = loaded.find(one => valueOf(one, rule) === parent)
    return above ? [parent, parentOf(above, rule)] : [parent]
  })
  return [...new Set(targets)].filter(value => branches.has(value))
}

/** The branches that still hang on a row, so that what was below a deleted one does not come back with its code. */
export const livingBranches = (roots: readonly Row[], branches: Branches, rule: TreeRule): Branches => {
  const rows = [...roots, ...[...branches.values()].flatMap(branch => branch.rows)]
  const values = new Set(rows.map(row => valueOf(row, rule)))
  return new Map([...branches].filter(([value]) => values.has(value)))
}
