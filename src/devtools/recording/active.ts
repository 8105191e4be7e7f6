import i18next from 'i18next'
import { z } from 'zod'
import { audiences } from '#contracts/wire/audience.ts'
import { languageOf } from '#src/i18n/i18n.ts'
import { currentPath } from '#src/lib/browser/navigation.ts'
import { tokenOf, userOf } from '#src/lib/session/sessions.ts'
import { control } from '../control.ts'
import { keptByBrowser } from '../link.ts'
import { activeStore } from './active-store.ts'
import { addStep, withScreen, type Screen } from './add-step.ts'
import { Origin, type Act, type Recording } from './recording.ts'

const Start = z.object({ text: z.string(), origin: Origin })

/** What the screen shows now. */
const screenNow = (): Screen => {
  const headings = [...document.querySelectorAll('h1')].filter(heading => heading.checkVisibility())
  return { path: currentPath(), title: headings.at(-1)?.textContent.trim() || document.title }
}

/** The present world with its sessions, how it came about, and who is signed in. @throws Error if the mock refuses. */
const worldNow = async () => {
  const { text, origin } = await control(Start, 'POST', '/link', { kept: keptByBrowser() })
  const signedIn = audiences.flatMap(audience => {
    const username = tokenOf(audience) ? userOf(audience)?.username : undefined
    return username ? [{ audience, username }] : []
  })
  return { world: text, origin, signedIn }
}

/** Starts a recording in the present world. @throws Error if the mock refuses. Source: CTL-18. */
export const startRecording = async (): Promise<void> => {
  const start = await worldNow()
  activeStore.write({
    recording: 1,
    id: crypto.randomUUID(),
    name: start.origin.now.slice(0, 16),
    language: languageOf(i18next.resolvedLanguage),
    ...screenNow(),
    ...start,
    steps: [],
  })
}

/** Notes what was done. Does nothing while no recording runs. @returns undoes it. */
export const noteAct = (act: Act): (() => void) => {
  const before = activeStore.read()
  if (!before) return () => {}
  activeStore.write(addStep(before, act, screenNow()))
  return () => activeStore.write(before)
}

/**
 * Notes that another shop has taken the place of this one. Call it before its screen is shown.
 * @param name what brought it, such as a checkpoint.
 * @param path its screen.
 * @throws Error if the mock refuses. Source: CTL-18.
 */
export const noteWorld = async (name: string, path: string): Promise<void> => {
  if (!activeStore.read()) return
  const { world, signedIn } = await worldNow()
  noteAct({ do: 'world', name, path, world, signedIn })
}

/** Notes the screen that the last step has led to. */
export const noteScreen = (): void => {
  const now = activeStore.read()
  if (now) activeStore.write(withScreen(now, screenNow()))
}

/** Ends the recording. @returns it; undefined if none runs. */
export const endRecording = (): Recording | undefined => {
  noteScreen()
  const ended = activeStore.read()
  activeStore.write(undefined)
  return ended
}
