import { createStore, get, set } from 'idb-keyval'
import { z } from 'zod'
import { Recording } from './recording.ts'

/** The key of the list in the cache of the devtools. */
export const recordingsKey = 'recordings'

const key = 'recordings'
let store: ReturnType<typeof createStore> | undefined
/** A database of its own: the one of the mock is cleared with the shop. */
const database = () => (store ??= createStore('meridian-recordings', 'list'))

/** What is stored, also what another version wrote and this one cannot read. @throws if the browser stores nothing. */
const stored = async (): Promise<readonly unknown[]> => z.array(z.unknown()).parse((await get<unknown>(key, database())) ?? [])

const idOf = (one: unknown): string | undefined => z.object({ id: z.string() }).safeParse(one).data?.id

/** The recordings of this browser, newest first; none if it stores nothing. */
export const listRecordings = async (): Promise<readonly Recording[]> =>
  (await stored().catch(() => [])).flatMap(one => Recording.safeParse(one).data ?? [])

/** The recording of an id. */
export const recordingOf = async (id: string): Promise<Recording | undefined> =>
  (await listRecordings()).find(one => one.id === id)

/** Keeps a recording in this browser; one of the same id is replaced in its place. @throws if the browser stores nothing. */
export const keepRecording = async (recording: Recording): Promise<void> => {
  const known = await stored()
  const isKnown = known.some(one => idOf(one) === recording.id)
  await set(key, isKnown ? known.map(one => (idOf(one) === recording.id ? recording : one)) : [recording, ...known], database())
}

/** Deletes a recording. */
export const removeRecording = async (gone: string): Promise<void> =>
  set(
    key,
    (await stored()).filter(one => idOf(one) !== gone),
    database(),
  )
