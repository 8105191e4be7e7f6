import { createStore, get, set } from 'idb-keyval'
import { z } from 'zod'
import { currentPath } from '#src/lib/browser/navigation.ts'
import { control } from '../control.ts'
import { keptByBrowser, linkTo } from '../link.ts'
import { takeWorld, WorldFile } from './saved-world.ts'

const Checkpoint = z.object({
  name: z.string(),
  /** The shop's time when it was saved. */
  time: z.string(),
  path: z.string(),
  world: z.unknown(),
})

/** A named moment of the demo: the world with its sessions, and the screen. */
export type Checkpoint = z.infer<typeof Checkpoint>

const key = 'checkpoints'
let store: ReturnType<typeof createStore> | undefined
/** A database of its own: the one of the mock has its own version and is cleared with the shop. */
const database = () => (store ??= createStore('meridian-checkpoints', 'list'))

/** The checkpoints of this browser, newest first; none if it stores nothing. */
export const listCheckpoints = async (): Promise<readonly Checkpoint[]> =>
  z.array(Checkpoint).safeParse(await get<unknown>(key, database()).catch(() => undefined)).data ?? []

/** Saves this moment under a name, which replaces the checkpoint of the same name. @throws if the browser stores nothing. */
export const addCheckpoint = async (name: string, time: string): Promise<void> => {
  const others = (await listCheckpoints()).filter(one => one.name !== name)
  await set(key, [{ name, time, path: currentPath(), world: await takeWorld() }, ...others], database())
}

const Packed = z.object({ text: z.string() })

/** A link that opens the checkpoint, in this browser's language and theme. @throws Error if the mock refuses. */
export const checkpointLink = async ({ path, world }: Checkpoint): Promise<string> => {
  const { sessions } = WorldFile.parse(world)
  const { language, theme } = keptByBrowser()
  const { text } = await control(Packed, 'POST', '/link/checkpoint', { world, kept: { ...sessions, language, theme } })
  return linkTo(path, text)
}

/** Deletes the checkpoint of a name. */
export const removeCheckpoint = async (name: string): Promise<void> =>
  set(
    key,
    (await listCheckpoints()).filter(one => one.name !== name),
    database(),
  )
