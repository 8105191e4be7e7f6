import { useCallback } from 'react'
import { GridRow } from './grid-row.tsx'
import type { GridShape } from './grid-shape.ts'
import { FailedBranch, FailedRows, NoRows, SkeletonRows } from './grid-states.tsx'
import type { Row } from '../kind.ts'
import type { TableDefinition } from '../define-table.ts'
import type { RowActions } from './row-buttons.tsx'
import { idOf } from './use-selection.ts'
import type { Table } from '../list/use-table.ts'
import type { VirtualRows } from './use-virtual-rows.ts'

/** Spacer for rows that are not rendered. */
const Gap = ({ height }: { height: number }) => height > 0 && <tr aria-hidden="true" style={{ height }} />

type Props = {
  definition: TableDefinition
  table: Table
  rowActions: RowActions
  shape: GridShape
  /** Number of columns. */
  span: number
  virtual: VirtualRows
}

const Lines = ({ definition, table, rowActions, shape, span, virtual }: Props) => {
  const { branches, selection } = table
  const { rowKey } = definition
  const { toggle: select } = selection
  const onSelect = useCallback((row: Row) => select(idOf(row, rowKey)), [select, rowKey])
  return virtual.drawn.flatMap(({ index, gap }) => {
    const line = branches.lines[index]
    if (!line) return []
    const before = <Gap key={`before ${index}`} height={gap} />
    const key = 'row' in line ? idOf(line.row, rowKey) : `failed ${line.failed}`
    const drawn =
      'row' in line ? (
        <GridRow
          key={key}
          shape={shape}
          line={line}
          index={index + 1}
          selected={selection.ids.has(idOf(line.row, rowKey))}
          measure={virtual.measure}
          rowActions={rowActions}
          onSelect={onSelect}
          onToggle={branches.toggle}
        />
      ) : (
        <FailedBranch key={key} columns={span} level={line.level} onRetry={() => void branches.retry(line.failed)} />
      )
    return [before, drawn]
  })
}

/** The rows, or the loading, empty or error state. */
export const GridBody = (props: Props) => {
  const { definition, table, span, virtual } = props
  const { list, branches, search } = table
  if (list.state === 'failed') return <FailedRows columns={span} error={list.error} onRetry={() => void table.reload()} />
  if (list.state === 'loading') return <SkeletonRows columns={span} />
  if (branches.lines.length === 0) {
    return (
      <NoRows
        columns={span}
        noun={definition.noun}
        isFiltered={Object.keys(table.address.filters).length > 0}
        onClear={() => search({})}
      />
    )
  }
  return (
    <>
      <Lines {...props} />
      <Gap height={virtual.rest} />
    </>
  )
}
