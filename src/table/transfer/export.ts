import { call } from '#src/lib/http/call.ts'
import { download, workbookType } from '#src/lib/browser/download.ts'
import { nothing } from '#src/lib/format/format.ts'
import { isEmpty, shownOf } from '../kinds/shared.tsx'
import type { Row } from '../kind.ts'
import { kindOf } from '../kinds/index.ts'
import type { Field, TableDefinition } from '../define-table.ts'
import { rootValue, valueOf } from '../list/tree.ts'
import type { List } from '../list/use-list.ts'
import { wordFor } from '../use-word.ts'
import { loadLabels, type Labels } from './labels.ts'
import { writeSheet } from './sheet.ts'
import type { SheetCell } from './sheet-guard.ts'

/** The largest page size of lists. */
const portion = 400

type Progress = (loaded: number, total: number) => void
type Ask = {
  readonly definition: TableDefinition
  readonly query: List['query']
  /** Replaces the screen's list call. */
  readonly ask?: List['ask']
  readonly onProgress: Progress
  readonly signal: AbortSignal
}

const pagedRows = async ({ definition, query, ask, onProgress, signal }: Ask): Promise<Row[]> => {
  const rows: Row[] = []
  for (let at = 1, last = 1; at <= last; at++) {
    const wanted = { ...query, page: at, per_page: portion }
    const reply = await (ask?.(wanted, signal) ?? call(definition.calls.list, { query: wanted }, { signal }))
    rows.push(...reply.data)
    last = reply.last_page
    onProgress(rows.length, reply.total)
  }
  return rows
}

const treeRows = async (ask: Ask, parent = rootValue, found: Row[] = []): Promise<Row[]> => {
  const { definition, query, onProgress, signal } = ask
  const { calls, tree } = definition
  if (!calls.children || !tree) return found
  for (const row of await call(calls.children, { query: { ...query, isChildren: 'true', pid: parent } }, { signal })) {
    found.push(row)
    onProgress(found.length, 0)
    if (row.has_children) await treeRows(ask, valueOf(row, tree), found)
  }
  return found
}

/**
 * Loads every row that matches the conditions of a screen, page by page; the rows of a tree level by level.
 * @throws Failure if a page fails to load or `signal` aborts.
 */
export const everyRow = (ask: Ask): Promise<Row[]> => (ask.definition.tree ? treeRows(ask) : pagedRows(ask))

/** A missing value is an empty cell in a spreadsheet, not a dash. */
const shownText = (text: string) => (text === nothing ? '' : text)

const cellOf = ({ name, kind, options }: Field, row: Row, labels: Labels): SheetCell => {
  const value = shownOf(row, name)
  const { toText, align } = kindOf(kind)
  if (isEmpty(value)) return ''
  if (align === 'end' && Number.isFinite(Number(value))) return Number(value)
  if (toText) return shownText(toText(value, options, labels.get(name) ?? new Map(), row))
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}

/**
 * Saves rows as a spreadsheet: labels in the first line, then the texts of the cells, with numbers as numbers.
 * @throws Failure if a dictionary fails to load; SheetError if the file cannot be written.
 * Source: TEX-2, TEX-3, TEX-4.
 */
export const exportRows = async (
  name: string,
  fields: readonly Field[],
  rows: readonly Row[],
  signal: AbortSignal,
): Promise<void> => {
  const labels = await loadLabels(fields, rows, signal)
  const head = fields.map(({ label }) => wordFor(label))
  const bytes = await writeSheet([head, ...rows.map(row => fields.map(field => cellOf(field, row, labels)))])
  signal.throwIfAborted()
  download(`${name}.xlsx`, bytes, workbookType)
}
