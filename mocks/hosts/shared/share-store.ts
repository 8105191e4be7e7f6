import { z } from 'zod'
import type { Sql } from '../store/sql.ts'
import { Share } from './share.ts'

const Rows = z.array(z.object({ share: z.string() }))
const Names = z.array(z.object({ name: z.string() }))

/** Stores how worlds are shared, beside the worlds. */
export const createShareStore = ({ run }: Sql) => {
  run('CREATE TABLE IF NOT EXISTS shares (name TEXT PRIMARY KEY, share TEXT NOT NULL, ends_at INTEGER NOT NULL) WITHOUT ROWID')
  return {
    read: (name: string): Share | undefined => {
      const [found] = Rows.parse(run('SELECT share FROM shares WHERE name = ?', name))
      return found && Share.parse(JSON.parse(found.share))
    },
    /** The share of a database that holds one world. */
    any: (): Share | undefined => {
      const [found] = Rows.parse(run('SELECT share FROM shares LIMIT 1'))
      return found && Share.parse(JSON.parse(found.share))
    },
    add: (share: Share): void =>
      void run('INSERT INTO shares (name, share, ends_at) VALUES (?, ?, ?)', share.name, JSON.stringify(share), share.endsAt),
    remove: (name: string): void => void run('DELETE FROM shares WHERE name = ?', name),
    /** The worlds that ended before a time, in milliseconds since 1970. */
    endedBefore: (time: number): string[] =>
      Names.parse(run('SELECT name FROM shares WHERE ends_at < ?', time)).map(({ name }) => name),
  }
}

export type ShareStore = ReturnType<typeof createShareStore>
