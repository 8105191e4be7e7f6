import { makeStyles, tokens } from '@fluentui/react-components'
import { Suspense, useEffect, useId, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { notify } from '#src/lib/browser/notify.ts'
import { useRefresh } from '#src/lib/http/use-data.ts'
import { shellHeight } from '#src/ui/layout/shell-height.ts'
import { LinesSkeleton } from '#src/ui/feedback/skeletons.tsx'
import { AuthProvider } from './upload-auth.ts'
import { useEditor } from './form/editor.ts'
import { AddDialog, EditDialog } from './form/record-form.tsx'
import { ViewDialog } from './form/record-view.tsx'
import { Grid } from './grid/grid.tsx'
import { phone } from './grid/grid-styles.ts'
import type { Row } from './kind.ts'
import type { TableDefinition } from './define-table.ts'
import { RecordScreen } from './record/record-screen.tsx'
import { useRecordAddress } from './record/use-record-address.ts'
import { conditionsOf } from './search/query.ts'
import { SearchBar } from './search/search-bar.tsx'
import { TablePager } from './list/table-pager.tsx'
import { Toolbar } from './toolbar/toolbar.tsx'
import { useAllowed } from './use-allowed.ts'
import { useTableActions } from './toolbar/use-table-actions.ts'
import type { PushedList } from './list/use-list.ts'
import { useTable, type Table } from './list/use-table.ts'

const useStyles = makeStyles({
  root: {
    display: 'flex',
    flexDirection: 'column',
    gap: tokens.spacingVerticalM,
    minWidth: 0,
    // A screen with content above its table sets the height of that content.
    maxHeight: `calc(100vh - ${shellHeight} - var(--above-table, 0px))`,
    minHeight: '420px',
    // On a phone the page scrolls: a box within it would show two cards.
    [phone]: { maxHeight: 'none', minHeight: 0 },
  },
})

type DialogsProps = { definition: TableDefinition; table: Table; actions: ReturnType<typeof useTableActions> }

const Dialogs = ({ definition, table: { writes, reload }, actions: { dialog, close } }: DialogsProps) => {
  const [full, setFull] = useState(false)
  const shared = { definition, onClose: close, full: { on: full, toggle: () => setFull(!full) } }
  if (dialog?.what === 'add') return <AddDialog {...shared} begin={dialog.begin} onSave={writes.add} />
  if (dialog?.what === 'edit') return <EditDialog {...shared} row={dialog.row} onSave={writes.change} />
  if (dialog?.what === 'view') return <ViewDialog {...shared} row={dialog.row} />
  if (dialog?.what !== 'action') return null
  const { opens: Own } = dialog.action
  return Own && <Own rows={dialog.rows} onClose={close} reload={() => void reload()} />
}

/** The record that the URL opens. */
const OpenRecord = ({ definition, actions: { open, act, running } }: Omit<DialogsProps, 'table'>) => {
  const { id, close } = useRecordAddress(definition.rowKey)
  if (!definition.record || id === undefined || definition.can.view !== true) return null
  return (
    <RecordScreen
      key={id}
      definition={definition}
      page={definition.record}
      id={id}
      onClose={close}
      edit={row => open({ what: 'edit', row })}
      act={(action, row) => void act(action, [row])}
      running={running}
    />
  )
}

type Props = {
  definition: TableDefinition
  /** The rows, if the surrounding screen loads them with the URL's query; see `useListQuery`. */
  pushed?: PushedList
  /** Called with the selected rows. */
  onSelected?: ((rows: readonly Row[]) => void) | undefined
}

const Screen = ({ definition, pushed, onSelected }: Props) => {
  const { t } = useTranslation()
  const styles = useStyles()
  const barId = useId()
  const table = useTable(definition, pushed)
  const actions = useTableActions(definition, table)
  const {
    address: { page: at, perPage, filters },
    list,
    selection,
  } = table
  useEffect(() => onSelected?.(selection.rows), [onSelected, selection.rows])
  const [searching, setSearching] = useState(Object.keys(filters).length > 0)
  const toggleSearch = () => {
    if (definition.search.length === 0) notify.error(t('table.waitSetting'))
    else setSearching(!searching)
  }
  const { above: Above } = definition
  const conditions = useMemo(() => conditionsOf(filters, definition.search), [filters, definition.search])
  return (
    <div className={styles.root}>
      {Above && <Above conditions={conditions} />}
      <Toolbar
        definition={definition}
        table={table}
        running={actions.running}
        searching={searching}
        barId={barId}
        onAdd={() => actions.open({ what: 'add' })}
        onSearch={toggleSearch}
        onRemove={() => void actions.remove(selection.rows)}
        onAct={action => void actions.act(action)}
      />
      {searching && <SearchBar id={barId} search={definition.search} filters={filters} onQuery={table.search} />}
      <Grid definition={definition} table={table} rowActions={actions.rowActions} />
      <TablePager
        page={at}
        perPage={perPage}
        lastPage={list.lastPage}
        total={list.total}
        sizes={definition.pageSizes}
        isWhole={definition.tree !== undefined || definition.pageSizes.length === 0}
        onTurn={table.turnTo}
        onResize={table.resize}
      />
      <Suspense>
        <OpenRecord definition={definition} actions={actions} />
      </Suspense>
      <Suspense>
        <Dialogs definition={definition} table={table} actions={actions} />
      </Suspense>
    </div>
  )
}

/** The list, or the form that the URL opens in its place. */
const Place = ({ definition: whole, ...props }: Props) => {
  const definition = useAllowed(whole)
  const { onSelected } = props
  const { isOpen, id, close } = useEditor()
  const refresh = useRefresh()
  const { editor: Editor } = definition
  const backToList = () => {
    // A cached or pending reply is older than what was saved.
    void refresh(definition.calls.list)
    close()
  }
  if (!Editor || !isOpen || onSelected) return <Screen definition={definition} {...props} />
  return (
    <Suspense fallback={<LinesSkeleton count={8} size={32} />}>
      <Editor key={id} id={id} onClose={backToList} />
    </Suspense>
  )
}

/** Renders a back-office screen from its definition. Source: TBS-1. */
export const TableScreen = ({ definition, pushed, onSelected }: Props) => (
  <AuthProvider value={definition.calls.list.auth}>
    <Place key={definition.calls.list.path} definition={definition} onSelected={onSelected} {...(pushed && { pushed })} />
  </AuthProvider>
)
