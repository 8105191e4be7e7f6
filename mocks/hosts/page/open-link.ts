import { unpackWorld, type Kept } from '../../devtools/link.ts'
import type { World } from '../../world.ts'
import type { createPageStorage } from './page-storage.ts'

type Storage = ReturnType<typeof createPageStorage>

/**
 * What happens to the visitor's own shop when a link brings another: it is kept, kept with the link's shop in a second database,
 * or replaced.
 */
export type LinkChoice = 'keep' | 'beside' | 'replace'

/** The result of opening a link: browser state to restore and the recording that it brings, or why nothing was opened. */
export type Opened = { kept: Kept; recording?: unknown } | { error: string }

/** The world is in the fragment, which browsers never send to a server. */
const linkMark = '#world='

/**
 * Key in the tab's session storage, set if the tab shows a link's shop beside the visitor's own; `new` until it is opened.
 * `src/lib/browser/storage.ts` reads it.
 */
const besideKey = 'meridian:beside'

/** The name of this tab's database. */
export const databaseOfTab = (): string => (sessionStorage.getItem(besideKey) === null ? 'meridian' : 'meridian-beside')

/** Whether a shop was changed since seeding. */
const isTouched = (world: World): boolean => Object.values(world.snapshot().changes).some(({ rows }) => rows.length > 0)

/** Opens the link's shop in this tab only: the page reloads and uses a second database. */
const openBeside = (text: string): Promise<never> => {
  sessionStorage.setItem(besideKey, 'new')
  history.replaceState(null, '', `${location.pathname}${location.search}${linkMark}${text}`)
  location.reload()
  return new Promise(() => {})
}

type Opening = { world: World; storage: Storage; onLink?: (() => Promise<LinkChoice>) | undefined }

/**
 * Decides whether the link's world replaces this one, asking the visitor if needed. The replaced world is stored as the former
 * one.
 */
const mayReplace = async ({ world, storage, onLink }: Opening, text: string): Promise<boolean> => {
  const isNew = sessionStorage.getItem(besideKey) === 'new'
  if (isNew) sessionStorage.setItem(besideKey, 'open')
  if (isNew || !isTouched(world)) return true
  const choice = (await onLink?.()) ?? 'replace'
  if (choice === 'beside') return openBeside(text)
  if (choice === 'replace') await storage.keepFormer(world.snapshot())
  return choice === 'replace'
}

/**
 * Opens the world in the URL's fragment, if any, and removes it from the URL. If this world was changed, `onLink` is asked first.
 * Source: CTL-9.
 */
export const openLink = async (opening: Opening): Promise<Opened | undefined> => {
  const { world } = opening
  if (!location.hash.startsWith(linkMark)) return undefined
  const text = location.hash.slice(linkMark.length)
  history.replaceState(null, '', location.pathname + location.search)
  try {
    const { snapshot, faults, kept, recording } = await unpackWorld(text)
    if (!(await mayReplace(opening, text))) return undefined
    await world.around(() => world.restore(snapshot))
    world.faults.set(faults)
    return { kept, recording }
  } catch (reason) {
    return { error: reason instanceof Error ? reason.message : String(reason) }
  }
}

/** Swaps the present world with the former one. @throws Error if there is none. */
export const bringFormer = async (world: World, storage: Storage): Promise<void> => {
  const former = await storage.former()
  if (!former) throw new Error('There is no earlier shop to restore.')
  const present = world.snapshot()
  await world.around(() => world.restore(former.snapshot))
  await storage.keepFormer(present)
}
