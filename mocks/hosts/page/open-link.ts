import { unpackWorld, type Kept } from '../../devtools/link.ts'
import type { World } from '../../world.ts'
import type { createPageStorage } from './page-storage.ts'

type Storage = ReturnType<typeof createPageStorage>

/** What becomes of the visitor's own shop when a link brings another: it stays, it stays and the link's opens beside it, or it gives way. */
export type LinkChoice = 'keep' | 'beside' | 'replace'

/** How the link in the address went: what to take over on the browser's side, or why nothing was opened. */
export type Opened = { kept: Kept } | { error: string }

/** Where a link carries its world: behind the `#`, which no server ever sees. */
const linkMark = '#world='

/** In the session of a tab: it shows the shop of a link beside the visitor's own; `new` until that is opened. `src/lib/browser/storage.ts` reads it. */
const besideKey = 'meridian:beside'

/** The database of this tab. */
export const databaseOfTab = (): string => (sessionStorage.getItem(besideKey) === null ? 'meridian' : 'meridian-beside')

/** Whether something was done in a shop since its seed. */
const isTouched = (world: World): boolean => Object.values(world.snapshot().changes).some(({ rows }) => rows.length > 0)

/** Opens the link's shop in this tab alone: it starts anew with a database of its own. */
const openBeside = (text: string): Promise<never> => {
  sessionStorage.setItem(besideKey, 'new')
  history.replaceState(null, '', `${location.pathname}${location.search}${linkMark}${text}`)
  location.reload()
  return new Promise(() => {})
}

type Opening = { world: World; storage: Storage; onLink?: (() => Promise<LinkChoice>) | undefined }

/** Whether the link's world may come, once the visitor was asked; the former world is kept then. */
const makesRoom = async ({ world, storage, onLink }: Opening, text: string): Promise<boolean> => {
  const isNew = sessionStorage.getItem(besideKey) === 'new'
  if (isNew) sessionStorage.setItem(besideKey, 'open')
  if (isNew || !isTouched(world)) return true
  const choice = (await onLink?.()) ?? 'replace'
  if (choice === 'beside') return openBeside(text)
  if (choice === 'replace') await storage.keepFormer(world.snapshot())
  return choice === 'replace'
}

/**
 * Opens the world that the address carries, if it does, and takes it out of the address. Where something was done in this one,
 * `onLink` is asked first. Source: CTL-9.
 */
export const openLink = async (opening: Opening): Promise<Opened | undefined> => {
  const { world } = opening
  if (!location.hash.startsWith(linkMark)) return undefined
  const text = location.hash.slice(linkMark.length)
  history.replaceState(null, '', location.pathname + location.search)
  try {
    const { snapshot, faults, kept } = await unpackWorld(text)
    if (!(await makesRoom(opening, text))) return undefined
    await world.around(() => world.restore(snapshot))
    world.faults.set(faults)
    return { kept }
  } catch (reason) {
    return { error: reason instanceof Error ? reason.message : String(reason) }
  }
}

/** Brings the former world back; the present one becomes the former. @throws Error where there is none. */
export const bringFormer = async (world: World, storage: Storage): Promise<void> => {
  const former = await storage.former()
  if (!former) throw new Error('There is no former shop.')
  const present = world.snapshot()
  await world.around(() => world.restore(former.snapshot))
  await storage.keepFormer(present)
}
