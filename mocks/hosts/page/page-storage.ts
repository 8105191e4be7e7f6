import type { Snapshot, World } from '../../world.ts'

const key = 'meridian:world'

type Stored = { revision: string; snapshot: Snapshot }

const read = (): Stored | undefined => {
  const text = localStorage.getItem(key)
  return text === null ? undefined : (JSON.parse(text) as Stored)
}

/**
 * Keeps a world in the browser's storage, where it survives reloads and is shared by the tabs of one visitor.
 * Only what differs from the seed is stored.
 */
export const createPageStorage = () => {
  let revision = ''
  let version = -1

  /** What the stored world was seeded with, so that a new one need not be seeded twice. */
  const seed = (): { scale?: number; seededAt?: number } => {
    try {
      const { scale, seededAt } = read()?.snapshot ?? {}
      return { ...(scale && { scale }), ...(seededAt && { seededAt }) }
    } catch {
      return {}
    }
  }

  /** Takes over what another tab has written since. @throws when the stored world cannot be read. */
  const load = (world: World): void => {
    const stored = read()
    if (!stored || stored.revision === revision) return
    world.restore(stored.snapshot)
    revision = stored.revision
    version = world.version()
  }

  /** Writes the world down if it has changed. A full storage is said once and does not stop the shop. */
  const save = (world: World): void => {
    if (world.version() === version) return
    version = world.version()
    const next = `${Date.now()}-${version}-${crypto.randomUUID()}`
    try {
      localStorage.setItem(key, JSON.stringify({ revision: next, snapshot: world.snapshot() } satisfies Stored))
      revision = next
    } catch {
      console.warn("[mock] the browser's storage is full: changes will not survive a reload")
    }
  }

  /** Throws away what is stored; the next `save` writes the world down whole. */
  const forget = (): void => {
    localStorage.removeItem(key)
    version = -1
  }

  return { seed, load, save, forget }
}
