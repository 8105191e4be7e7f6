import type { Row } from '../kind.ts'

/** Parent relation of rows: `field` holds the `parent` value of the parent row; roots hold 0. */
export type TreeRule = { readonly parent: string; readonly field: string }

/** The children of a row. A collapsed branch keeps its rows. */
export type Branch = { readonly state: 'loading' | 'ready' | 'failed'; readonly rows: readonly Row[]; readonly open: boolean }

/** Branches by the parent value of their parent row. */
export type Branches = ReadonlyMap<string, Branch>

/** Parent value of root rows. */
export const rootValue = '0'

/** The value by which child rows refer to `row`. Source: TTR-1. */
export const valueOf = (row: Row, { parent }: TreeRule): string => String(row[parent])

/** A rendered line of the tree: a row, or a branch that failed to load. */
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

/** The visible lines, top to bottom. `above` holds the ancestors: cyclic data must not hang the page. */
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
 * The branches to reload after rows were added, changed or deleted: those that contain or contained the rows, and their parent
 * branches, because the arrow of the parent row may appear or disappear. The roots are always reloaded.
 * @param touched the rows before and after the write; only their parent field is used.
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

/**
 * Drops branches whose parent row no longer exists, so that the children of a deleted row do not reappear if its code is reused.
 */
export const livingBranches = (roots: readonly Row[], branches: Branches, rule: TreeRule): Branches => {
  const rows = [...roots, ...[...branches.values()].flatMap(branch => branch.rows)]
  const values = new Set(rows.map(row => valueOf(row, rule)))
  return new Map([...branches].filter(([value]) => values.has(value)))
}
