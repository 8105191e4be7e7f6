/** A stream of numbers that is the same every time: mulberry32. */
export const createRandom = (seed: number) => {
  let state = seed >>> 0
  /** At least 0, less than 1. */
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  const between = (from: number, to: number): number => from + next() * (to - from)
  /** Whole, both ends included. */
  const int = (from: number, to: number): number => Math.floor(between(from, to + 1))
  /** @throws when there is nothing to pick from. */
  const pick = <Item>(list: readonly Item[]): Item => {
    const item = list[int(0, list.length - 1)]
    if (item === undefined) throw new Error('There is nothing to pick from.')
    return item
  }
  const shuffle = <Item>(list: readonly Item[]): Item[] =>
    list
      .map(item => ({ item, at: next() }))
      .sort((a, b) => a.at - b.at)
      .map(({ item }) => item)
  return { next, between, int, pick, shuffle, chance: (share: number): boolean => next() < share }
}

export type Random = ReturnType<typeof createRandom>
