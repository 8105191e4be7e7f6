import type { Clock } from '../clock.ts'
import type { Db } from '../db/db.ts'
import { seedAccounts } from './accounts/accounts.ts'
import { seedAddresses } from './accounts/addresses.ts'
import { seedApplications } from './stores/applications.ts'
import { seedAreas } from './system/areas.ts'
import { seedCampaigns } from './marketing/campaigns.ts'
import { seedCarts } from './orders/carts.ts'
import { seedChats } from './stores/chats.ts'
import { seedComments } from './orders/comments.ts'
import { seedConfigs } from './system/configs.ts'
import { seedContent } from './content/content.ts'
import { seedExpresses } from './orders/expresses.ts'
import { seedFavorites } from './catalogue/favorites.ts'
import { seedFileSpaces } from './content/file-spaces.ts'
import { seedCatalogue } from './catalogue/goods.ts'
import { seedIntegral } from './points/integral.ts'
import { seedMenus } from './system/menus.ts'
import { seedMoney } from './money/money.ts'
import { seedOauth } from './accounts/oauth.ts'
import { seedOrders } from './orders/orders.ts'
import { seedSmsLogs } from './system/sms-logs.ts'
import { seedPromotions } from './marketing/promotions.ts'
import { seedPermissions } from './accounts/permissions.ts'
import { seedStaff } from './accounts/staff.ts'
import { seedServices } from './system/services.ts'
import { seedRefunds } from './after-sales/refunds.ts'
import { seedSettlements } from './money/settlements.ts'
import { seedStores } from './stores/stores.ts'
import { seedUserChecks } from './accounts/user-checks.ts'
import { createFaker } from './faker.ts'
import type { Seeding } from './world.ts'

/** The seed of all random values. */
const seed = 2026

/** Every topic, ordered by what it needs. */
const topics: readonly ((seeding: Seeding) => void)[] = [
  seedConfigs,
  seedMenus,
  seedPermissions,
  seedExpresses,
  seedAreas,
  seedAccounts,
  seedStores,
  seedCatalogue,
  seedApplications,
  seedFileSpaces,
  seedAddresses,
  seedCampaigns,
  seedOrders,
  seedPromotions,
  seedComments,
  seedIntegral,
  seedRefunds,
  seedUserChecks,
  seedMoney,
  seedSettlements,
  seedCarts,
  seedFavorites,
  seedSmsLogs,
  seedChats,
  seedStaff,
  seedOauth,
  seedContent,
  seedServices,
]

/**
 * Fills an empty database with a shop and its history up to `clock.now()`. The same clock and scale always give the same rows.
 * @param scale multiplies buyers, orders and products. Source: SED-2.
 */
export const seedShop = ({ db, clock, scale }: { db: Db; clock: Clock; scale: number }): void => {
  const now = clock.now()
  const faker = createFaker(seed, now)
  for (const [at, fill] of topics.entries()) {
    // Each topic has its own random sequence, so a change in one topic does not change the others.
    faker.seed([seed, at])
    fill({ db, clock, scale, now, faker })
  }
}
