import { createClock, timeOf } from '../clock.ts'
import { createDb, type Db } from '../db/db.ts'
import { seedShop } from './seed.ts'
import { english } from './texts.ts'

/** The moment at which the shop of the tests stands still. */
export const noon = timeOf('2026-11-21 12:00:00')

/** A freshly seeded shop, for tests; `trusts` as the tables do that serve people. */
export const seededShop = (scale = 1, trusts = false): Db => {
  const clock = createClock({ offset: 0, frozen: noon })
  const db = createDb(clock, { trusts, dictionary: english })
  seedShop({ db, clock, scale })
  return db
}
