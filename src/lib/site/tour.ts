import { z } from 'zod'
import { forgetInTab, recallInTab, rememberInTab } from '../browser/storage.ts'

const TourName = z.enum(['purchase', 'refund', 'flashSale', 'openStore'])
export type TourName = z.infer<typeof TourName>

/** The tour of this name; undefined if there is none. */
export const tourNamed = (name: string): TourName | undefined => TourName.safeParse(name).data

/** State of a guided tour, with its product and order. */
const Tour = z.object({ name: TourName, step: z.int().min(0), goods: z.int().optional(), order: z.int().optional() })
export type Tour = z.infer<typeof Tour>

const key = 'meridian:tour'
const listeners = new Set<() => void>()

/** The state of this tab's tour as text, for comparisons; survives reloads. */
const tourText = (): string | undefined => recallInTab(key)

/** Parses the state of the tour. */
export const currentTour = (text = tourText()): Tour | undefined => {
  try {
    return Tour.safeParse(JSON.parse(text ?? '')).data
  } catch {
    return undefined
  }
}

/** Stores the state of the tour; undefined ends it. */
export const setTour = (tour: Tour | undefined): void => {
  if (tour) rememberInTab(key, JSON.stringify(tour))
  else forgetInTab(key)
  listeners.forEach(listener => listener())
}

/** Starts a guided tour from its first step. */
export const startTour = (name: TourName = 'purchase'): void => setTour({ name, step: 0 })

/** Store for `useSyncExternalStore`. */
export const tourStore = {
  listen: (listener: () => void): (() => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
  text: tourText,
}
