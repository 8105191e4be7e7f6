import {
  useCallback,
  useMemo,
  useRef,
  type FocusEvent,
  type KeyboardEvent,
  type PointerEvent,
  type RefObject,
  type SyntheticEvent,
} from 'react'
import { flushSync } from 'react-dom'
import { focusAt, rowAfter, rowAt, spotOf, walk, type Spot } from './grid-keys.ts'

type Grid = {
  /** Number of rows below the head. */
  readonly count: number
  /** Renders a row outside the virtual window; counts from 1. */
  readonly draw: (row: number) => void
  /** Called on Enter in a cell. `row` counts from 1. */
  readonly onOpen: (row: number) => void
  /** Ctrl+A. */
  readonly onSelectAll: () => void
  /** The table. It sits between two focusable elements that the focus moves to when Tab leaves the grid. */
  readonly table: RefObject<HTMLTableElement | null>
}

const alongRow = { ArrowRight: 'next', ArrowLeft: 'previous', Home: 'first', End: 'last' } as const
const isAlong = (key: string): key is keyof typeof alongRow => key in alongRow

/** With Ctrl, Home and End move to the corners of the grid. */
const corners: Readonly<Record<string, Partial<Spot>>> = { Home: { cell: 0, nth: 0 }, End: { cell: Infinity, nth: Infinity } }

/** Text fields keep their own key handling. */
const isTyping = (element: HTMLElement) =>
  element.matches('textarea, select, input:not([type="checkbox"], [type="radio"], [type="button"])')

/** React bubbles events out of portals: the target is outside of the grid in the DOM. */
const isElsewhere = ({ currentTarget, target }: SyntheticEvent) => !(target instanceof Node && currentTarget.contains(target))

/** Focuses the element beside the table, from which the browser moves on. */
const leave = (table: HTMLTableElement, back: boolean) => {
  const beside = back ? table.previousElementSibling : table.nextElementSibling
  if (beside instanceof HTMLElement) beside.focus()
}

const start: Spot = { row: 1, cell: 0, nth: 0 }
/** Page size for Page keys until the row height is known. */
const usualScreen = 10

/**
 * Keyboard navigation of a grid: one tab stop; arrows, Home and End (with Ctrl: of the whole grid), Page keys; Enter opens a row,
 * Space selects it, Ctrl+A selects all. Virtual rows are rendered before they get the focus. Follows the WAI-ARIA grid pattern.
 * Source: TLI-13.
 */
export const useGridKeys = ({ count, draw, onOpen, onSelectAll, table }: Grid) => {
  const spot = useRef(start)
  const isPointer = useRef(false)

  const goTo = useCallback(
    (to: Spot) => {
      const row = Math.min(to.row, count)
      flushSync(() => draw(row))
      const drawn = table.current && rowAt(table.current, row)
      if (drawn) focusAt(drawn, to)
    },
    [count, draw, table],
  )

  const onFocus = useCallback(
    (event: FocusEvent<HTMLTableElement>) => {
      if (isElsewhere(event)) return
      const byKey = !isPointer.current && !event.currentTarget.contains(event.relatedTarget)
      isPointer.current = false
      const reached = spotOf(event.target)
      // Tabbing into the grid, from either side, returns to the last position.
      if (byKey && (!reached || event.relatedTarget)) return goTo(spot.current)
      if (reached) spot.current = reached
    },
    [goTo],
  )

  const onKeyDown = useCallback(
    (event: KeyboardEvent<HTMLTableElement>) => {
      if (isElsewhere(event)) return
      const { key, target } = event
      const from = target instanceof HTMLElement ? target : undefined
      const at = from && spotOf(from)
      const row = from?.closest('tr')
      if (event.defaultPrevented || event.altKey || event.metaKey || !from || !at || !row || isTyping(from)) return
      if (key === 'Tab') return leave(event.currentTarget, event.shiftKey)
      const screen = Math.floor((table.current?.parentElement?.clientHeight ?? 0) / row.clientHeight) - 1 || usualScreen
      const next = rowAfter({ key, ctrl: event.ctrlKey }, at.row, count, screen)
      const isCell = from.matches('td, th')
      if (next !== undefined) goTo({ ...at, row: next, ...corners[key] })
      else if (isAlong(key)) walk(row, from, alongRow[key])
      else if (key === 'Enter' && isCell && at.row > 0) onOpen(at.row)
      else if (key === ' ' && isCell) row.querySelector<HTMLElement>('input[type="checkbox"]')?.click()
      else if (key === 'a' && event.ctrlKey) onSelectAll()
      else return
      event.preventDefault()
    },
    [count, goTo, onOpen, onSelectAll, table],
  )
  const onPointerDown = useCallback((event: PointerEvent<HTMLTableElement>) => {
    if (!isElsewhere(event)) isPointer.current = true
  }, [])
  return useMemo(() => ({ tabIndex: 0, onFocus, onKeyDown, onPointerDown }), [onFocus, onKeyDown, onPointerDown])
}
