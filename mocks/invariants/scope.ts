import type { Db } from '../db/db.ts'
import type { Write } from '../db/journal.ts'
import type { RowOf, TableName } from '../db/rows.ts'

/** A row before and after a transaction. */
type Change<Name extends TableName> = { readonly before: RowOf<Name> | undefined; readonly next: RowOf<Name> | undefined }

/** The rows that an invariant checks: all of them, or those that one transaction wrote. */
export type Scope = {
  readonly whole: boolean
  /** Live rows of a table: all, or those that were written. */
  readonly rows: <Name extends TableName>(table: Name) => readonly RowOf<Name>[]
  /** Written rows, each once; empty when the whole world is checked. */
  readonly changes: <Name extends TableName>(table: Name) => readonly Change<Name>[]
}

/** A condition that always holds. `broken` describes each row that violates it. */
export type Invariant = { readonly name: string; readonly broken: (db: Db, scope: Scope) => readonly string[] }

/** A scope with every row. */
export const wholeWorld = (db: Db): Scope => ({
  whole: true,
  rows: <Name extends TableName>(table: Name) => db[table].rows() as unknown as readonly RowOf<Name>[],
  changes: () => [],
})

const idOf = (row: object | undefined): number => (row && 'id' in row ? Number(row.id) : 0)

/** A scope with the written rows. For a row written more than once, the first `before` and the last `next` count. */
export const writtenBy = (writes: readonly Write[]): Scope => {
  const tables = new Map<string, Map<number, { before: object | undefined; next: object | undefined }>>()
  for (const { table, before, next } of writes) {
    const rows = tables.get(table) ?? new Map<number, { before: object | undefined; next: object | undefined }>()
    const id = idOf(next ?? before)
    rows.set(id, { before: rows.has(id) ? rows.get(id)?.before : before, next })
    tables.set(table, rows)
  }
  const changes = <Name extends TableName>(table: Name) => [...(tables.get(table)?.values() ?? [])] as unknown as Change<Name>[]
  return {
    whole: false,
    changes,
    rows: <Name extends TableName>(table: Name) =>
      changes(table).flatMap(({ next }) => (next?.deleted_at === null ? [next] : [])),
  }
}
