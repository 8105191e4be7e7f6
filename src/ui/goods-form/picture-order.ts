/** A list with the entry at `from` moved to `to`; the same list where that is nowhere. */
export const moved = <Entry>(list: readonly Entry[], from: number, to: number): Entry[] => {
  const entry = list[from]
  if (entry === undefined || to < 0 || to >= list.length || from === to) return [...list]
  const rest = list.filter((_, at) => at !== from)
  return [...rest.slice(0, to), entry, ...rest.slice(to)]
}

/** The main picture after the pictures changed: the present one while it is there, else the first. */
export const mainOf = (pictures: readonly string[], present: string): string =>
  pictures.includes(present) ? present : (pictures[0] ?? '')
