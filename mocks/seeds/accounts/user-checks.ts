import { buyerIds, userIds } from './accounts.ts'
import { givenNames, surnames } from './people.ts'
import { createRandom } from '../random.ts'
import { say, type Pair } from '../texts.ts'
import { day, stamps } from '../orders/times.ts'
import type { Seeding } from '../world.ts'

const banks: readonly Pair[] = [
  ['经纬银行杭州分行', 'Meridian Bank Hangzhou'],
  ['江南商业银行', 'Jiangnan Commercial Bank'],
  ['北方农商银行', 'Northern Rural Bank'],
  ['滨海储蓄银行', 'Seaside Savings Bank'],
]

/** Who was refused a withdrawal, and so has an account to withdraw to. */
export const refusedBuyer = 16

/** Who has withdrawn something, whose names are seen in the back office. */
const names: Readonly<Record<number, Pair>> = {
  [userIds.shopper]: ['林小满', 'Lin Xiaoman'],
  [refusedBuyer]: ['邓一鸣', 'Deng Yiming'],
}

/** Identity records: the shopper's, every store owner's, and those of a third of the buyers; the newcomer has none. Needs the stores. */
export const seedUserChecks = ({ db, now, scale }: Seeding): void => {
  const random = createRandom(909)
  const owners = db.stores.rows().map(store => store.user_id)
  const some = buyerIds(scale).filter(
    id => id !== userIds.newcomer && (id === userIds.shopper || random.chance(0.33) || id === refusedBuyer),
  )
  for (const user_id of new Set([...some, ...owners])) {
    const born = `19${random.int(60, 99)}${String(random.int(1, 12)).padStart(2, '0')}${String(random.int(1, 28)).padStart(2, '0')}`
    const known = names[user_id]
    db.user_checks.add({
      user_id,
      name: known ? say(known) : random.pick(surnames) + random.pick(givenNames),
      card_no: `330106${born}${String(user_id).padStart(4, '0')}`,
      card_t: `/storage/card_t/${user_id}.svg`,
      card_b: `/storage/card_b/${user_id}.svg`,
      bank_no: `62220000${String(user_id).padStart(4, '0')}${random.int(1_000_000, 9_999_999)}`,
      bank_name: say(random.pick(banks)),
      ...stamps(now - random.int(1, 300) * day),
    })
  }
}
