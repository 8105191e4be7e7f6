import type { AreaNode } from '#contracts/api/system/areas.ts'

/** Ids from the province down; may stop early while choosing. */
export type AreaPath = readonly number[]

/** What can be chosen on each level as far as `path` leads: provinces, cities, districts. */
export const levelsOf = (tree: readonly AreaNode[], path: AreaPath): (readonly AreaNode[])[] => {
  const levels = [tree]
  for (const chosen of path) {
    const below = levels.at(-1)?.find(area => area.id === chosen)?.children
    if (!below?.length) break
    levels.push(below)
  }
  return levels.slice(0, 3)
}

/** The path after `chosen` was picked on `level`: what was below is forgotten, an only child is taken along. 0 picks nothing. */
export const pathWith = (tree: readonly AreaNode[], path: AreaPath, level: number, chosen: number): number[] => {
  const kept = path.slice(0, level)
  if (chosen === 0) return kept
  const next = [...kept, chosen]
  const below = levelsOf(tree, next)[level + 1]
  const only = below?.length === 1 ? below[0] : undefined
  return only ? pathWith(tree, next, level + 1, only.id) : next
}

/** Whether the path leads to a place that has nothing below. */
export const isWhole = (tree: readonly AreaNode[], path: AreaPath): boolean =>
  path.length > 0 &&
  levelsOf(tree, path).length === path.length &&
  path.every((chosen, level) => levelsOf(tree, path)[level]?.some(area => area.id === chosen))

/** The path of a stored address; absent levels are 0 there. */
export const pathOf = (address: { province_id: number; city_id: number; region_id: number }): number[] =>
  [address.province_id, address.city_id, address.region_id].filter(id => id > 0)
