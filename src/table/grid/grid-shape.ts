import { useMemo } from 'react'
import type { Kind, Row, Side } from '../kind.ts'
import { kindOf } from '../kinds/index.ts'
import { bySide, isWhereRoom, sideOf, type Layout } from '../toolbar/layout.ts'
import type { Field, TableDefinition } from '../define-table.ts'
import { fitOf, fitOfCard } from './fitting.ts'
import { rowButtonsOf, widthOfButtons, type RowButton } from './row-buttons.tsx'
import { textWidth } from '../text-width.ts'
import { useWord } from '../use-word.ts'

/** A column with everything its cells need, computed once. */
export type Column = {
  readonly field: Field
  readonly label: string
  readonly Cell: Kind<object>['Cell']
  readonly align: 'end' | undefined
  /** In a card it is beside the lines. */
  readonly beside: true | undefined
  /** Width in px; undefined takes the remaining space. */
  readonly width: number | undefined
  /** Width in px where the list is tight; at most the width. A flexible column gets the remaining space there, too. */
  readonly least: number
  readonly side: Side | undefined
  /** Sticky offset from its side, in px. */
  readonly stays: { readonly left?: number; readonly right?: number } | undefined
}

/** The optional parts of a grid. */
export type GridShape = {
  readonly canSelect: boolean
  /** The first column of a tree, with the expand buttons. */
  readonly treeColumn: Column | undefined
  readonly columns: readonly Column[]
  readonly buttons: readonly RowButton[]
  /** Cells have less padding, and columns their least width. */
  readonly isTight: boolean
}

/** Width of the selection column in px; where the list is tight. */
const checkWidth = 44
const tightCheckWidth = 36
/** Width of a flexible column in px; where the list is tight. */
const leastWidth = 144
const tightWidth = 84
/** Padding of a head cell, in px. */
const headSides = 24
/** Padding that a cell of a tight list lacks, in px. */
const savedPadding = 8

const widthOf = (columns: readonly Column[], isTight = false): number =>
  columns.reduce((sum, { width = leastWidth, least }) => sum + (isTight ? least : width), 0)

/** Computes sticky offsets: next to the selection column, the row buttons and the other pinned columns. */
const placed = (columns: readonly Column[], left: number, right: number): readonly Column[] =>
  columns.map((column, at) => {
    const isSame = ({ side }: Column) => side === column.side
    if (column.side === 'left') return { ...column, stays: { left: left + widthOf(columns.slice(0, at).filter(isSame)) } }
    if (column.side === 'right') return { ...column, stays: { right: right + widthOf(columns.slice(at + 1).filter(isSame)) } }
    return column
  })

/** Rows can be selected if something can be done to them. */
const canSelectIn = ({ can, actions }: TableDefinition): boolean =>
  can.remove !== false || can.export !== false || actions.some(action => action.needs === 'selection')

/** What the values of a field need, or its label in the head if that is wider. */
const usualWidth = ({ kind, options }: Field, label: string, word: (key: string) => string): number | undefined => {
  const { width, widthOf } = kindOf(kind)
  return widthOf ? Math.max(widthOf(options, word), Math.ceil(textWidth(label)) + headSides) : width
}

const columnOf = (field: Field, layout: Layout, word: (key: string) => string): Column => {
  const { Cell, align, beside, least } = kindOf(field.kind)
  const label = word(field.label)
  const usual = usualWidth(field, label, word)
  const side = sideOf(field, layout)
  const chosen = layout.widths[field.name]
  const width = chosen ?? field.width ?? usual ?? (side && leastWidth)
  const saved = width === undefined ? tightWidth : width - savedPadding
  // A width of its own says how much room the values of a field need.
  const own = field.width === undefined ? Math.min(least ?? saved, saved) : saved
  return { field, label, Cell, align, beside, width, least: chosen ?? own, side, stays: undefined }
}

/** The buttons that at least one row has: the others would only widen the column. The column stays if no row has one. */
const useButtonsOf = (buttons: readonly RowButton[], rows: readonly Row[]): readonly RowButton[] => {
  const names = buttons.filter(({ when }) => !when || rows.some(when)).map(({ name }) => name)
  const key = names.join()
  return useMemo(() => {
    const wanted = buttons.filter(({ name }) => key.split(',').includes(name))
    return wanted.length > 0 ? wanted : buttons
  }, [buttons, key])
}

/**
 * The columns of a grid with the user's settings applied. Minor columns are left out where there is no room, unless the user says
 * that they are always shown; then the others are narrowed.
 * @param rows the rows of the page.
 * @param room width of the grid in px, once it is known; `card` where each row is a card.
 */
export const useShape = (
  definition: TableDefinition,
  shown: readonly Field[],
  layout: Layout,
  rows: readonly Row[],
  room: number | 'card' | undefined,
): GridShape => {
  const word = useWord()
  const whole = useMemo((): GridShape => {
    const all = shown.map(field => columnOf(field, layout, word))
    return {
      treeColumn: definition.tree && all[0],
      columns: bySide(definition.tree ? all.slice(1) : all),
      canSelect: canSelectIn(definition),
      buttons: rowButtonsOf(definition, word),
      isTight: false,
    }
  }, [definition, shown, layout, word])
  const buttons = useButtonsOf(whole.buttons, rows)
  const sized = whole.columns.map(({ field, beside, width = leastWidth }) => ({
    name: field.name,
    beside,
    width,
    minor: isWhereRoom(field, layout) && (field.minor ?? true),
  }))
  const rest = leastWidthOf({ ...whole, buttons, columns: [] })
  const { leftOut, isTight } = room === 'card' ? fitOfCard(sized) : fitOf(sized, room === undefined ? undefined : room - rest)
  // A text, so that the rows render again only if other columns are left out, not with each pixel.
  const names = leftOut.join()
  return useMemo(() => {
    const shape = { ...whole, buttons, isTight, columns: narrowed(whole.columns.filter(isNotIn(names)), isTight) }
    return { ...shape, columns: placed(shape.columns, checkWidthOf(shape), buttonsWidthOf(shape)) }
  }, [whole, buttons, names, isTight])
}

const isNotIn =
  (names: string) =>
  ({ field }: Column): boolean =>
    !names.split(',').includes(field.name)

const narrowed = (columns: readonly Column[], isTight: boolean): readonly Column[] =>
  isTight ? columns.map(column => (column.width === undefined ? column : { ...column, width: column.least })) : columns

/** Width of the selection column in px; 0 if nothing can be selected. */
export const checkWidthOf = ({ canSelect, isTight }: Pick<GridShape, 'canSelect' | 'isTight'>): number => {
  if (!canSelect) return 0
  return isTight ? tightCheckWidth : checkWidth
}

/** Width of the buttons' column in px; 0 if there are no buttons. */
export const buttonsWidthOf = ({ buttons, isTight }: GridShape): number => {
  const width = widthOfButtons(buttons)
  return isTight && width > 0 ? width - savedPadding : width
}

/** All columns, with the tree column first. */
export const everyColumn = ({ treeColumn, columns }: GridShape) => (treeColumn ? [treeColumn, ...columns] : columns)

/** Minimum width of all columns, in px. */
export const leastWidthOf = (shape: GridShape): number => {
  const { treeColumn, columns, isTight } = shape
  return widthOf(treeColumn ? [treeColumn] : []) + widthOf(columns, isTight) + checkWidthOf(shape) + buttonsWidthOf(shape)
}
