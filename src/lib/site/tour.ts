import { z } from 'zod'
import { forgetInTab, recallInTab, rememberInTab } from '../browser/storage.ts'

/** How far a guided tour has come, with the product and the order that it is about. */
const Tour = z.object({ step: z.int().min(0), goods: z.int().optional(), order: z.int().optional() })
export type Tour = z.infer<typeof Tour>

const key = 'meridian:tour'
const listeners = new Set<() => void>()

/** The tour that runs in this tab, as text, so that it can be compared; it survives reloads. */
const tourText = (): string | undefined => recallInTab(key)

/** Reads what `tourText` gave. */
export const currentTour = (text = tourText()): Tour | undefined => {
  try {
    return Tour.safeParse(JSON.parse(text ?? '')).data
  } catch {
    return undefined
  }
}

/** Goes on with the tour, or ends it; everything done on the way stays as it is. */
export const setTour = (tour: Tour | undefined): void => {
  if (tour) rememberInTab(key, JSON.stringify(tour))
  else forgetInTab(key)
  listeners.forEach(listener => listener())
}

/** Begins the guided tour. */
export const startTour = (): void => setTour({ step: 0 })

/** For `useSyncExternalStore`. */
export const tourStore = {
  listen: (listener: () => void): (() => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
  text: tourText,
}
