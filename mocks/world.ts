import { createClock } from './clock.ts'
import { createDb, type Dump } from './db/db.ts'
import { runTasks } from './domain/system/tasks.ts'
import { createFaults } from './faults.ts'
import { keepTrue } from './invariants/check.ts'
import { endOtherSessions } from './sessions.ts'
import { seedShop } from './seeds/seed.ts'
import { english } from './seeds/texts.ts'
import { readSnapshot, worldVersion, type Snapshot, type Step } from './snapshot.ts'

/** Longer lists of steps say less than the rows that came of them. */
const mostSteps = 40

export type World = ReturnType<typeof createWorld>

type Start = {
  /** Multiplies the seeded rows. */
  scale?: number
  /** Milliseconds since 1970 that the seeded history leads up to. */
  seededAt?: number
  /** Runs each piece of work on the world; a host that shares the world with others locks, loads and keeps it here. */
  around?: <Result>(work: () => Result, reads?: boolean) => Result | Promise<Result>
  /** Whether every write is checked against the invariants, as on every host; copies that are only read need no checks. */
  checks?: boolean
}

/** The rows right after seeding, shared by all worlds of the same size and time: rows are frozen. The newest few are kept. Source: MCK-10. */
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

/** One shop with everything that happens in it: rows, clock, faults. Worlds never meet. */
export const createWorld = ({ scale = 1, seededAt = Date.now(), around = work => work(), checks = true }: Start = {}) => {
  const clock = createClock()
  const db = createDb(clock)
  const faults = createFaults()
  let size = scale
  let start = seededAt
  let touches = 0
  let steps: readonly Step[] = []
  let minute: number | undefined

  db.load(baselineOf(size, start, checks))

  /**
   * Does a piece of work whole or not at all.
   * @param session the token that asks for it; it outlives a change of its own password.
   * @throws InvariantError naming `what`, with nothing changed, when the work breaks what must always be true.
   */
  const write = <Result>(what: string, work: () => Result, session?: number): Result =>
    db.transaction(work, {
      atEnd: writes => {
        endOtherSessions(db, writes, session)
        if (checks) keepTrue(db, what, writes)
      },
    })

  const snapshot = (): Snapshot => ({
    version: worldVersion,
    scale: size,
    seededAt: start,
    clock: clock.state(),
    changes: db.changes(),
    steps,
  })

  const take = (saved: Snapshot): void => {
    db.load(baselineOf(saved.scale, saved.seededAt, checks))
    db.apply(saved.changes)
    clock.restore(saved.clock)
    size = saved.scale
    start = saved.seededAt
    steps = saved.steps ?? []
    minute = undefined
  }

  return {
    db,
    clock,
    faults,
    around,
    write,
    /** Grows with every change; whoever stores snapshots compares it. */
    version: (): number => db.writes() + touches,
    /** Runs the scheduled tasks now. */
    runTasks: () => write('the scheduled tasks', () => runTasks(db, clock)),
    /** Runs them if they have not been looked after in this minute of the clock. Source: OST-11. */
    tick: (): void => {
      const now = Math.floor(clock.now() / 60_000)
      if (now !== minute) write('the scheduled tasks', () => runTasks(db, clock))
      minute = now
    },
    /** The provider states entered since the seed, as far as they are remembered. */
    steps: (): readonly Step[] => steps,
    /** Remembers that a provider state was entered. */
    stepped: (state: string, facts: unknown): void => {
      steps = steps.length < mostSteps ? [...steps, { at: clock.now(), state, facts }] : []
      touches++
    },
    /** Says that something beside the rows has changed. */
    touched: (): void => void touches++,
    /** Back to the seed. With `now` the clock stands there and the history leads up to it. */
    reset: (options: { now?: number; scale?: number } = {}): void => {
      const [nextSize, nextStart] = [options.scale ?? size, options.now ?? start]
      const rows = baselineOf(nextSize, nextStart, checks)
      if (options.now === undefined) clock.release()
      else clock.set(options.now)
      db.load(rows)
      ;[size, start, steps, minute] = [nextSize, nextStart, [], undefined]
      faults.drop()
      touches++
    },
    snapshot,
    /** Takes over a stored world. @throws with a sentence when it cannot be; nothing has changed then. */
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
    /** The same after the same seed, clock and calls, in any host. */
    hash: async (): Promise<string> => {
      const text = new TextEncoder().encode(JSON.stringify(db.dump()))
      return hex(await crypto.subtle.digest('SHA-256', text))
    },
  }
}
