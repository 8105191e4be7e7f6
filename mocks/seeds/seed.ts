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
import { seedRegistrationCodes } from './system/sms-logs.ts'
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

/**
 * Every topic, ordered by what it needs, with the number of its random sequence. A new topic takes the next free number,
 * whatever its position, so that the rows of the others stay the same.
 */
export const topics: readonly (readonly [sequence: number, fill: (seeding: Seeding) => void])[] = [
  [0, seedConfigs],
  [1, seedMenus],
  [2, seedPermissions],
  [3, seedExpresses],
  [4, seedAreas],
  [5, seedAccounts],
  [6, seedStores],
  [7, seedCatalogue],
  [8, seedApplications],
  [9, seedFileSpaces],
  [10, seedAddresses],
  [11, seedCampaigns],
  [12, seedOrders],
  [13, seedPromotions],
  [14, seedComments],
  [15, seedIntegral],
  [16, seedRefunds],
  [17, seedUserChecks],
  [18, seedMoney],
  [19, seedSettlements],
  [20, seedCarts],
  [21, seedFavorites],
  [22, seedRegistrationCodes],
  [23, seedChats],
  [24, seedStaff],
  [25, seedOauth],
  [26, seedContent],
  [27, seedServices],
]

/**
 * Fills an empty database with a shop and its history up to `clock.now()`. The same clock and scale always give the same rows.
 * @param scale multiplies buyers, orders and products. Source: SED-2.
 */
export const seedShop = ({ db, clock, scale }: { db: Db; clock: Clock; scale: number }): void => {
  const now = clock.now()
  const faker = createFaker(seed, now)
  for (const [sequence, fill] of topics) {
    // Each topic has its own random sequence, so a change in one topic does not change the others.
    faker.seed([seed, sequence])
    fill({ db, clock, scale, now, faker })
  }
}
