import type { Faker } from '@faker-js/faker'
import type { Clock } from '../clock.ts'
import type { Db } from '../db/db.ts'

/** What every topic gets: the database, and the time at which the seeded history ends. */
export type Seeding = {
  readonly db: Db
  readonly clock: Clock
  readonly now: number
  /** Generates people, places, sums, times and choices; the same for the same topic, clock and scale. */
  readonly faker: Faker
  /** Multiplies buyers, orders and products. */
  readonly scale: number
}
