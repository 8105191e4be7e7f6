import { createClock, timeOf } from '../clock.ts'
import { createDb, type Db } from '../db/db.ts'
import { seedShop } from './seed.ts'
import { english } from './texts.ts'

/** The stopped time of the shop in tests. */
export const noon = timeOf('2026-11-21 12:00:00')

/**
 * A freshly seeded shop for tests.
 * @param trusts skips the validation of rows, as builds do.
 */
export const seededShop = (scale = 1, trusts = false): Db => {
  const clock = createClock({ offset: 0, frozen: noon })
  const db = createDb(clock, { trusts, dictionary: english })
  seedShop({ db, clock, scale })
  return db
}
