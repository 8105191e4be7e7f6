import { timeOf } from '../../clock.ts'
import { buyerIds } from '../accounts/accounts.ts'
import { seedText } from '../texts.ts'
import { minute, stamps } from '../orders/times.ts'
import type { Seeding } from '../world.ts'

/** Seeds the expired codes that the newer buyers registered with; a few could not be delivered. Needs the accounts. */
export const seedRegistrationCodes = ({ db, scale, faker }: Seeding): void => {
  const newest = buyerIds(scale)
    .slice(2)
    .flatMap(id => db.users.find(id) ?? [])
    .toSorted((a, b) => a.created_at.localeCompare(b.created_at))
    .slice(-14)
  const add = (phone: string, at: number, failed: boolean): void =>
    void db.sms_logs.add({
      phone,
      name: 'register',
      content: faker.string.numeric({ length: 4, allowLeadingZeros: false }),
      status: failed ? 0 : 1,
      error_msg: failed ? seedText(['发送过于频繁', 'Sent too often']) : '',
      ip: faker.internet.ipv4({ network: 'private-a' }),
      ...stamps(at),
    })
  for (const { phone, created_at } of newest) {
    const registered = timeOf(created_at)
    if (faker.datatype.boolean(0.2)) add(phone, registered - 3 * minute, true)
    add(phone, registered - minute, false)
  }
}
