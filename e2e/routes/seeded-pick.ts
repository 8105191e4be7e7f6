/**
 * Creates a function that picks some elements of a list, each at most once, in the order of the list. The same seed makes the same
 * picks.
 */
export const seededPick = (seed: number) => {
  let state = seed >>> 0
  const below = (most: number): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * most)
  }
  return <Item>(list: readonly Item[], count: number): Item[] => {
    const left = list.map((_, at) => at)
    const picked = new Set<number>()
    while (picked.size < count && left.length > 0) picked.add(left.splice(below(left.length), 1)[0] ?? 0)
    return list.filter((_, at) => picked.has(at))
  }
}
