import type { TableDefinition } from '../define-table.ts'
import type { PlannedRow } from './import-plan.ts'

/** What to do with rows that exist already or come again in the file. */
export const twiceChoices = ['skip', 'update', 'add'] as const
export type TwiceChoice = (typeof twiceChoices)[number]

/** A row to send; `id`: of the record that it updates. */
export type Outgoing = PlannedRow & { readonly id?: string }

/** Ids of existing records by the value that identifies them. */
export type Existing = ReadonlyMap<string, string>

/** The field that identifies a row of a file: the one that rows of a tree name their parent by, else the name. Undefined: none. */
export const identityOf = ({ form, tree }: Pick<TableDefinition, 'form' | 'tree'>): string | undefined =>
  [tree?.parent, 'name'].find(name => form.some(field => field.name === name))

/** The identifying value of a row; empty if it has none. */
export const keyOf = ({ body }: PlannedRow, identity: string): string => String(body[identity] ?? '').trim()

/**
 * The rows to send. A row comes twice if its record exists, or if the file has it again: then `skip` keeps what came first,
 * `update` what came last, and `add` everything. Source: TEX-10.
 */
export const outgoingOf = (
  rows: readonly PlannedRow[],
  identity: string | undefined,
  existing: Existing,
  choice: TwiceChoice,
): readonly Outgoing[] => {
  if (identity === undefined || choice === 'add') return rows
  const keys = rows.map(row => keyOf(row, identity))
  return rows.flatMap((row, at): Outgoing[] => {
    const key = keys[at] ?? ''
    const id = existing.get(key)
    if (key === '') return [row]
    if (choice === 'skip') return id === undefined && keys.indexOf(key) === at ? [row] : []
    if (keys.lastIndexOf(key) !== at) return []
    return [id === undefined ? row : { ...row, id }]
  })
}
