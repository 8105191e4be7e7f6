import { createStore, delMany, get, setMany } from 'idb-keyval'
import type { Snapshot } from '../../snapshot.ts'
import type { World } from '../../world.ts'

/** Beside the world, so that a tab reads the world itself only after another one has changed it. */
type Head = Pick<Snapshot, 'scale' | 'seededAt'> & { readonly revision: string }

const keys = { head: 'head', world: 'world' } as const

/**
 * Keeps a world in the browser's database, where it survives reloads and is shared by the tabs of one visitor.
 * Only what differs from the seed is stored.
 * @param onFull is called once when the browser has no room: the shop goes on, but forgets with the tab.
 */
export const createPageStorage = (onFull: () => void) => {
  const store = createStore('meridian', 'mock')
  const readHead = () => get<Head>(keys.head, store)
  let revision: string | undefined
  let version = -1
  let isFull = false

  /** What the stored world was seeded with, so that a new one need not be seeded twice. */
  const seed = async (): Promise<{ scale?: number; seededAt?: number }> => {
    const { scale, seededAt } = (await readHead().catch(() => undefined)) ?? {}
    return { ...(scale && { scale }), ...(seededAt && { seededAt }) }
  }

  /** Throws away what is stored; the next `save` writes the world down whole. */
  const forget = async (): Promise<void> => {
    version = -1
    await delMany(Object.values(keys), store).catch(() => {})
  }

  /**
   * Takes over what another tab has written since.
   * @returns false where that cannot be read: it is thrown away, and this tab goes on with its own world.
   */
  const load = async (world: World): Promise<boolean> => {
    try {
      const head = await readHead()
      if (!head || head.revision === revision) return true
      const snapshot = await get<Snapshot>(keys.world, store)
      if (!snapshot) throw new Error('The stored world has a head and no rows.')
      world.restore(snapshot)
      revision = head.revision
      version = world.version()
      return true
    } catch {
      await forget()
      return false
    }
  }

  /** Writes the world down if it has changed. */
  const save = async (world: World): Promise<void> => {
    if (world.version() === version) return
    version = world.version()
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
      revision = head.revision
      isFull = false
    } catch {
      if (!isFull) onFull()
      isFull = true
    }
  }

  return { seed, load, save }
}
