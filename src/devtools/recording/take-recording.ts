import { z } from 'zod'
import { control } from '../control.ts'
import { keptByBrowser } from '../link.ts'
import { keepRecording } from './library.ts'
import { playerStore } from './player-store.ts'
import { carriedRecording } from './share.ts'

const Start = z.object({ text: z.string() })

/** Keeps the recording of a link, whose world has just been opened, and gets ready to play it. */
export const takeRecording = async (carried: unknown): Promise<void> => {
  const { text } = await control(Start, 'POST', '/link', { kept: keptByBrowser() })
  const recording = carriedRecording(carried, text)
  if (!recording) return
  // A browser that stores nothing cannot list it.
  await keepRecording(recording).then(
    () => playerStore.write({ id: recording.id, at: 0 }),
    () => undefined,
  )
}
