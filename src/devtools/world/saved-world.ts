import { z } from 'zod'
import { audiences } from '#contracts/wire/audience.ts'
import { download } from '#src/lib/browser/download.ts'
import { tokenOf, userOf } from '#src/lib/session/sessions.ts'
import { takeSessions, tokensHere } from '#src/lib/session/take-sessions.ts'
import { keepingAccounts } from '../accounts.ts'
import { anything, control } from '../control.ts'

const Sessions = z.object({ buyer: z.string().optional(), seller: z.string().optional(), admin: z.string().optional() })

/** The parts of an exported world that restoring reads: the changed rows for its summary, and the sessions. */
export const WorldFile = z.looseObject({
  changes: z.record(z.string(), z.object({ rows: z.array(z.unknown()) })),
  sessions: Sessions.optional(),
})

/** What restoring a world changed. */
export type Restored = { readonly rows: number; readonly tables: number; readonly time: string; readonly names: string[] }

const Clock = z.object({ now: z.string() })
const Reply = z.record(z.string(), z.unknown())

/** Exports what differs from the seed, and the clock. @throws Error if the mock refuses */
export const readWorld = (): Promise<Record<string, unknown>> => control(Reply, 'GET', '/world')

/** Exports the whole shop: what differs from the seed, the clock, and the sessions. @throws Error if the mock refuses */
export const takeWorld = async (): Promise<Record<string, unknown>> => ({
  ...(await readWorld()),
  sessions: tokensHere(),
})

/** Downloads the whole shop as a file, to import in the World tab. Source: CTL-11. @throws Error if the mock refuses */
export const downloadWorld = async (): Promise<void> =>
  download('meridian-world.json', JSON.stringify(await takeWorld()), 'application/json')

/**
 * Replaces the shop with an exported world and its sessions. If the export has no sessions, the current ones stay.
 * Source: CTL-11.
 * @throws Error if the mock refuses the world; nothing has changed then
 */
export const restoreWorld = async (world: unknown): Promise<Restored> => {
  const put = () => control(anything, 'PUT', '/world', world)
  const { sessions } = WorldFile.safeParse(world).data ?? {}
  if (sessions) {
    await put()
    await takeSessions(sessions)
  } else await keepingAccounts(put)
  const { changes } = WorldFile.parse(world)
  const changed = Object.entries(changes).filter(([table, { rows }]) => table !== 'tokens' && rows.length > 0)
  const { now } = await control(Clock, 'GET', '/clock')
  return {
    rows: changed.reduce((sum, [, { rows }]) => sum + rows.length, 0),
    tables: changed.length,
    time: now.slice(0, 16),
    names: audiences.flatMap(audience => (tokenOf(audience) ? (userOf(audience)?.username ?? []) : [])),
  }
}
