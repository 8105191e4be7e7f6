import { z } from 'zod'
import { createTabStore } from '../browser/tab-store.ts'

const TourName = z.enum(['purchase', 'refund', 'flashSale', 'openStore'])
export type TourName = z.infer<typeof TourName>

/** The tour of this name; undefined if there is none. */
export const tourNamed = (name: string): TourName | undefined => TourName.safeParse(name).data

/** State of a guided tour, with its product and order. */
const Tour = z.object({ name: TourName, step: z.int().min(0), goods: z.int().optional(), order: z.int().optional() })
export type Tour = z.infer<typeof Tour>

/** The tour of this tab. */
export const tourStore = createTabStore('meridian:tour', Tour)

/** Stores the state of the tour; undefined ends it. */
export const setTour = tourStore.write

/** Starts a guided tour from its first step. */
export const startTour = (name: TourName = 'purchase'): void => setTour({ name, step: 0 })
