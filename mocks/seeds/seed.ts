import type { Clock } from '../clock.ts'
import type { Db } from '../db/db.ts'
import { seedAccounts } from './accounts.ts'
import { seedAddresses } from './addresses.ts'
import { seedApplications } from './applications.ts'
import { seedAreas } from './areas.ts'
import { seedCampaigns } from './campaigns.ts'
import { seedCarts } from './carts.ts'
import { seedChats } from './chats.ts'
import { seedClasses } from './classes.ts'
import { seedComments } from './comments.ts'
import { seedConfigs } from './configs.ts'
import { seedContent } from './content.ts'
import { seedExpresses } from './expresses.ts'
import { seedFavorites } from './favorites.ts'
import { seedFileSpaces } from './file-spaces.ts'
import { seedGoods } from './goods.ts'
import { seedIntegral } from './integral.ts'
import { seedLabels } from './labels.ts'
import { seedMenus } from './menus.ts'
import { seedMoney } from './money.ts'
import { seedOauth } from './oauth.ts'
import { seedOrders } from './orders.ts'
import { seedSmsLogs } from './sms-logs.ts'
import { seedPromotions } from './promotions.ts'
import { seedPermissions } from './permissions.ts'
import { seedStaff } from './staff.ts'
import { seedServices } from './services.ts'
import { seedRefunds } from './refunds.ts'
import { seedSettlements } from './settlements.ts'
import { seedStores } from './stores.ts'
import { seedUserChecks } from './user-checks.ts'

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
  seedPermissions(seeding)
  seedExpresses(seeding)
  seedAreas(seeding)
  seedAccounts(seeding)
  seedStores(seeding)
  seedGoods(seeding, seedClasses(seeding))
  seedApplications(seeding)
  seedFileSpaces(seeding)
  seedAddresses(seeding)
  seedCampaigns(seeding)
  seedOrders(seeding)
  seedPromotions(seeding)
  seedComments(seeding)
  seedIntegral(seeding)
  seedRefunds(seeding)
  seedUserChecks(seeding)
  seedMoney(seeding)
  seedSettlements(seeding)
  seedCarts(seeding)
  seedFavorites(seeding)
  seedSmsLogs(seeding)
  seedChats(seeding)
  seedStaff(seeding)
  seedOauth(seeding)
  seedContent(seeding)
  seedServices(seeding)
}
