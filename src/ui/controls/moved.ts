/** Returns the list with one entry moved to another index. */
export const moved = <Entry>(list: readonly Entry[], from: number, to: number): readonly Entry[] => {
  const taken = list.slice(from, from + 1)
  const rest = list.toSpliced(from, 1)
  return to < 0 || to > rest.length ? list : rest.toSpliced(to, 0, ...taken)
}
