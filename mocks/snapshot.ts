import { z } from 'zod'
import { latest } from './clock.ts'
import { problemsIn } from './control-problem.ts'
import type { Changes } from './db/db.ts'
import { rows, type TableName } from './db/rows.ts'
import { leastScale, mostScale } from './seeds/scale.ts'

/**
 * The version of stored worlds. A world holds only the rows that differ from the seed, whole, and refers to all others by id. Raise the
 * version whenever an older world would no longer be read as it was meant; it is then discarded:
 * - a column has no default, gets narrower bounds, or means something else;
 * - seeded rows get other ids or refer to other rows, or a table is seeded with more rows than before.
 * It stays if a column with a default or a table without seeds is added, or seeded rows only get other values.
 */
export const worldVersion = 7

/** Milliseconds since 1970, within the range that a clock accepts. Source: CTL-7. */
export const Time = z.int().min(0).max(latest)

/** Multiplier for the number of seeded rows. */
export const Scale = z.number().min(leastScale).max(mostScale)

const text = z.union([z.string(), z.array(z.string())])
const tableOf = (row: z.ZodObject) =>
  z.object({
    last: z.int().min(0),
    rows: z.array(z.union([z.int().min(1), row.extend({ english: z.record(z.string(), text).exactOptional() })])),
  })

/** Rows that differ from the seed, validated by the schemas of their tables. */
const ChangesOfRows = z.strictObject(
  Object.fromEntries((Object.keys(rows) as TableName[]).map(name => [name, tableOf(rows[name]).optional()])),
)

const ClockState = z
  .object({ offset: z.number(), frozen: Time.nullable() })
  .refine(({ offset, frozen }) => frozen !== null || Time.safeParse(Math.round(Date.now() + offset)).success, {
    message: 'The time is not between 1970 and 2100.',
  })

const StepShape = z.object({ at: Time, state: z.string(), facts: z.unknown() })
/** A provider state that was entered; `at` is in milliseconds since 1970. */
export type Step = z.output<typeof StepShape>

const SnapshotShape = z.object({
  version: z.literal(worldVersion),
  scale: Scale,
  seededAt: Time,
  clock: ClockState,
  changes: ChangesOfRows,
  steps: z.array(StepShape).optional(),
})

/** A world that can be stored and moved: its differences from the seed, and the states that were entered. */
export type Snapshot = Omit<z.output<typeof SnapshotShape>, 'version' | 'changes' | 'steps'> & {
  version: number
  changes: Changes
  steps?: readonly Step[] | undefined
}

const Version = z.object({ version: z.number() })

/**
 * Validates a snapshot from a file, a link, a request or the browser's storage.
 * @throws Error if the version differs, a time is out of range, or a row does not match its table. Source: CTL-7.
 */
export const readSnapshot = (saved: unknown): Snapshot => {
  const { version } = Version.safeParse(saved).data ?? {}
  if (version !== undefined && version !== worldVersion)
    throw new Error(`This world has version ${version}, but version ${worldVersion} is required.`)
  const read = SnapshotShape.safeParse(saved)
  if (read.success) return read.data as Snapshot
  throw new Error(`This is not a valid world (${problemsIn(read.error.issues, saved)}).`)
}
