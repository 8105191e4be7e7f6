import type { Clock } from '../clock.ts'
import type { Db } from '../db/db.ts'

/** What every theme fills, and the moment that the seeded history leads up to. */
export type Seeding = {
  readonly db: Db
  readonly clock: Clock
  readonly now: number
  /** Multiplies buyers, orders and products. */
  readonly scale: number
}
