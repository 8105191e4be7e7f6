import { mergeClasses } from '@fluentui/react-components'
import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import { ColumnHandle } from './column-handle.tsx'
import { everyColumn, type GridShape } from './grid-shape.ts'
import { useGridStyles } from './grid-styles.ts'
import type { Table } from '../list/use-table.ts'

const SelectAll = ({ table: { selection, visible } }: { table: Table }) => {
  const { t } = useTranslation()
  const styles = useGridStyles()
  const isSome = selection.rows.length > 0 && !selection.isAll
  return (
    <th className={mergeClasses(styles.head, styles.checkHead)} tabIndex={-1}>
      <label className={styles.checkArea}>
        <input
          type="checkbox"
          className={styles.checkbox}
          aria-label={t('table.selectAll')}
          checked={selection.isAll}
          disabled={visible.length === 0}
          ref={box => {
            if (box) box.indeterminate = isSome
          }}
          onChange={selection.toggleAll}
        />
      </label>
    </th>
  )
}

/** The header row. It is sticky and does not render again while rows scroll. Each label has a resize handle. */
export const GridHead = memo(({ shape, table }: { shape: GridShape; table: Table }) => {
  const { t } = useTranslation()
  const styles = useGridStyles()
  const { layout, change } = table.layout
  return (
    <thead>
      <tr aria-rowindex={1}>
        {shape.canSelect && <SelectAll table={table} />}
        {everyColumn(shape).map(({ field, label, align, stays }) => (
          <th
            key={field.name}
            scope="col"
            tabIndex={-1}
            className={mergeClasses(styles.head, align === 'end' && styles.end, stays && styles.staysHead)}
            style={stays}
            title={label}
            aria-label={label}
          >
            <span className={styles.headText}>{label}</span>
            <ColumnHandle
              label={label}
              width={layout.widths[field.name]}
              onResize={width => change({ widths: { ...layout.widths, [field.name]: width } })}
            />
          </th>
        ))}
        {shape.buttons.length > 0 && (
          <th scope="col" tabIndex={-1} className={mergeClasses(styles.head, styles.actionsHead)}>
            {t('table.actions')}
          </th>
        )}
      </tr>
    </thead>
  )
})
