/** The main picture after a change: the current one if it still exists, else the first. */
export const mainOf = (pictures: readonly string[], present: string): string =>
  pictures.includes(present) ? present : (pictures[0] ?? '')
