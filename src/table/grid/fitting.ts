type Sized = { readonly name: string; readonly width: number; readonly minor?: boolean | 'first' }

/**
 * The minor columns to leave out, so that the others fit into the room: as few as possible, the last one first, those that are
 * to be left out first before the others.
 * @param room width for the columns in px; undefined: not known yet, so nothing is left out.
 */
export const leftOutOf = (columns: readonly Sized[], room: number | undefined): readonly string[] => {
  if (room === undefined) return []
  const out: string[] = []
  let width = columns.reduce((sum, column) => sum + column.width, 0)
  const last = columns.toReversed()
  for (const column of [...last.filter(({ minor }) => minor === 'first'), ...last.filter(({ minor }) => minor !== 'first')]) {
    if (width <= room) break
    if (!column.minor) continue
    out.push(column.name)
    width -= column.width
  }
  return out
}
