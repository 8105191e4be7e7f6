import type { Db } from '../db/db.ts'
import type { Write } from '../db/journal.ts'
import type { RowOf, TableName } from '../db/rows.ts'

/** A row as it was before a piece of work and as it is after it. */
type Change<Name extends TableName> = { readonly before: RowOf<Name> | undefined; readonly next: RowOf<Name> | undefined }

/** What an invariant looks at: the whole world, or what one call has written. */
export type Scope = {
  readonly whole: boolean
  /** Live rows: all of a table, or those that were written. */
  readonly rows: <Name extends TableName>(table: Name) => readonly RowOf<Name>[]
  /** What was written, each row once; nothing where the whole world is looked at. */
  readonly changes: <Name extends TableName>(table: Name) => readonly Change<Name>[]
}

/** Something that is always true. `broken` names each row that it is not true of. */
export type Invariant = { readonly name: string; readonly broken: (db: Db, scope: Scope) => readonly string[] }

/** Looks at every row. */
export const wholeWorld = (db: Db): Scope => ({
  whole: true,
  rows: <Name extends TableName>(table: Name) => db[table].rows() as unknown as readonly RowOf<Name>[],
  changes: () => [],
})

const idOf = (row: object | undefined): number => (row && 'id' in row ? Number(row.id) : 0)

/** Looks at what was written: of a row that was written twice, the first «before» and the last «next» count. */
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
