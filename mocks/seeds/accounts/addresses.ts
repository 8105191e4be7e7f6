import { buyerIds, userIds } from './accounts.ts'
import { buildings, givenNames, places, surnames } from './people.ts'
import { createRandom } from '../random.ts'
import { areaOf } from '../stores/stores.ts'
import { day, stamps } from '../orders/times.ts'
import type { Seeding } from '../world.ts'

/** Delivery addresses: three for the shopper, none for the newcomer, one to three for everybody else. Needs the areas. */
export const seedAddresses = (seeding: Seeding): void => {
  const random = createRandom(303)
  for (const user_id of buyerIds(seeding.scale)) {
    if (user_id === userIds.newcomer) continue
    const ready = user_id === userIds.shopper
    const home = ready ? places.findIndex(([district]) => district === '330106') : random.int(0, places.length - 1)
    const name = ready ? '林小满' : random.pick(surnames) + random.pick(givenNames)
    const count = ready ? 3 : random.int(1, 3)
    for (let index = 0; index < count; index++) {
      const [district, street] = places[(home + index * 7) % places.length] ?? ['110105', '望京东园四区']
      const own = index === 0 || random.chance(0.5)
      seeding.db.addresses.add({
        user_id,
        receive_name: own ? name : random.pick(surnames) + random.pick(givenNames),
        receive_tel: own ? `138${String(user_id).padStart(8, '0')}` : `139${String(user_id * 10 + index).padStart(8, '0')}`,
        ...areaOf(seeding, district),
        is_default: index === 0 ? 1 : 0,
        address: `${street} ${random.int(1, 288)} 号${random.pick(buildings)} ${random.int(1, 18)} 栋 ${random.int(1, 26)}0${random.int(1, 6)} 室`,
        ...stamps(seeding.now - random.int(10, 300) * day),
      })
    }
  }
}
