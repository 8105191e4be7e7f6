/** A row that refers to its parent. */
type Linked = { name: string }

/** A node with its level, counted from 0, and its children; leaves have no `children`. */
export type TreeNode<R> = R & { lev: number; children?: TreeNode<R>[] }

/**
 * Nests rows under their parents.
 * @param keyOf the key of a row; @param parentOf the key of its parent.
 * @param deep the number of levels to return; -1 returns all.
 */
export const treeOf = <R extends Linked, Key extends string | number>(
  rows: readonly R[],
  keyOf: (row: R) => Key,
  parentOf: (row: R) => Key,
  root: Key,
  deep = -1,
): TreeNode<R>[] => {
  const below = Map.groupBy(rows, parentOf)
  const nest = (parent: Key, lev: number): TreeNode<R>[] =>
    (below.get(parent) ?? []).map(row => {
      const children = deep === -1 || lev + 1 < deep ? nest(keyOf(row), lev + 1) : []
      return children.length > 0 ? { ...row, lev, children } : { ...row, lev }
    })
  return nest(root, 0)
}
