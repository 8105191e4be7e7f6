import { z } from 'zod'
import type { Sql } from './sql.ts'

/** The tables: a head for each world, and one line for each row that differs from the seed. */
const tables = [
  'CREATE TABLE IF NOT EXISTS worlds (name TEXT PRIMARY KEY, head TEXT NOT NULL, used_at INTEGER NOT NULL) WITHOUT ROWID',
  `CREATE TABLE IF NOT EXISTS rows (world TEXT, noun TEXT, id INTEGER, row TEXT NOT NULL, PRIMARY KEY (world, noun, id))
   WITHOUT ROWID`,
]

const Heads = z.array(z.object({ head: z.string() }))
const Rows = z.array(z.object({ noun: z.string(), row: z.string() }))
const Count = z.tuple([z.object({ count: z.number() })])
const Newest = z.tuple([z.object({ at: z.number().nullable() })])
const Names = z.array(z.object({ name: z.string() }))

/** A row that differs from the seed, as JSON; a removed row is its bare id. */
export type StoredRow = { readonly noun: string; readonly id: number; readonly row: string }

/** What a world stores: `head`, everything but its rows, as JSON. */
export type StoredWorld = { readonly head: string; readonly rows: readonly { readonly noun: string; readonly row: string }[] }

/**
 * Stores worlds as their differences from the seed. Each function is one transaction. Source: HST-1.
 * @throws if the file cannot take a change; nothing of it is stored then.
 */
export const createWorldStore = ({ run, transaction }: Sql) => {
  for (const table of tables) run(table)

  const putRow = (world: string, { noun, id, row }: StoredRow): void =>
    void run('INSERT OR REPLACE INTO rows (world, noun, id, row) VALUES (?, ?, ?, ?)', world, noun, id, row)

  const removeRows = (world: string): void => void run('DELETE FROM rows WHERE world = ?', world)

  return {
    read: (world: string): StoredWorld | undefined => {
      const [stored] = Heads.parse(run('SELECT head FROM worlds WHERE name = ?', world))
      return stored && { head: stored.head, rows: Rows.parse(run('SELECT noun, row FROM rows WHERE world = ?', world)) }
    },
    /** Writes a head and rows. `whole`: they replace all rows of the world. */
    write: (world: string, head: string, rows: readonly StoredRow[], whole: boolean): void =>
      transaction(() => {
        if (whole) removeRows(world)
        for (const row of rows) putRow(world, row)
        run('INSERT OR REPLACE INTO worlds (name, head, used_at) VALUES (?, ?, ?)', world, head, Date.now())
      }),
    remove: (world: string): boolean =>
      transaction(() => {
        removeRows(world)
        return run('DELETE FROM worlds WHERE name = ? RETURNING name', world).length > 0
      }),
    has: (world: string): boolean => run('SELECT 1 FROM worlds WHERE name = ?', world).length > 0,
    count: (): number => Count.parse(run('SELECT count(*) AS count FROM worlds'))[0].count,
    /** The time that the newest seed leads up to, so that a restart does not need another seed. */
    newestSeed: (): number | undefined =>
      Newest.parse(run("SELECT max(json_extract(head, '$.seededAt')) AS at FROM worlds"))[0].at ?? undefined,
    /** Notes that a world was used, so that it counts as idle from now on. */
    used: (world: string): void => void run('UPDATE worlds SET used_at = ? WHERE name = ?', Date.now(), world),
    /** The worlds that were last used before a time, in milliseconds since 1970. */
    idleSince: (time: number): string[] =>
      Names.parse(run('SELECT name FROM worlds WHERE used_at < ?', time)).map(({ name }) => name),
  }
}

export type WorldStore = ReturnType<typeof createWorldStore>
