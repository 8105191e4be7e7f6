import { z } from 'zod'
import { createTabStore } from '#src/lib/browser/tab-store.ts'
import { goTo } from '#src/lib/browser/navigation.ts'
import { control } from '../control.ts'
import { takeOver } from '../link.ts'
import type { Recording } from './recording.ts'

const Place = z.object({
  id: z.string(),
  at: z.int().min(0),
  /** Plays by itself up to this step, which is not played. */
  until: z.int().optional(),
})

/** The recording that this tab plays, and the next step, from 0. */
export const playerStore = createTabStore('meridian:player', Place)

const Opened = z.object({ kept: z.record(z.string(), z.string()) })

/**
 * Replaces the shop by a packed world with its sessions, and shows a screen of it.
 * @param keep keeps the present shop as the former one.
 * @throws Error if the mock refuses the world; nothing changes then.
 */
export const openWorld = async (world: string, path: string, keep = false): Promise<void> => {
  const { kept } = await control(Opened, 'POST', '/link/open', { text: world, keep })
  await takeOver({ kept }, 'devtools.play.opened')
  goTo(path)
}

/**
 * Opens the world at the start of a recording, with its sessions, and its first screen.
 * @param keep keeps the present shop as the former one.
 * @throws Error if the mock refuses the world; nothing changes then.
 */
export const openStart = async ({ id, path, world }: Recording, keep = false): Promise<void> => {
  await openWorld(world, path, keep)
  playerStore.write({ id, at: 0 })
}
