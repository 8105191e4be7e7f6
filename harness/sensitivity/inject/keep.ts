import type { Db } from '#mocks/db/db.ts'
import type { RowOf, TableName } from '#mocks/db/rows.ts'
import type { Injection } from '../defect.ts'
import { afterwards } from './afterwards.ts'
import { idIn } from './write.ts'

/** Restores fields of the row that the URL names, or of the caller's own row, unless it is new. */
export const keeps = <Name extends TableName>(table: Name, ...fields: (keyof RowOf<Name> & string)[]): Injection =>
  afterwards(({ db, url, was, rows, owner }) => {
    const before = was(table, idIn(url)) ?? rows(table).find(row => 'user_id' in row && row.user_id === owner)
    if (!before || !db[table].find(before.id)) return
    db[table].change(before.id, Object.fromEntries(fields.map(name => [name, before[name]])) as never)
  }, table)

/** Brings a deleted row back. */
export const add = (db: Db, table: TableName, row: unknown): void => {
  const { last, rows: all } = db[table].dump()
  db[table].load({ last, rows: [...all, row] } as never)
}

/** Rows that a call has deleted come back. */
export const leavesRows = (table: TableName): Injection =>
  afterwards(({ db, rows: before }) => {
    for (const row of before(table)) if (!db[table].find(row.id)) add(db, table, row)
  }, table)
