import { z } from 'zod'
import type { Sql } from '../store/sql.ts'

const Rows = z.array(z.object({ target: z.string(), ends_at: z.number() }))
const Counts = z.array(z.object({ count: z.number() }))

/** A stored short link: where it leads, and when it expires, in milliseconds since 1970. */
export type StoredLink = { readonly target: string; readonly endsAt: number }

/** Stores short links, beside the worlds. */
export const createLinkStore = ({ run }: Sql) => {
  run('CREATE TABLE IF NOT EXISTS links (id TEXT PRIMARY KEY, target TEXT NOT NULL, ends_at INTEGER NOT NULL) WITHOUT ROWID')
  return {
    read: (id: string): StoredLink | undefined => {
      const [found] = Rows.parse(run('SELECT target, ends_at FROM links WHERE id = ?', id))
      return found && { target: found.target, endsAt: found.ends_at }
    },
    add: (id: string, { target, endsAt }: StoredLink): void =>
      void run('INSERT INTO links (id, target, ends_at) VALUES (?, ?, ?)', id, target, endsAt),
    count: (): number => Counts.parse(run('SELECT COUNT(*) AS count FROM links'))[0]?.count ?? 0,
    /** Removes the links that ended before a time, in milliseconds since 1970. */
    removeEnded: (time: number): void => void run('DELETE FROM links WHERE ends_at < ?', time),
  }
}
