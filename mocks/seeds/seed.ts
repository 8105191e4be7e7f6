import type { Clock } from '../clock.ts'
import type { Db } from '../db/db.ts'
import { seedAccounts } from './accounts.ts'
import { seedAddresses } from './addresses.ts'
import { seedAreas } from './areas.ts'
import { seedCarts } from './carts.ts'
import { seedClasses } from './classes.ts'
import { seedComments } from './comments.ts'
import { seedConfigs } from './configs.ts'
import { seedExpresses } from './expresses.ts'
import { seedGoods } from './goods.ts'
import { seedLabels } from './labels.ts'
import { seedMenus } from './menus.ts'
import { seedMoney } from './money.ts'
import { seedOrders } from './orders.ts'
import { seedRefunds } from './refunds.ts'
import { seedSettlements } from './settlements.ts'
import { seedStores } from './stores.ts'

/**
 * Fills an empty database with a shop and the year of history that led up to `clock.now()`.
 * The same clock and scale always give the same rows.
 * @param scale multiplies buyers, orders and products. Source: design, section 5.
 */
export const seedShop = ({ db, clock, scale }: { db: Db; clock: Clock; scale: number }): void => {
  const seeding = { db, clock, scale, now: clock.now() }
  seedLabels()
  seedConfigs(seeding)
  seedMenus(seeding)
  seedExpresses(seeding)
  seedAreas(seeding)
  seedAccounts(seeding)
  seedStores(seeding)
  seedGoods(seeding, seedClasses(seeding))
  seedAddresses(seeding)
  seedOrders(seeding)
  seedComments(seeding)
  seedRefunds(seeding)
  seedMoney(seeding)
  seedSettlements(seeding)
  seedCarts(seeding)
}
