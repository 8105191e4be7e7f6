type Ranked = { readonly name: string; readonly minor?: boolean | 'first' }
type Sized = Ranked & { readonly width: number }

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

/** Lines of a card that fit on a phone with the card's buttons and the beginning of the next card. */
const mostLines = 6

/** The values of `minor`, from the columns that stay longest to those that give way first. */
const ranks = [undefined, false, true, 'first'] as const

/**
 * Fits columns into a card of a phone, in which each is a line: minor ones are left out as in a list. Of the columns beside the lines,
 * which take none, the one that gives way last stays. Source: TLI-16.
 */
export const fitOfCard = (columns: readonly (Ranked & { readonly beside?: true | undefined })[]): Fit => {
  const lines = columns.filter(({ beside }) => !beside).map(column => ({ ...column, width: 1 }))
  const [, ...further] = ranks.flatMap(rank => columns.filter(({ beside, minor }) => beside && minor === rank))
  return { leftOut: [...fitOf(lines, mostLines).leftOut, ...further.map(({ name }) => name)], isTight: false }
}
