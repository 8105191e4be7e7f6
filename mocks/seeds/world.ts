import type { Faker } from '@faker-js/faker'
import type { Clock } from '../clock.ts'
import type { Db } from '../db/db.ts'

/** What every theme fills, and the moment that the seeded history leads up to. */
export type Seeding = {
  readonly db: Db
  readonly clock: Clock
  readonly now: number
  /** Where people, places, sums, times and choices come from; the same for the same topic, clock and scale. */
  readonly faker: Faker
  /** Multiplies buyers, orders and products. */
  readonly scale: number
}
