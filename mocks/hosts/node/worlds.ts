import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { World } from '../../world.ts'
import { openKept, type KeptWorld, type OnChange } from '../store/kept-world.ts'
import type { Sql } from '../store/sql.ts'
import { createWorldStore, type WorldLimits } from '../store/world-store.ts'

const hour = 3_600_000
/** How long new worlds share a seed, so that their history ends recently. */
const seedLife = 24 * hour

export type WorldsOptions = {
  readonly sql: Sql
  readonly scale: number
  /** The folder for stored worlds that cannot be read. */
  readonly keep?: string | undefined
  /** How many worlds there may be. */
  readonly mostWorlds: number
  /** How many worlds are ready to answer; the others are in the store. */
  readonly mostLive: number
  /** How much a world may store. */
  readonly limitsOf?: (name: string) => WorldLimits | undefined
  readonly onChange?: (name: string, ...change: Parameters<OnChange>) => void
}

type Live = KeptWorld & {
  /** Requests that are being answered, and listeners. */
  busy: number
  usedAt: number
}

/**
 * Keeps worlds by name: the ones in use in memory, the others in SQLite. Source: HST-1, HST-2, HST-4, MCK-10.
 */
export const createWorlds = ({ sql, scale, keep, mostWorlds, mostLive, limitsOf, onChange }: WorldsOptions) => {
  const store = createWorldStore(sql)
  /** Least recently used first. */
  const live = new Map<string, Live>()
  let count = store.count()
  let seededAt = store.newestSeed() ?? Date.now()

  /** Moves a stored world that cannot be read into a file beside the others. */
  const setAside = (name: string, reason: unknown): void => {
    console.error(`[mock] The world "${name}" cannot be read; starting it afresh: ${String(reason)}`)
    if (keep !== undefined)
      writeFileSync(join(keep, `unreadable-${Date.now()}.json`), JSON.stringify({ name, ...store.read(name) }))
    store.remove(name)
  }

  const evict = (name: string, one: Live): void => {
    if (one.save() === undefined) store.used(name)
    live.delete(name)
  }

  const makeRoom = (): void => {
    for (const [name, one] of live) {
      if (live.size < mostLive) return
      if (one.busy === 0) evict(name, one)
    }
  }

  const openStored = (name: string): KeptWorld => {
    if (Date.now() - seededAt > seedLife) seededAt = Date.now()
    const limits = limitsOf?.(name)
    const options = { store, name, seed: { scale, seededAt }, limits, onChange: onChange && onChange.bind(undefined, name) }
    try {
      return openKept(options)
    } catch (reason) {
      if (!store.has(name)) throw reason
      setAside(name, reason)
      return openKept(options)
    }
  }

  const open = (name: string): Live => {
    makeRoom()
    const isNew = !store.has(name)
    const kept = openStored(name)
    if (isNew && kept.save() === undefined) count++
    return { ...kept, busy: 0, usedAt: Date.now() }
  }

  const find = (name: string): Live => {
    const one = live.get(name) ?? open(name)
    live.delete(name)
    live.set(name, one)
    one.usedAt = Date.now()
    return one
  }

  return {
    of: (name: string): World => find(name).world,
    has: (name: string): boolean => live.has(name) || store.has(name),
    /** Whether a world exists or there is room for it. */
    admits: (name: string): boolean => live.has(name) || count < mostWorlds || store.has(name),
    /** Keeps a world in memory while `work` runs. */
    during: async <Result>(name: string, work: () => Promise<Result>): Promise<Result> => {
      const one = find(name)
      one.busy++
      try {
        return await work()
      } finally {
        one.busy--
      }
    },
    /** Ends a world. @returns whether it existed. */
    end: (name: string): boolean => {
      live.get(name)?.end()
      live.delete(name)
      const existed = store.remove(name)
      if (existed) count--
      return existed
    },
    /** Moves worlds to the store that have been idle for this many milliseconds. */
    evictIdle: (ms: number): void => {
      for (const [name, one] of live) if (one.busy === 0 && Date.now() - one.usedAt >= ms) evict(name, one)
    },
    /** How many worlds are in memory. */
    liveCount: (): number => live.size,
    stop: (): void => {
      for (const one of live.values()) one.save()
    },
  }
}

export type Worlds = ReturnType<typeof createWorlds>
