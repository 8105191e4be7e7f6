import { useMemo } from 'react'
import type { Kind, Side } from '../kind.ts'
import { kindOf } from '../kinds/index.ts'
import { bySide, isWhereRoom, sideOf, type Layout } from '../toolbar/layout.ts'
import type { Field, TableDefinition } from '../define-table.ts'
import { leftOutOf } from './fitting.ts'
import { rowButtonsOf, widthOfButtons, type RowButton } from './row-buttons.tsx'
import { useWord } from '../use-word.ts'

/** A column with everything its cells need, computed once. */
export type Column = {
  readonly field: Field
  readonly label: string
  readonly Cell: Kind<object>['Cell']
  readonly align: 'end' | undefined
  /** Width in px; undefined takes the remaining space. */
  readonly width: number | undefined
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
}

/** Width of the selection column, in px. */
export const checkWidth = 44
/** Minimum width of a flexible column, in px. */
const leastWidth = 144

const widthOf = (columns: readonly Column[]): number => columns.reduce((sum, { width = leastWidth }) => sum + width, 0)

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

const columnOf = (field: Field, layout: Layout, label: string): Column => {
  const { Cell, align, width: usual } = kindOf(field.kind)
  const side = sideOf(field, layout)
  const width = layout.widths[field.name] ?? field.width ?? usual ?? (side && leastWidth)
  return { field, label, Cell, align, width, side, stays: undefined }
}

/**
 * The columns of a grid with the user's settings applied. Minor columns are left out where there is no room, unless the user says
 * that they are always shown.
 * @param room width of the grid in px, once it is known.
 */
export const useShape = (
  definition: TableDefinition,
  shown: readonly Field[],
  layout: Layout,
  room: number | undefined,
): GridShape => {
  const word = useWord()
  const whole = useMemo((): GridShape => {
    const all = shown.map(field => columnOf(field, layout, word(field.label)))
    return {
      treeColumn: definition.tree && all[0],
      columns: bySide(definition.tree ? all.slice(1) : all),
      canSelect: canSelectIn(definition),
      buttons: rowButtonsOf(definition, word),
    }
  }, [definition, shown, layout, word])
  const sized = whole.columns.map(({ field, width = leastWidth }) => ({
    name: field.name,
    width,
    minor: isWhereRoom(field, layout) && (field.minor ?? true),
  }))
  const left = room === undefined ? undefined : room - leastWidthOf({ ...whole, columns: [] })
  // A text, so that the rows render again only if other columns are left out, not with each pixel.
  const leftOut = leftOutOf(sized, left).join()
  return useMemo(() => {
    const names = leftOut.split(',')
    const columns = whole.columns.filter(({ field }) => !names.includes(field.name))
    return { ...whole, columns: placed(columns, whole.canSelect ? checkWidth : 0, widthOfButtons(whole.buttons)) }
  }, [whole, leftOut])
}

/** All columns, with the tree column first. */
export const everyColumn = ({ treeColumn, columns }: GridShape) => (treeColumn ? [treeColumn, ...columns] : columns)

/** Minimum width of all columns, in px. */
export const leastWidthOf = (shape: GridShape): number =>
  widthOf(everyColumn(shape)) + (shape.canSelect ? checkWidth : 0) + widthOfButtons(shape.buttons)
