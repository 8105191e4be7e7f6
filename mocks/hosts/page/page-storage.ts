import { createStore, delMany, get, set, setMany } from 'idb-keyval'
import { z } from 'zod'
import { NotKept } from '../../not-kept.ts'
import { Scale, Time, type Snapshot } from '../../snapshot.ts'
import type { World } from '../../world.ts'

/** Beside the world, so that a tab reads the world itself only after another one has changed it. */
const Head = z.object({ revision: z.string(), scale: Scale, seededAt: Time })
type Head = z.output<typeof Head>

const keys = { head: 'head', world: 'world', rejected: 'rejected', former: 'former' } as const

/** A world that gave way to that of a link: `at` is when, in milliseconds since 1970. */
export type Former = { readonly at: number; readonly snapshot: unknown }

/** Why nothing is written down: `full` no room is left, `closed` the browser offers no database here. */
export type Unkept = 'full' | 'closed'

/**
 * Keeps a world in the browser's database, where it survives reloads and is shared by the tabs of one visitor.
 * Only what differs from the seed is stored. Source: MCK-6, MCK-9, MCK-11.
 * @param onUnkept is called once when what is done cannot be written down.
 * @param name of the database; tabs that show the shop of a link beside the visitor's own have another one.
 */
export const createPageStorage = (onUnkept: (why: Unkept) => void, name = 'meridian') => {
  const store = createStore(name, 'mock')
  let revision: string | undefined
  let version = -1
  let unkept: Unkept | undefined
  /** What is written down, as far as this tab knows. */
  let kept: Snapshot | undefined

  const turnOff = (why: Unkept): void => {
    if (unkept !== why) onUnkept(why)
    unkept = why
  }

  /** What the stored world was seeded with, so that a new one need not be seeded twice. */
  const seed = async (): Promise<{ scale?: number; seededAt?: number }> => {
    const { data } = Head.safeParse(await get(keys.head, store).catch(() => undefined))
    return data ? { scale: data.scale, seededAt: data.seededAt } : {}
  }

  /** Puts what cannot be read aside; the next `save` writes the world down whole. */
  const setAside = async (): Promise<void> => {
    version = -1
    const found = { head: await get<unknown>(keys.head, store), world: await get<unknown>(keys.world, store) }
    await set(keys.rejected, found, store).catch(() => undefined)
    await delMany([keys.head, keys.world], store)
  }

  /** What was put aside because it could not be read; undefined where there is nothing. */
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
   * Takes over what another tab has written since.
   * @returns false where that cannot be read: it is put aside, and this tab goes on with its own world.
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

  /** Writes the world down if it has changed. @returns whether all that was done is written down now, as far as this browser can. */
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

  /** Makes the world what is written down. */
  const takeBack = (world: World): void => {
    if (kept) world.restore(kept)
    version = world.version()
  }

  /**
   * Does a piece of work on the world that all tabs share.
   * @param reads whether nothing is lost when it is not written down.
   * @throws NotKept, with everything taken back, where there is no room to write it down.
   */
  const around = <Result>(world: World, work: () => Result, reads: boolean): Promise<Result> =>
    navigator.locks.request(`${name}:world`, async () => {
      await load(world)
      const result = work()
      if ((await save(world)) || reads) return result
      takeBack(world)
      throw new NotKept()
    })

  /** The world that gave way to that of a link, if one did. */
  const former = (): Promise<Former | undefined> => get<Former>(keys.former, store).catch(() => undefined)

  /** Keeps a world as the former one. @throws where there is no room. */
  const keepFormer = (snapshot: Snapshot): Promise<void> => set(keys.former, { at: Date.now(), snapshot } satisfies Former, store)

  return { former, keepFormer, seed, load, save, around, rejected, unkept: (): Unkept | undefined => unkept }
}
