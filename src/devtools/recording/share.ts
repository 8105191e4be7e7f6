import { z } from 'zod'
import { download } from '#src/lib/browser/download.ts'
import { text } from '#src/lib/format/text.ts'
import { control } from '../control.ts'
import { linkTo } from '../link.ts'
import { Recording } from './recording.ts'

const Packed = z.object({ text: z.string() })
/** The parts that travel beside the world of a link. */
const Carried = Recording.omit({ world: true })

/** A link that opens the world at the start and plays the recording there. @throws Error if the mock refuses. */
export const recordingLink = async (recording: Recording): Promise<string> => {
  const { world, ...carried } = recording
  const { text } = await control(Packed, 'POST', '/link/recording', { text: world, recording: carried })
  return linkTo(recording.path, text)
}

/** The recording that an opened link has brought, with the world that it begins in. */
export const carriedRecording = (carried: unknown, world: string): Recording | undefined => {
  const { data } = Carried.safeParse(carried)
  return data && { ...data, world }
}

/** Downloads a recording as a file. */
export const downloadRecording = (recording: Recording): void =>
  download(`${recording.name.replaceAll(/[^\p{L}\p{N}]+/gu, '-')}.recording.json`, JSON.stringify(recording), 'application/json')

/** Reads a recording from the text of a file. @throws Error with a message for people if it is something else. */
export const readRecording = (content: string): Recording => {
  const parse = (): unknown => {
    try {
      return JSON.parse(content)
    } catch {
      return undefined
    }
  }
  const { data } = Recording.safeParse(parse())
  if (!data) throw new Error(text('devtools.record.notOne'))
  return data
}
