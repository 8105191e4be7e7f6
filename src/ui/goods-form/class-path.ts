import type { ClassNode } from '#contracts/api/catalogue/goods-classes.ts'

/** Ids from the root down to a class; empty where the tree does not have it. */
export const classPathTo = (tree: readonly ClassNode[], id: number): number[] => {
  for (const node of tree) {
    if (node.id === id) return [id]
    const below = classPathTo(node.children ?? [], id)
    if (below.length > 0) return [node.id, ...below]
  }
  return []
}

/** What each level offers: the tree, and what is below each class of the path. */
export const classLevels = (tree: readonly ClassNode[], path: readonly number[]): (readonly ClassNode[])[] =>
  path.reduce<(readonly ClassNode[])[]>(
    (levels, id) => [...levels, levels.at(-1)?.find(node => node.id === id)?.children ?? []],
    [tree],
  )
