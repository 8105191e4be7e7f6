import type { ClassNode } from '#contracts/api/catalogue/goods-classes.ts'

/** Category ids from the root to the given one; empty if the tree does not contain it. */
export const classPathTo = (tree: readonly ClassNode[], id: number): number[] => {
  for (const node of tree) {
    if (node.id === id) return [id]
    const below = classPathTo(node.children ?? [], id)
    if (below.length > 0) return [node.id, ...below]
  }
  return []
}

/** Options of each level: the roots, then the children of each category of the path. */
export const classLevels = (tree: readonly ClassNode[], path: readonly number[]): (readonly ClassNode[])[] =>
  path.reduce<(readonly ClassNode[])[]>(
    (levels, id) => [...levels, levels.at(-1)?.find(node => node.id === id)?.children ?? []],
    [tree],
  )
