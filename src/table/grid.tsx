import { mergeClasses, ProgressBar, useArrowNavigationGroup } from '@fluentui/react-components'
import { useCallback, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { GridRow, type Column, type GridShape } from './grid-row.tsx'
import { FailedBranch, FailedRows, NoRows, SkeletonRows } from './grid-states.tsx'
import { useGridStyles } from './grid-styles.ts'
import type { Row } from './kind.ts'
import { kindOf } from './kinds/index.ts'
import { LabelsOf } from './labels-of.tsx'
import type { TableDefinition } from './page.ts'
import { buttonsWidth, type RowDeeds } from './row-buttons.tsx'
import { idOf } from './use-selection.ts'
import type { Table } from './use-table.ts'
import { useWord } from './use-word.ts'

/** Least room for a column that takes what is left. */
const leastWidth = 144

const useShape = (page: TableDefinition): GridShape => {
  const word = useWord()
  return useMemo(() => {
    const all = page.columns.map((field): Column => {
      const { Cell, align, width } = kindOf(field.kind)
      return { field, label: word(field.label), Cell, align, width: field.width ?? width }
    })
    return {
      treeColumn: page.tree && all[0],
      columns: page.tree ? all.slice(1) : all,
      canSelect:
        page.can.remove !== false || page.can.export !== false || page.actions.some(action => action.needs === 'selection'),
      hasButtons: buttonsWidth(page) > 0,
    }
  }, [page, word])
}

const everyColumn = ({ treeColumn, columns }: GridShape) => (treeColumn ? [treeColumn, ...columns] : columns)

const Head = ({ shape, table }: { shape: GridShape; table: Table }) => {
  const { t } = useTranslation()
  const styles = useGridStyles()
  const { rows, isAll, toggleAll } = table.selection
  const isSome = rows.length > 0 && !isAll
  return (
    <thead>
      <tr aria-rowindex={1}>
        {shape.canSelect && (
          <th className={mergeClasses(styles.head, styles.checkHead)}>
            <label className={styles.checkArea}>
              <input
                type="checkbox"
                className={styles.checkbox}
                aria-label={t('table.selectAll')}
                checked={isAll}
                disabled={table.visible.length === 0}
                ref={box => {
                  if (box) box.indeterminate = isSome
                }}
                onChange={toggleAll}
              />
            </label>
          </th>
        )}
        {everyColumn(shape).map(({ field, label, align }) => (
          <th key={field.name} scope="col" className={mergeClasses(styles.head, align === 'end' && styles.end)} title={label}>
            {label}
          </th>
        ))}
        {shape.hasButtons && (
          <th scope="col" className={mergeClasses(styles.head, styles.actionsHead)}>
            {t('table.actions')}
          </th>
        )}
      </tr>
    </thead>
  )
}

type Props = { page: TableDefinition; table: Table; deeds: RowDeeds }

const Rows = ({ page, table, deeds, shape, span }: Props & { shape: GridShape; span: number }) => {
  const { list, branches, selection, search } = table
  const { toggle: select } = selection
  const onSelect = useCallback((row: Row) => select(idOf(row)), [select])
  if (list.state === 'failed') return <FailedRows columns={span} error={list.error} onRetry={() => void table.reload()} />
  if (list.state === 'loading') return <SkeletonRows columns={span} />
  if (branches.lines.length === 0) {
    return <NoRows columns={span} isFiltered={Object.keys(table.address.filters).length > 0} onClear={() => search({})} />
  }
  return branches.lines.map((line, at) =>
    'row' in line ? (
      <GridRow
        key={idOf(line.row)}
        page={page}
        shape={shape}
        line={line}
        index={at + 1}
        selected={selection.ids.has(idOf(line.row))}
        deeds={deeds}
        onSelect={onSelect}
        onToggle={branches.toggle}
      />
    ) : (
      <FailedBranch
        key={`failed ${line.failed}`}
        columns={span}
        level={line.level}
        onRetry={() => void branches.retry(line.failed)}
      />
    ),
  )
}

/** The rows: head that stays, columns that scroll sideways, one tab stop with arrow keys inside. */
export const Grid = ({ page, table, deeds }: Props) => {
  const { t } = useTranslation()
  const styles = useGridStyles()
  const shape = useShape(page)
  const arrows = useArrowNavigationGroup({ axis: 'grid' })
  const ends = { check: shape.canSelect ? 44 : 0, buttons: buttonsWidth(page) }
  const columns = everyColumn(shape)
  const minWidth = columns.reduce((sum, { width }) => sum + (width ?? leastWidth), ends.check + ends.buttons)
  const span = columns.length + (shape.canSelect ? 1 : 0) + (shape.hasButtons ? 1 : 0)
  return (
    <div className={styles.frame}>
      {table.list.state === 'busy' && (
        <div className={styles.busy}>
          <ProgressBar thickness="medium" aria-label={t('ui.loading')} />
        </div>
      )}
      <LabelsOf fields={page.columns} rows={table.visible}>
        <table
          className={styles.table}
          style={{ minWidth }}
          role={shape.treeColumn ? 'treegrid' : 'grid'}
          aria-label={t('table.label')}
          aria-rowcount={table.visible.length + 1}
          aria-busy={table.list.state === 'busy' || table.list.state === 'loading'}
          {...arrows}
        >
          <colgroup>
            {shape.canSelect && <col style={{ width: ends.check }} />}
            {columns.map(({ field, width }) => (
              <col key={field.name} {...(width && { style: { width } })} />
            ))}
            {shape.hasButtons && <col style={{ width: ends.buttons }} />}
          </colgroup>
          <Head shape={shape} table={table} />
          <tbody>
            <Rows page={page} table={table} deeds={deeds} shape={shape} span={span} />
          </tbody>
        </table>
      </LabelsOf>
    </div>
  )
}
