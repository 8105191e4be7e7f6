import { useCallback, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Failure } from '#src/lib/http/failure.ts'
import { notify } from '#src/lib/browser/notify.ts'
import { useScreen } from '#src/lib/menu/screen.ts'
import type { Field, TableDefinition } from '../define-table.ts'
import type { Table } from '../list/use-table.ts'
import { sheetErrorTexts } from './sheet-error-texts.ts'
import { SheetError } from './sheet-guard.ts'

/** The rows to export. */
export type ExportScope = 'selected' | 'loaded' | 'all'

/** Progress of an export; `total` is 0 if unknown. */
export type ExportProgress = { readonly loaded: number; readonly total: number }

const isReported = (error: unknown) => error instanceof Failure || (error instanceof DOMException && error.name === 'AbortError')

/** The visible columns, and the additional columns of an export. */
const exported = ({ exportExtra }: TableDefinition, shown: readonly Field[]) => [
  ...shown,
  ...exportExtra.filter(({ name }) => shown.every(one => one.name !== name)),
]

/** Exports rows of a screen with the visible and the additional columns. The code loads on first use. */
export const useExport = (definition: TableDefinition, { selection, visible, list, layout }: Table) => {
  const { t } = useTranslation()
  const { name } = useScreen()
  const [progress, setProgress] = useState<ExportProgress>()
  const running = useRef<AbortController>(null)
  const run = async (scope: ExportScope) => {
    const { signal } = (running.current = new AbortController())
    setProgress({ loaded: 0, total: 0 })
    try {
      const { everyRow, exportRows } = await import('./export.ts')
      const onProgress = (loaded: number, total: number) => setProgress({ loaded, total })
      const all = () => everyRow({ definition, query: list.query, ask: list.ask, onProgress, signal })
      const rows = scope === 'all' ? await all() : scope === 'selected' ? selection.rows : visible
      await exportRows(name || 'table', exported(definition, layout.shown), rows, signal)
      notify.success(t('table.exported', { count: rows.length }))
    } catch (error) {
      if (error instanceof SheetError) notify.error(t(sheetErrorTexts[error.reason]))
      else if (!isReported(error)) throw error
    } finally {
      setProgress(undefined)
    }
  }
  return { run, progress, cancel: useCallback(() => running.current?.abort(), []) }
}
