type Sized = { readonly name: string; readonly width: number; readonly minor?: boolean | 'first' }

/** How columns fit into a list: which are left out, and whether the others are narrowed. */
export type Fit = { readonly leftOut: readonly string[]; readonly isTight: boolean }

/**
 * Fits columns into the room: minor ones are left out, as few as possible, the last one first, those that are to be left out first
 * before the others. If that is not enough, the others take their least width. Source: TCO-26.
 * @param room width for the columns in px; undefined: not known yet, so everything keeps its width.
 */
export const fitOf = (columns: readonly Sized[], room: number | undefined): Fit => {
  if (room === undefined) return { leftOut: [], isTight: false }
  const leftOut: string[] = []
  let width = columns.reduce((sum, column) => sum + column.width, 0)
  const last = columns.toReversed()
  for (const column of [...last.filter(({ minor }) => minor === 'first'), ...last.filter(({ minor }) => minor !== 'first')]) {
    if (width <= room) break
    if (!column.minor) continue
    leftOut.push(column.name)
    width -= column.width
  }
  return { leftOut, isTight: width > room }
}
