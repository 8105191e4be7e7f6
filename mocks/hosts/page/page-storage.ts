import { createStore, delMany, get, set, setMany, type UseStore } from 'idb-keyval'
import { z } from 'zod'
import { NotKept } from '../../not-kept.ts'
import { Scale, Time, type Snapshot } from '../../snapshot.ts'
import type { World } from '../../world.ts'

/** Stored next to the world, so that a tab reads the world only after another tab has changed it. */
const Head = z.object({ revision: z.string(), scale: Scale, seededAt: Time })
type Head = z.output<typeof Head>

const keys = { head: 'head', world: 'world', rejected: 'rejected', former: 'former' } as const

/** A world that the world of a link replaced, at `at` (milliseconds since 1970). */
export type Former = { readonly at: number; readonly snapshot: unknown }

/** Why changes are not stored: `full`, no space is left; `closed`, the browser has no database here. */
export type Unkept = 'full' | 'closed'

/**
 * Stores a world in IndexedDB, where it survives reloads and is shared by all tabs. Only differences from the seed are stored.
 * Source: MCK-6, MCK-9, MCK-11.
 * @param onUnkept called once when changes can no longer be stored.
 * @param name name of the database; a tab that shows a link's shop beside the visitor's own uses another one.
 */
export const createPageStorage = (onUnkept: (why: Unkept) => void, name = 'meridian') => {
  const database = createStore(name, 'mock')
  /** Some browsers throw when a blocked database is opened; here that rejects, like any other failure. */
  const store: UseStore = async (mode, use) => database(mode, use)
  let revision: string | undefined
  let version = -1
  let unkept: Unkept | undefined
  /** The stored world, as far as this tab knows. */
  let kept: Snapshot | undefined

  const turnOff = (why: Unkept): void => {
    if (unkept !== why) onUnkept(why)
    unkept = why
  }

  /** The seed of the stored world, so that the first world is created with it. */
  const seed = async (): Promise<{ scale?: number; seededAt?: number }> => {
    const { data } = Head.safeParse(await get(keys.head, store).catch(() => undefined))
    return data ? { scale: data.scale, seededAt: data.seededAt } : {}
  }

  /** Moves unreadable data aside; the next `save` writes the whole world. */
  const setAside = async (): Promise<void> => {
    version = -1
    const found = { head: await get<unknown>(keys.head, store), world: await get<unknown>(keys.world, store) }
    await set(keys.rejected, found, store).catch(() => undefined)
    await delMany([keys.head, keys.world], store)
  }

  /** The data that was moved aside because it could not be read. */
  const rejected = (): Promise<unknown> => get<unknown>(keys.rejected, store).catch(() => undefined)

  const readHead = async (): Promise<unknown> => {
    try {
      return await get(keys.head, store)
    } catch {
      turnOff('closed')
      return undefined
    }
  }

  /**
   * Loads what another tab has written since.
   * @returns false if it cannot be read; it is moved aside, and this tab keeps its own world.
   */
  const load = async (world: World): Promise<boolean> => {
    const head = await readHead()
    kept ??= world.snapshot()
    if (head === undefined || (revision !== undefined && Head.safeParse(head).data?.revision === revision)) return true
    try {
      world.restore(await get<unknown>(keys.world, store))
      revision = Head.parse(head).revision
      version = world.version()
      kept = world.snapshot()
      return true
    } catch {
      await setAside().catch(() => undefined)
      return false
    }
  }

  /** Stores the world if it has changed. @returns false if a change could not be stored. */
  const save = async (world: World): Promise<boolean> => {
    if (world.version() === version || unkept === 'closed') return true
    const snapshot = world.snapshot()
    const { scale, seededAt } = snapshot
    const head: Head = { revision: crypto.randomUUID(), scale, seededAt }
    try {
      await setMany(
        [
          [keys.world, snapshot],
          [keys.head, head],
        ],
        store,
      )
    } catch {
      turnOff('full')
      return false
    }
    ;[revision, version, kept, unkept] = [head.revision, world.version(), snapshot, undefined]
    return true
  }

  /** Resets the world to what is stored. */
  const takeBack = (world: World): void => {
    if (kept) world.restore(kept)
    version = world.version()
  }

  /**
   * Runs `work` on the world that all tabs share, under a lock.
   * @param reads true if the result may be returned even if it cannot be stored.
   * @throws NotKept if there is no space; the world is rolled back then.
   */
  const around = <Result>(world: World, work: () => Result, reads: boolean): Promise<Result> =>
    navigator.locks.request(`${name}:world`, async () => {
      await load(world)
      const result = work()
      if ((await save(world)) || reads) return result
      takeBack(world)
      throw new NotKept()
    })

  /** The world that the world of a link replaced, if any. */
  const former = (): Promise<Former | undefined> => get<Former>(keys.former, store).catch(() => undefined)

  /** Stores a world as the former one. @throws if there is no space. */
  const keepFormer = (snapshot: Snapshot): Promise<void> => set(keys.former, { at: Date.now(), snapshot } satisfies Former, store)

  return { former, keepFormer, seed, load, save, around, rejected, unkept: (): Unkept | undefined => unkept }
}
