import { createTabStore } from '#src/lib/browser/tab-store.ts'
import { Recording } from './recording.ts'

/** The recording that runs in this tab; it survives reloads. */
export const activeStore = createTabStore('meridian:recording', Recording)
