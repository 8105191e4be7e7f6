import { mergeClasses } from '@fluentui/react-components'
import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import { useGridStyles, type GridStyles } from './grid-styles.ts'
import type { Column, GridShape } from './grid-shape.ts'
import type { Row } from '../kind.ts'
import { shownOf } from '../kinds/shared.tsx'
import { nameOfRow } from './row-name.ts'
import { RowButtons, type RowActions } from './row-buttons.tsx'
import type { TreeLine } from '../list/tree.ts'
import { TreeToggle } from './tree-toggle.tsx'
import type { VirtualRows } from './use-virtual-rows.ts'

type Line = Extract<TreeLine, { row: Row }>

type Props = {
  shape: GridShape
  line: Line
  /** Row index in the rendered table, from 1; the header is row 1. */
  index: number
  selected: boolean
  /** Measures the row height if rows are virtualised. */
  measure: VirtualRows['measure']
  rowActions: RowActions
  onSelect: (row: Row) => void
  onToggle: (row: Row) => void
}

const treeRoles = ({ level, at, of, leaf, branch }: Line) => ({
  'aria-level': level,
  'aria-posinset': at,
  'aria-setsize': of,
  ...(!leaf && { 'aria-expanded': branch?.open ?? false }),
})

/** The cells of a row, memoised independently of the selection. */
const Cells = memo(({ styles, columns, row }: { styles: GridStyles; columns: readonly Column[]; row: Row }) =>
  columns.map(column => (
    <td
      key={column.field.name}
      tabIndex={-1}
      data-label={column.label}
      data-beside={column.beside}
      className={mergeClasses(
        styles.cell,
        column.align === 'end' && styles.end,
        column.stays && styles.stays,
        column.beside && styles.beside,
      )}
      style={column.stays}
    >
      {cellOf(column, row)}
    </td>
  )),
)

const cellOf = ({ field, label, Cell }: Column, row: Row) => (
  <Cell name={field.name} label={label} value={shownOf(row, field.name)} row={row} options={field.options} />
)

type TreeCellProps = Pick<Props, 'line' | 'onToggle'> & { column: Column; name: string }

const TreeCell = ({ line: { row, level, leaf, branch }, column, name, onToggle }: TreeCellProps) => (
  <td className={useGridStyles().cell} tabIndex={-1} data-label={column.label}>
    <TreeToggle
      name={name}
      level={level}
      leaf={leaf}
      open={branch?.open ?? false}
      loading={branch?.state === 'loading'}
      onToggle={() => onToggle(row)}
    >
      {cellOf(column, row)}
    </TreeToggle>
  </td>
)

const GridRowPart = ({ shape, line, index, selected, measure, rowActions, onSelect, onToggle }: Props) => {
  const { t } = useTranslation()
  const styles = useGridStyles()
  const { canSelect, buttons, treeColumn, columns } = shape
  const { row } = line
  const name = nameOfRow(row)
  return (
    <tr
      ref={measure}
      data-index={index - 1}
      className={mergeClasses(styles.row, selected && styles.selected)}
      aria-rowindex={index + 1}
      {...(canSelect && { 'aria-selected': selected })}
      {...(treeColumn && treeRoles(line))}
    >
      {canSelect && (
        <td className={mergeClasses(styles.cell, styles.check)} tabIndex={-1}>
          <label className={styles.checkArea}>
            <input
              type="checkbox"
              className={styles.checkbox}
              checked={selected}
              aria-label={t('table.selectRow', { name })}
              onChange={() => onSelect(row)}
            />
          </label>
        </td>
      )}
      {treeColumn && <TreeCell line={line} column={treeColumn} name={name} onToggle={onToggle} />}
      <Cells styles={styles} columns={columns} row={row} />
      {buttons.length > 0 && (
        <td className={mergeClasses(styles.cell, styles.actions)} tabIndex={-1}>
          <RowButtons buttons={buttons} row={row} rowActions={rowActions} />
        </td>
      )}
    </tr>
  )
}

/** A row. Memoised, because a page may have 400 rows. */
export const GridRow = memo(
  GridRowPart,
  (before, after) =>
    before.line.row === after.line.row &&
    before.line.branch === after.line.branch &&
    before.line.leaf === after.line.leaf &&
    before.line.level === after.line.level &&
    before.line.at === after.line.at &&
    before.line.of === after.line.of &&
    before.index === after.index &&
    before.selected === after.selected &&
    before.measure === after.measure &&
    before.shape === after.shape &&
    before.rowActions === after.rowActions &&
    before.onSelect === after.onSelect &&
    before.onToggle === after.onToggle,
)
