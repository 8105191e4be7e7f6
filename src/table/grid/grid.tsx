import { mergeClasses, ProgressBar, tokens } from '@fluentui/react-components'
import { useCallback, useRef, useState, type CSSProperties, type RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import { GridBody } from './grid-body.tsx'
import { GridHead } from './grid-head.tsx'
import { buttonsWidthOf, checkWidthOf, everyColumn, leastWidthOf, useShape } from './grid-shape.ts'
import { phone, useGridStyles } from './grid-styles.ts'
import { LabelsOf } from '../list/labels-of.tsx'
import { rowHeights } from '../toolbar/layout.ts'
import { NamesFailed } from '../list/names-failed.tsx'
import { OldRows } from '../list/old-rows.tsx'
import type { TableDefinition } from '../define-table.ts'
import type { RowActions } from './row-buttons.tsx'
import { useGridKeys } from './use-grid-keys.ts'
import { idOf } from './use-selection.ts'
import type { Table } from '../list/use-table.ts'
import { useRoom } from '#src/lib/browser/use-room.ts'
import { useMedia } from '#src/lib/browser/use-media.ts'
import { useVirtualRows } from './use-virtual-rows.ts'

/** Shadow of the pinned buttons while columns pass below them. */
const pinShadow = `-6px 0 8px -6px ${tokens.colorNeutralShadowKey}`

type Props = { definition: TableDefinition; table: Table; rowActions: RowActions }

/** Combines virtual rows with keyboard navigation across all rows. */
const useRowsOf = (
  { definition, table, rowActions }: Props,
  frame: HTMLElement | null,
  body: RefObject<HTMLTableElement | null>,
) => {
  const { lines } = table.branches
  const keyOf = useCallback(
    (index: number) => {
      const line = lines[index]
      return line && 'row' in line ? idOf(line.row, definition.rowKey) : `line ${index}`
    },
    [lines, definition.rowKey],
  )
  const height = rowHeights[table.layout.layout.density] + 1
  const virtual = useVirtualRows({ frame, count: lines.length, height, keyOf })
  const { keep } = virtual
  const { toggleAll } = table.selection
  const keys = useGridKeys({
    table: body,
    count: lines.length,
    draw: useCallback((row: number) => keep(row - 1), [keep]),
    onOpen: useCallback(
      (row: number) => {
        const line = lines[row - 1]
        if (definition.can.view === true && line && 'row' in line) rowActions.view(line.row)
      },
      [lines, definition, rowActions],
    ),
    onSelectAll: toggleAll,
  })
  return { virtual, keys }
}

/** The data grid: sticky header, horizontal scrolling, one tab stop with arrow-key navigation. */
export const Grid = ({ definition, table, rowActions }: Props) => {
  const { t } = useTranslation()
  const styles = useGridStyles()
  const { layout, shown } = table.layout
  const [frame, setFrame] = useState<HTMLDivElement | null>(null)
  const room = useRoom(frame)
  const shape = useShape(definition, shown, layout, table.visible, useMedia(phone) ? 'card' : room)
  const body = useRef<HTMLTableElement>(null)
  const { virtual, keys } = useRowsOf({ definition, table, rowActions }, frame, body)
  const columns = everyColumn(shape)
  const buttonsWidth = buttonsWidthOf(shape)
  const span = columns.length + (shape.canSelect ? 1 : 0) + (buttonsWidth > 0 ? 1 : 0)
  const { state } = table.list
  const least = leastWidthOf(shape)
  const look: CSSProperties & { '--row-height': string; '--pin-shadow'?: string; '--cell-side'?: string } = {
    minWidth: least,
    '--row-height': `${rowHeights[layout.density]}px`,
    ...(room !== undefined && least > room && { '--pin-shadow': pinShadow }),
    ...(shape.isTight && { '--cell-side': tokens.spacingHorizontalS }),
  }
  return (
    <div className={mergeClasses(styles.frame, virtual.measure && styles.many)} ref={setFrame}>
      {state === 'busy' && (
        <div className={styles.busy}>
          <ProgressBar thickness="medium" aria-label={t('ui.loading')} />
        </div>
      )}
      <LabelsOf fields={shown} rows={table.visible}>
        <NamesFailed fields={shown} />
        {table.list.isOld && <OldRows onRetry={() => void table.reload()} />}
        <span tabIndex={-1} />
        <table
          {...keys}
          ref={body}
          className={styles.table}
          style={look}
          role={shape.treeColumn ? 'treegrid' : 'grid'}
          aria-label={t('table.label')}
          aria-rowcount={table.branches.lines.length + 1}
          aria-colcount={span}
          aria-busy={state === 'busy' || state === 'loading'}
        >
          <colgroup>
            {shape.canSelect && <col style={{ width: checkWidthOf(shape) }} />}
            {columns.map(({ field, width }) => (
              <col key={field.name} {...(width && { style: { width } })} />
            ))}
            {buttonsWidth > 0 && <col style={{ width: buttonsWidth }} />}
          </colgroup>
          <GridHead shape={shape} table={table} />
          <tbody>
            <GridBody definition={definition} table={table} rowActions={rowActions} shape={shape} span={span} virtual={virtual} />
          </tbody>
        </table>
        <span tabIndex={-1} />
      </LabelsOf>
    </div>
  )
}
