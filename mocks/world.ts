import { createClock, type ClockState } from './clock.ts'
import { createDb, type Changes, type Dump } from './db/db.ts'
import { runTasks } from './domain/system/tasks.ts'
import { createFaults } from './faults.ts'
import { keepTrue } from './invariants/check.ts'
import { seedShop } from './seeds/seed.ts'
import { english } from './seeds/texts.ts'

/** Raised whenever rows or seeds change shape: older snapshots are discarded, not misread. */
export const worldVersion = 5

/** A provider state that was entered, and when: `at` is milliseconds since 1970. */
export type Step = { at: number; state: string; facts: unknown }

/** A world as it can be stored and moved: what differs from its seed, and which states led there. */
export type Snapshot = {
  version: number
  scale: number
  seededAt: number
  clock: ClockState
  changes: Changes
  steps?: readonly Step[] | undefined
}

/** Longer lists of steps say less than the rows that came of them. */
const mostSteps = 40

export type World = ReturnType<typeof createWorld>

type Start = {
  /** Multiplies the seeded rows. */
  scale?: number
  /** Milliseconds since 1970 that the seeded history leads up to. */
  seededAt?: number
  /** Runs each piece of work on the world; a host that shares the world with others locks and loads it here. */
  around?: <Result>(work: () => Result) => Result | Promise<Result>
  /** Whether every write is checked against the invariants, as on every host; copies that are only read need no checks. */
  checks?: boolean
}

/** The rows right after seeding, shared by all worlds of the same size and time: rows are frozen. */
const baselines = new Map<string, Dump>()

const baselineOf = (scale: number, seededAt: number, checks: boolean): Dump => {
  const key = `${scale} ${seededAt}`
  const known = baselines.get(key)
  if (known) return known
  const clock = createClock({ offset: 0, frozen: seededAt })
  const db = createDb(clock, { trusts: !checks || import.meta.env?.PROD, dictionary: english })
  seedShop({ db, clock, scale })
  const dump = db.dump()
  baselines.set(key, dump)
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

  const seed = (): void => {
    minute = undefined
    db.load(baselineOf(size, start, checks))
  }
  seed()

  /**
   * Does a piece of work whole or not at all.
   * @throws InvariantError naming `what`, with nothing changed, when the work breaks what must always be true.
   */
  const write = <Result>(what: string, work: () => Result): Result =>
    db.transaction(work, { atEnd: checks ? writes => keepTrue(db, what, writes) : undefined })

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
      size = options.scale ?? size
      start = options.now ?? start
      if (options.now === undefined) clock.release()
      else clock.set(options.now)
      faults.drop()
      steps = []
      seed()
      touches++
    },
    snapshot,
    /** @throws when the snapshot is of another version, or its rows cannot be taken over; nothing has changed then. */
    restore: (saved: Snapshot): void => {
      if (saved.version !== worldVersion)
        throw new Error(`This world is of version ${saved.version}; version ${worldVersion} is needed.`)
      const before = snapshot()
      try {
        take(saved)
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
