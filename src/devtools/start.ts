import { needTexts } from '#src/i18n/i18n.ts'
import { takeOver, type Opened } from './link.ts'
import { takeRecording } from './recording/take-recording.ts'
import { Devtools } from './devtools.tsx'

/** Applies the browser's part of an opened link before the app renders, and shows the recording that it brings. */
export const arrive = async (opened: Opened): Promise<void> => {
  await needTexts('devtools')
  await takeOver(opened)
  if ('kept' in opened && opened.recording !== undefined) await takeRecording(opened.recording)
}

/** Loads the dialog of a link, with its texts. */
export const loadOpenLink = async () => {
  await needTexts('devtools')
  return import('./open-link.tsx')
}

/** Loads the devtools, with their texts. */
export const loadDevtools = async (): Promise<typeof Devtools> => {
  await needTexts('devtools')
  return Devtools
}
