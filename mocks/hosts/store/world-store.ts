import { z } from 'zod'
import type { Sql } from './sql.ts'

/** The tables: a head for each world, and one line for each row that differs from the seed. */
const tables = [
  'CREATE TABLE IF NOT EXISTS worlds (name TEXT PRIMARY KEY, head TEXT NOT NULL, used_at INTEGER NOT NULL) WITHOUT ROWID',
  `CREATE TABLE IF NOT EXISTS rows (world TEXT, noun TEXT, id INTEGER, row TEXT NOT NULL, PRIMARY KEY (world, noun, id))
   WITHOUT ROWID`,
]

const Sums = z.tuple([z.object({ rows: z.number(), bytes: z.number().nullable() })])
const Heads = z.array(z.object({ head: z.string() }))
const Rows = z.array(z.object({ noun: z.string(), row: z.string() }))
const Count = z.tuple([z.object({ count: z.number() })])
const Newest = z.tuple([z.object({ at: z.number().nullable() })])
const Names = z.array(z.object({ name: z.string() }))

/** A row that differs from the seed, as JSON; a removed row is its bare id. */
export type StoredRow = { readonly noun: string; readonly id: number; readonly row: string }

/** What a world stores: `head`, everything but its rows, as JSON. */
export type StoredWorld = { readonly head: string; readonly rows: readonly { readonly noun: string; readonly row: string }[] }

/** What a request changes in the store. */
type Change = { readonly head: string; readonly rows: readonly StoredRow[]; readonly isWhole: boolean }

/** How much one world may store. */
export type WorldLimits = { readonly rows: number; readonly bytes: number }

/** Thrown if a change would lead a world beyond its limits; nothing of it is stored. Source: HST-8. */
export class LimitReached extends Error {
  readonly limits: WorldLimits

  constructor(limits: WorldLimits) {
    super('A world has reached its limits.')
    this.limits = limits
  }
}

/**
 * Stores worlds as their differences from the seed. Each function is one transaction. Source: HST-1.
 * @throws if the file cannot take a change; nothing of it is stored then.
 */
export const createWorldStore = ({ run, transaction }: Sql) => {
  for (const table of tables) run(table)

  const putRow = (world: string, { noun, id, row }: StoredRow): void =>
    void run('INSERT OR REPLACE INTO rows (world, noun, id, row) VALUES (?, ?, ?, ?)', world, noun, id, row)

  const removeRows = (world: string): void => void run('DELETE FROM rows WHERE world = ?', world)

  const checkLimits = (world: string, limits: WorldLimits): void => {
    // Sessions are bounded by themselves, so that visitors who only look cannot fill a world, and a full one lets people sign in.
    const statement =
      "SELECT count(*) AS rows, sum(length(CAST(row AS BLOB))) AS bytes FROM rows WHERE world = ? AND noun <> 'tokens'"
    const [{ rows, bytes }] = Sums.parse(run(statement, world))
    if (rows > limits.rows || (bytes ?? 0) > limits.bytes) throw new LimitReached(limits)
  }

  return {
    read: (world: string): StoredWorld | undefined => {
      const [stored] = Heads.parse(run('SELECT head FROM worlds WHERE name = ?', world))
      return stored && { head: stored.head, rows: Rows.parse(run('SELECT noun, row FROM rows WHERE world = ?', world)) }
    },
    /** Writes a head and rows. `isWhole`: they replace all rows of the world. @throws LimitReached. */
    write: (world: string, { head, rows, isWhole }: Change, limits?: WorldLimits): void =>
      transaction(() => {
        if (isWhole) removeRows(world)
        for (const row of rows) putRow(world, row)
        if (limits) checkLimits(world, limits)
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
