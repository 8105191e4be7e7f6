import type { AreaNode } from '#contracts/api/system/areas.ts'

/** Area ids from the province down; incomplete while the user is still choosing. */
export type AreaPath = readonly number[]

/** Options of each level for the given path: provinces, cities, districts. */
export const levelsOf = (tree: readonly AreaNode[], path: AreaPath): (readonly AreaNode[])[] => {
  const levels = [tree]
  for (const chosen of path) {
    const below = levels.at(-1)?.find(area => area.id === chosen)?.children
    if (!below?.length) break
    levels.push(below)
  }
  return levels.slice(0, 3)
}

/**
 * Returns the path after `chosen` was picked on `level`. Clears the levels below and selects an only child automatically. 0
 * clears the level.
 */
export const pathWith = (tree: readonly AreaNode[], path: AreaPath, level: number, chosen: number): number[] => {
  const kept = path.slice(0, level)
  if (chosen === 0) return kept
  const next = [...kept, chosen]
  const below = levelsOf(tree, next)[level + 1]
  const only = below?.length === 1 ? below[0] : undefined
  return only ? pathWith(tree, next, level + 1, only.id) : next
}

/** Returns true if the path ends at an area without children. */
export const isWhole = (tree: readonly AreaNode[], path: AreaPath): boolean =>
  path.length > 0 &&
  levelsOf(tree, path).length === path.length &&
  path.every((chosen, level) => levelsOf(tree, path)[level]?.some(area => area.id === chosen))

/** The area path of a stored address, where absent levels are stored as 0. */
export const pathOf = (address: { province_id: number; city_id: number; region_id: number }): number[] =>
  [address.province_id, address.city_id, address.region_id].filter(id => id > 0)
