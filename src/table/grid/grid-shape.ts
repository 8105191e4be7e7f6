import { useMemo } from 'react'
import type { Kind } from '../kind.ts'
import { kindOf } from '../kinds/index.ts'
import type { Layout } from '../toolbar/layout.ts'
import type { Field, TableDefinition } from '../define-table.ts'
import { rowButtonsOf, widthOfButtons, type RowButton } from './row-buttons.tsx'
import { useWord } from '../use-word.ts'

/** A column with all that its cells need, worked out once. */
export type Column = {
  readonly field: Field
  readonly label: string
  readonly Cell: Kind<object>['Cell']
  readonly align: 'end' | undefined
  /** Px; undefined: it takes what is left. */
  readonly width: number | undefined
}

/** The parts of a grid that are there or not. */
export type GridShape = {
  readonly canSelect: boolean
  /** The first column of a tree, which carries the arrows. */
  readonly treeColumn: Column | undefined
  readonly columns: readonly Column[]
  readonly buttons: readonly RowButton[]
}

/** Room for the box that selects a row, in px. */
export const checkWidth = 44
/** Least room for a column that takes what is left. */
const leastWidth = 144

/** The columns of a grid as the user has them. */
export const useShape = (definition: TableDefinition, shown: readonly Field[], { widths }: Layout): GridShape => {
  const word = useWord()
  return useMemo(() => {
    const all = shown.map((field): Column => {
      const { Cell, align, width } = kindOf(field.kind)
      return { field, label: word(field.label), Cell, align, width: widths[field.name] ?? field.width ?? width }
    })
    return {
      treeColumn: definition.tree && all[0],
      columns: definition.tree ? all.slice(1) : all,
      canSelect:
        definition.can.remove !== false ||
        definition.can.export !== false ||
        definition.actions.some(action => action.needs === 'selection'),
      buttons: rowButtonsOf(definition, word),
    }
  }, [definition, shown, widths, word])
}

/** The columns with the one of the tree in front. */
export const everyColumn = ({ treeColumn, columns }: GridShape) => (treeColumn ? [treeColumn, ...columns] : columns)

/** What the columns need at least, in px. */
export const leastWidthOf = (shape: GridShape): number =>
  everyColumn(shape).reduce(
    (sum, { width }) => sum + (width ?? leastWidth),
    (shape.canSelect ? checkWidth : 0) + widthOfButtons(shape.buttons),
  )
