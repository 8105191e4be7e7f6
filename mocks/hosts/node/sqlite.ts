import { DatabaseSync, type StatementSync } from 'node:sqlite'
import { dirname } from 'node:path'
import type { Sql } from '../store/sql.ts'

const pageBytes = 4096

/** Opens a file for this process alone. The lock is taken now, so that a second process is refused at its start. */
const openAlone = (file: string): DatabaseSync => {
  const database = new DatabaseSync(file)
  try {
    database.exec(`PRAGMA page_size = ${pageBytes}; PRAGMA locking_mode = EXCLUSIVE; PRAGMA journal_mode = WAL`)
    database.exec('PRAGMA synchronous = NORMAL; BEGIN IMMEDIATE; COMMIT; SELECT count(*) FROM sqlite_schema')
    return database
  } catch (reason) {
    database.close()
    const { message } = reason as Error
    if (message.includes('locked')) throw new Error(`Another mock keeps its worlds in ${dirname(file)}.`, { cause: reason })
    if (!/not a database|malformed/.test(message)) throw reason
    const advice = 'Move it away to begin with new worlds, or put a copy of it in its place.'
    throw new Error(`${file} is damaged (${message}). ${advice}`, { cause: reason })
  }
}

/**
 * Opens SQLite in Node, in a file or in memory (`:memory:`). Only one process can have a file open. A write survives the end of
 * the process at any moment; a power cut may lose the last ones, never half of one.
 * @param mostBytes how large the file may become.
 * @throws if the file is in use or is no database.
 */
export const openSqlite = (file: string, mostBytes?: number): Sql & { readonly close: () => void } => {
  const database = openAlone(file)
  if (mostBytes !== undefined) database.exec(`PRAGMA max_page_count = ${Math.floor(mostBytes / pageBytes)}`)
  const statements = new Map<string, StatementSync>()

  const run: Sql['run'] = (text, ...values) => {
    const statement = statements.get(text) ?? database.prepare(text)
    statements.set(text, statement)
    return statement.all(...values)
  }

  const transaction: Sql['transaction'] = work => {
    database.exec('BEGIN IMMEDIATE')
    try {
      const result = work()
      database.exec('COMMIT')
      return result
    } catch (reason) {
      // A full disk ends the transaction by itself.
      if (database.isTransaction) database.exec('ROLLBACK')
      throw reason
    }
  }
  return { run, transaction, close: () => database.close() }
}
