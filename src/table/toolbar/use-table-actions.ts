import { startTransition, useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Failure } from '#src/lib/http/failure.ts'
import { notify } from '#src/lib/browser/notify.ts'
import { audienceOfPath } from '#contracts/wire/audience.ts'
import { useConfirm } from '#src/ui/feedback/confirm.tsx'
import { useKept } from '#src/ui/form/use-draft.ts'
import type { Hooks } from '../hooks.ts'
import type { Row } from '../kind.ts'
import { useEditor } from '../form/editor.ts'
import type { Action } from '../action.ts'
import type { TableDefinition } from '../define-table.ts'
import type { RowActions } from '../grid/row-buttons.tsx'
import { nameOfRow } from '../grid/row-name.ts'
import type { Table } from '../list/use-table.ts'
import { useRecordAddress } from '../record/use-record-address.ts'

/** The open dialog. */
export type OpenDialog =
  | { readonly what: 'add'; readonly begin?: Row }
  | { readonly what: 'edit' | 'view'; readonly row: Row }
  | { readonly what: 'action'; readonly action: Action; readonly rows: readonly Row[] }

type Rows = (rows: readonly Row[]) => Promise<void>
type Open = (dialog: OpenDialog) => void

const runOf = (action: Action, rows: readonly Row[]): (() => Promise<unknown>) | undefined => {
  if (action.needs === 'nothing') return action.run && (async () => action.run?.())
  if (action.needs === 'selection') return action.run && (async () => action.run?.(rows))
  const [row] = rows
  return row && action.run && (async () => action.run?.(row))
}

/** Names of rows that a question lists before it only counts them. */
const mostNamed = 5

/** Names the rows in a confirmation before they are deleted. Source: TFO-13. */
const useRemoval = ({ noun }: TableDefinition, { writes }: Table) => {
  const confirm = useConfirm()
  const { t } = useTranslation()
  return useCallback(
    async (rows: readonly Row[]) => {
      if (rows.length === 0) return notify.error(t('msg.selectErr'))
      const count = rows.length
      const what = { count, noun: t(noun, { count }) }
      const names = rows.slice(0, mostNamed).map(nameOfRow).join(t('table.listComma'))
      const listed = count > mostNamed ? t('table.namesAndMore', { names, count: count - mostNamed }) : names
      const question = {
        title: t('table.deleteManyQuestion', what),
        text: `${listed}\n${t('table.delmsg')}`,
        yes: t('table.deleteMany', what),
        danger: true,
      }
      if (await confirm(question)) await writes.remove(rows)
    },
    [confirm, t, noun, writes],
  )
}

const useActing = ({ writes, selection }: Table, open: Open) => {
  const confirm = useConfirm()
  const { t } = useTranslation()
  const [running, setRunning] = useState<Action>()
  const act = async (action: Action, rows: readonly Row[] = selection.rows) => {
    if (action.needs === 'selection' && rows.length === 0) notify.error(t('msg.selectErr'))
    else if (action.confirm && !(await confirm({ title: t(action.name), text: t(action.confirm), yes: t(action.name) }))) return
    else if (action.opens) open({ what: 'action', action, rows })
    else {
      const run = runOf(action, rows)
      setRunning(action)
      if (run) await writes.attempt(run, rows)
      setRunning(undefined)
    }
  }
  return { running, act }
}

/** Stable functions, so that rows do not render again. */
const useRowActions = (
  actions: { remove: Rows; act: (action: Action, rows: readonly Row[]) => Promise<void> },
  open: Open,
): RowActions => {
  const latest = useRef(actions)
  useEffect(() => {
    latest.current = actions
  })
  return useMemo(
    () => ({
      view: row => open({ what: 'view', row }),
      edit: row => open({ what: 'edit', row }),
      remove: row => void latest.current.remove([row]),
      act: (action, row) => void latest.current.act(action, [row]),
    }),
    [latest, open],
  )
}

/** Runs the screen's hooks before a dialog opens; undefined if there is nothing to wait for. */
const prepared = ({ addOpenBefore, editOpenBefore }: Hooks, dialog: OpenDialog): Promise<OpenDialog> | undefined => {
  if (dialog.what === 'add' && addOpenBefore) return (async () => ({ ...dialog, begin: await addOpenBefore() }))()
  if (dialog.what !== 'edit' || !editOpenBefore) return undefined
  return (async () => {
    await editOpenBefore(dialog.row)
    return dialog
  })()
}

/** Opens a dialog, or what the screen has in its place: a form of its own, the page of a record. */
const useOpen = ({ editor, hooks, record, rowKey }: TableDefinition, openDialog: Open): Open => {
  const { open: openEditor } = useEditor()
  const { open: openRecord } = useRecordAddress(rowKey)
  return useCallback(
    dialog => {
      if (record && dialog.what === 'view') return openRecord(dialog.row)
      if (editor && (dialog.what === 'add' || dialog.what === 'edit'))
        return openEditor(dialog.what === 'edit' ? dialog.row : undefined)
      const waited = prepared(hooks, dialog)
      if (!waited) return openDialog(dialog)
      waited.then(openDialog, (error: unknown) => {
        if (!(error instanceof Failure)) throw error
      })
    },
    [editor, hooks, record, openEditor, openRecord, openDialog],
  )
}

/** A dialog as it is stored; an action is stored by name, because it contains functions. */
type KeptDialog = Exclude<OpenDialog, { what: 'action' }> | { what: 'action'; name: string; rows: readonly Row[] }

/** Reopens the dialog that was open when the session ended, because it may have had input. Source: SES-10. */
const useDialogAgain = ({ calls: { list }, actions }: TableDefinition, dialog: OpenDialog | undefined, openDialog: Open) =>
  useKept({
    name: `${list.path} dialog`,
    audience: audienceOfPath(list.path),
    current: (): KeptDialog | undefined =>
      dialog?.what === 'action' ? { what: 'action', name: dialog.action.name, rows: dialog.rows } : dialog,
    restore: kept => {
      // Only this screen stores values under this name.
      const again = kept as KeptDialog
      if (again.what !== 'action') return openDialog(again)
      const action = actions.find(({ name }) => name === again.name)
      if (action) openDialog({ what: 'action', action, rows: again.rows })
    },
  })

/** Handlers of a screen's buttons: open a dialog or form, delete after a confirmation, run an action. */
export const useTableActions = (definition: TableDefinition, table: Table) => {
  const [dialog, setDialog] = useState<OpenDialog>()
  // A transition, because a long form takes a while to render.
  const openDialog = useCallback((next: OpenDialog) => startTransition(() => setDialog(next)), [])
  useDialogAgain(definition, dialog, openDialog)
  const open = useOpen(definition, openDialog)
  const remove = useRemoval(definition, table)
  const { running, act } = useActing(table, open)
  return {
    dialog,
    open,
    close: useCallback(() => setDialog(undefined), []),
    remove,
    running,
    act,
    rowActions: useRowActions({ remove, act }, open),
  }
}
