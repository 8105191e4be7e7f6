import { createClock } from './clock.ts'
import { createDb, type Dump } from './db/db.ts'
import type { Write } from './db/journal.ts'
import { taskNames, tasks } from './domain/system/tasks.ts'
import { createFaults } from './faults.ts'
import { checkInvariants } from './invariants/check.ts'
import { endOtherSessions } from './sessions.ts'
import { seedShop } from './seeds/seed.ts'
import { english } from './seeds/texts.ts'
import { readSnapshot, worldVersion, type Snapshot, type Step } from './snapshot.ts'

/**
 * How many entered states are remembered. Beyond that the list is cleared, because the changed rows then describe the world
 * better.
 */
const mostSteps = 40

export type World = ReturnType<typeof createWorld>

/** Notifies a host of changes to the rows of a world. */
export type Observer = {
  /** Writes that took effect. */
  readonly wrote: (writes: readonly Write[]) => void
  /** All rows were replaced, by a reset or by a stored world. */
  readonly replaced: () => void
}

type Start = {
  /** Multiplier for the number of seeded rows. */
  scale?: number
  /** Milliseconds since 1970 at which the seeded history ends. */
  seededAt?: number
  /** Wraps all work on the world. A host that shares its world with others locks, loads and stores it here. */
  around?: <Result>(work: () => Result, reads?: boolean) => Result | Promise<Result>
  /** Follows the changes of the rows; what calls read is then noted, too. */
  observer?: Observer
  /** Checks every write against the invariants (default). Copies that are only read can turn it off. */
  checks?: boolean
}

/** The seeded rows by size and time, newest last. All worlds share them, because rows are frozen. Source: MCK-10. */
const baselines = new Map<string, Dump>()
const mostBaselines = 4

const baselineOf = (scale: number, seededAt: number, checks: boolean): Dump => {
  const key = `${scale} ${seededAt}`
  const known = baselines.get(key)
  if (known) {
    baselines.delete(key)
    baselines.set(key, known)
    return known
  }
  const clock = createClock({ offset: 0, frozen: seededAt })
  const db = createDb(clock, { trusts: !checks || import.meta.env?.PROD, dictionary: english })
  seedShop({ db, clock, scale })
  const dump = db.dump()
  baselines.set(key, dump)
  const [oldest] = baselines.keys()
  if (baselines.size > mostBaselines && oldest !== undefined) baselines.delete(oldest)
  return dump
}

const hex = (bytes: ArrayBuffer): string => [...new Uint8Array(bytes)].map(byte => byte.toString(16).padStart(2, '0')).join('')

/** Creates one isolated shop: its rows, clock and faults. */
export const createWorld = (options: Start = {}) => {
  const { scale = 1, seededAt = Date.now(), around = work => work(), checks = true, observer } = options
  const clock = createClock()
  const db = createDb(clock, observer && { onWrites: observer.wrote })
  const faults = createFaults()
  let size = scale
  let start = seededAt
  let touches = 0
  let steps: readonly Step[] = []
  let minute: number | undefined

  db.load(baselineOf(size, start, checks))

  /**
   * Runs `work` in a transaction.
   * @param session id of the token that makes the request. It stays valid when the request changes its own account's password.
   * @throws InvariantError naming `what` if the work breaks an invariant; nothing changes then.
   */
  const write = <Result>(what: string, work: () => Result, session?: number): Result =>
    db.transaction(work, {
      atEnd: writes => {
        endOtherSessions(db, writes, session)
        if (checks) checkInvariants(db, what, writes)
      },
    })

  const head = () => ({ version: worldVersion, scale: size, seededAt: start, clock: clock.state(), steps })

  const snapshot = (): Snapshot => ({ ...head(), changes: db.changes() })

  const take = (saved: Snapshot): void => {
    db.load(baselineOf(saved.scale, saved.seededAt, checks))
    db.apply(saved.changes)
    clock.restore(saved.clock)
    size = saved.scale
    start = saved.seededAt
    steps = saved.steps ?? []
    minute = undefined
    observer?.replaced()
  }

  const run = (task: keyof typeof tasks): number => write(`the scheduled task "${task}"`, () => tasks[task](db, clock))

  /** Runs a task. An error is logged, because the call that comes along is not its cause. Source: MCK-16. */
  const runSafely = (task: keyof typeof tasks): void => {
    try {
      run(task)
    } catch (reason) {
      console.error(`[mock] the scheduled task "${task}" failed`, reason)
    }
  }

  return {
    db,
    clock,
    faults,
    around,
    /** Whether to note which rows each call reads. */
    tracesReads: observer !== undefined,
    write,
    /** A counter that grows with every change; storage compares it to see whether to save. */
    version: (): number => db.writes() + touches,
    /** Runs the scheduled tasks now. @returns the number of orders of each. */
    runTasks: () => ({ cancelled: run('cancelled'), confirmed: run('confirmed'), settled: run('settled') }),
    /** Runs them unless they already ran in this minute of the world's clock. Source: OST-11. */
    tick: (): void => {
      const now = Math.floor(clock.now() / 60_000)
      if (now === minute) return
      minute = now
      for (const task of taskNames) runSafely(task)
    },
    /** The provider states entered since the seed; empty once there were too many. */
    steps: (): readonly Step[] => steps,
    /** Records that a provider state was entered. */
    stepped: (state: string, facts: unknown): void => {
      steps = steps.length < mostSteps ? [...steps, { at: clock.now(), state, facts }] : []
      touches++
    },
    /** Marks a change that is not in the rows, such as one of the clock. */
    touched: (): void => void touches++,
    /** Restores the seed. With `now`, the clock stops at that time and the seeded history ends there. */
    reset: ({ now, scale: wanted }: { now?: number; scale?: number } = {}): void => {
      const [nextSize, nextStart] = [wanted ?? size, now ?? start]
      const rows = baselineOf(nextSize, nextStart, checks)
      if (now === undefined) clock.release()
      else clock.set(now)
      db.load(rows)
      ;[size, start, steps, minute] = [nextSize, nextStart, [], undefined]
      faults.drop()
      observer?.replaced()
      touches++
    },
    /** What a snapshot holds beside the rows. */
    head,
    snapshot,
    /** Replaces the world by a stored one. @throws Error if the snapshot is invalid; the world is unchanged then. */
    restore: (saved: unknown): void => {
      const read = readSnapshot(saved)
      const before = snapshot()
      try {
        take(read)
      } catch (error) {
        take(before)
        throw error
      }
      touches++
    },
    /** A SHA-256 hash of all rows. The same seed, clock and calls give the same hash on every host. */
    hash: async (): Promise<string> => {
      const text = new TextEncoder().encode(JSON.stringify(db.dump()))
      return hex(await crypto.subtle.digest('SHA-256', text))
    },
  }
}
