import { dateTimeText, timeOf } from '../../clock.ts'
import { buyerIds, userIds } from './accounts.ts'
import { personName } from './people.ts'
import { seedText, type Pair } from '../texts.ts'
import { stamps } from '../orders/times.ts'
import { numberByTime } from '../number-by-time.ts'
import type { Seeding } from '../world.ts'

const banks: readonly Pair[] = [
  ['经纬银行杭州分行', 'Meridian Bank Hangzhou'],
  ['江南商业银行', 'Jiangnan Commercial Bank'],
  ['北方农商银行', 'Northern Rural Bank'],
  ['滨海储蓄银行', 'Seaside Savings Bank'],
]

/** The buyer whose withdrawal was refused, who therefore needs a bank account. */
export const refusedBuyer = 16

/** The legal name, taken from the store's documents or a delivery address. */
const nameOf = ({ db, faker }: Seeding, user_id: number): string =>
  db.stores.by('user_id', user_id)[0]?.legal_person || db.addresses.by('user_id', user_id)[0]?.receive_name || personName(faker)

/**
 * Seeds identity records: for the ready shopper, every store owner and a third of the buyers, but not for the newcomer. Needs the
 * stores and addresses.
 */
export const seedUserChecks = (seeding: Seeding): void => {
  const { db, now, scale, faker } = seeding
  const owners = db.stores.rows().map(store => store.user_id)
  const some = buyerIds(scale).filter(
    id => id !== userIds.newcomer && (id === userIds.shopper || faker.datatype.boolean(0.33) || id === refusedBuyer),
  )
  for (const user_id of new Set([...some, ...owners])) {
    const since = timeOf(db.users.find(user_id)?.created_at ?? '')
    const born = dateTimeText(faker.date.birthdate({ mode: 'age', min: 20, max: 65 }).getTime()).slice(0, 10)
    db.user_checks.add({
      user_id,
      name: nameOf(seeding, user_id),
      card_no: `330106${born.replaceAll('-', '')}${String(user_id).padStart(4, '0')}`,
      card_t: `/storage/card_t/${user_id}.svg`,
      card_b: `/storage/card_b/${user_id}.svg`,
      bank_no: `62220000${String(user_id).padStart(4, '0')}${faker.string.numeric(7)}`,
      bank_name: seedText(faker.helpers.arrayElement(banks)),
      ...stamps(faker.date.between({ from: since, to: now }).getTime()),
    })
  }
  numberByTime(db.user_checks)
}
