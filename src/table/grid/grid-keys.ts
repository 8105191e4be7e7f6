/** A position in the grid: row 0 is the header; `cell` is the column index, `nth` the control within the cell. */
export type Spot = { readonly row: number; readonly cell: number; readonly nth: number }

const controls = 'button:not(:disabled), a[href], input:not(:disabled), [role="switch"]:not([aria-disabled="true"])'

/** Focusable elements of a cell: its controls, or the cell itself. */
const stopsOfCell = (cell: HTMLTableCellElement): HTMLElement[] => {
  const inside = [...cell.querySelectorAll<HTMLElement>(controls)].filter(
    one => one.tabIndex >= 0 || one.closest('td, th') === cell,
  )
  return inside.length > 0 ? inside : [cell]
}

const stopsOf = (row: HTMLTableRowElement): HTMLElement[] => [...row.cells].flatMap(stopsOfCell)

/** The rendered row with that index. */
export const rowAt = (table: HTMLTableElement, row: number): HTMLTableRowElement | undefined =>
  [...table.rows].find(one => one.ariaRowIndex === String(row + 1))

/** The grid position of an element; undefined outside of the grid's rows. */
export const spotOf = (element: Element): Spot | undefined => {
  const cell = element.closest<HTMLTableCellElement>('td, th')
  const row = cell?.closest('tr')
  if (!cell || !row?.ariaRowIndex) return undefined
  const nth = stopsOfCell(cell).findIndex(stop => stop === element || stop.contains(element))
  return { row: Number(row.ariaRowIndex) - 1, cell: cell.cellIndex, nth: Math.max(0, nth) }
}

/** Focuses the element at a position of a rendered row, or the nearest one. */
export const focusAt = (row: HTMLTableRowElement, { cell, nth }: Pick<Spot, 'cell' | 'nth'>): void => {
  const target = row.cells[Math.min(cell, row.cells.length - 1)]
  if (!target) return
  const stops = stopsOfCell(target)
  const stop = stops[Math.min(nth, stops.length - 1)]
  stop?.focus({ preventScroll: true })
  target.scrollIntoView({ block: 'nearest', inline: 'nearest' })
}

/** Moves the focus along a row; does nothing at its ends. */
export const walk = (row: HTMLTableRowElement, from: Element, to: 'next' | 'previous' | 'first' | 'last'): void => {
  const stops = stopsOf(row)
  const at = stops.findIndex(stop => stop === from || stop.contains(from))
  const index = { next: Math.min(at + 1, stops.length - 1), previous: Math.max(at - 1, 0), first: 0, last: stops.length - 1 }[to]
  const stop = stops[index]
  stop?.focus({ preventScroll: true })
  stop?.closest('td, th')?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
}

/**
 * The row that a key moves to; undefined for other keys.
 * @param screen number of visible rows.
 */
export const rowAfter = (
  { key, ctrl }: { readonly key: string; readonly ctrl: boolean },
  row: number,
  last: number,
  screen: number,
): number | undefined => {
  const within = (to: number) => Math.min(Math.max(0, to), last)
  if (key === 'ArrowDown') return within(row + 1)
  if (key === 'ArrowUp') return within(row - 1)
  if (key === 'PageDown') return within(row + screen)
  if (key === 'PageUp') return within(Math.max(row - screen, Math.min(row, 1)))
  if (ctrl && key === 'Home') return within(1)
  if (ctrl && key === 'End') return last
  return undefined
}
