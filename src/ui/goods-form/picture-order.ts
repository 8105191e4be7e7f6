/** Returns the list with the entry at `from` moved to `to`; the same list if the target is out of range. */
export const moved = <Entry>(list: readonly Entry[], from: number, to: number): Entry[] => {
  const entry = list[from]
  if (entry === undefined || to < 0 || to >= list.length || from === to) return [...list]
  const rest = list.filter((_, at) => at !== from)
  return [...rest.slice(0, to), entry, ...rest.slice(to)]
}

/** The main picture after a change: the current one if it still exists, else the first. */
export const mainOf = (pictures: readonly string[], present: string): string =>
  pictures.includes(present) ? present : (pictures[0] ?? '')
