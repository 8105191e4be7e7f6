import { buyerIds, userIds } from './accounts.ts'
import { givenNames, surnames } from './people.ts'
import { createRandom } from './random.ts'
import { day, stamps } from './times.ts'
import type { Seeding } from './world.ts'

const banks = ['经纬银行杭州分行', '江南商业银行', '北方农商银行', '滨海储蓄银行']

/** Identity records: the shopper's, every store owner's, and those of a third of the buyers; the newcomer has none. Needs the stores. */
export const seedUserChecks = ({ db, now, scale }: Seeding): void => {
  const random = createRandom(909)
  const owners = db.stores.rows().map(store => store.user_id)
  const some = buyerIds(scale).filter(id => id !== userIds.newcomer && (id === userIds.shopper || random.chance(0.33)))
  for (const user_id of new Set([...some, ...owners])) {
    const born = `19${random.int(60, 99)}${String(random.int(1, 12)).padStart(2, '0')}${String(random.int(1, 28)).padStart(2, '0')}`
    db.user_checks.add({
      user_id,
      name: user_id === userIds.shopper ? '林小满' : random.pick(surnames) + random.pick(givenNames),
      card_no: `330106${born}${String(user_id).padStart(4, '0')}`,
      card_t: `/storage/card_t/${user_id}.svg`,
      card_b: `/storage/card_b/${user_id}.svg`,
      bank_no: `62220000${String(user_id).padStart(4, '0')}${random.int(1_000_000, 9_999_999)}`,
      bank_name: random.pick(banks),
      ...stamps(now - random.int(1, 300) * day),
    })
  }
}
