import type { Faker } from '@faker-js/faker'
import { timeOf } from '../../clock.ts'
import type { RowOf } from '../../db/rows.ts'
import { meridian } from '../meridian.ts'
import { stamps } from '../orders/times.ts'
import { reading } from '../readings.ts'
import { areaOf } from '../stores/stores.ts'
import { seedText } from '../texts.ts'
import type { Seeding } from '../world.ts'
import { buyerIds, userIds } from './accounts.ts'
import { personName, personNames } from './people.ts'

/** Translations of street suffixes. */
const ways = [
  ['大道', 'Avenue'],
  ['大街', 'Street'],
  ['街', 'Street'],
  ['路', 'Road'],
] as const

const streetName = (street: string): string => {
  const [ending, way] = ways.find(([one]) => street.endsWith(one)) ?? ['', '']
  return `${reading(street.slice(0, street.length - ending.length))} ${way}`
}

/** Street, number, estate, building and room. */
const homeAddress = (faker: Faker): string => {
  const [street, number] = [faker.location.street(), faker.location.buildingNumber()]
  const [zhEstate, enEstate] = faker.helpers.arrayElement(meridian.shop.estate)
  const [building, floor, door] = [18, 26, 6].map(max => faker.number.int({ min: 1, max }))
  const room = `${floor}0${door}`
  return seedText([
    `${street} ${number} 号${zhEstate} ${building} 栋 ${room} 室`,
    `Room ${room}, Building ${building}, ${enEstate}, ${number} ${streetName(street)}`,
  ])
}

/** Codes of districts in the locale's larger cities. */
const districtsOf = ({ db, faker }: Seeding): string[] => {
  const cities = faker.rawDefinitions.location?.city_name ?? []
  const codes = new Set(
    db.areas.rows().flatMap(({ deep, name, code }) => (deep === 1 && cities.includes(name.replace(/市$/, '')) ? [code] : [])),
  )
  return db.areas
    .rows()
    .flatMap(({ deep, name, pid, code }) => (deep === 2 && codes.has(pid) && name.endsWith('区') ? [code] : []))
}

/** The number of addresses of a user. */
const countOf = (user: number, faker: Faker): number =>
  user === userIds.shopper ? 3 : faker.helpers.weightedArrayElement([1, 2, 3].map(value => ({ value, weight: 4 - value })))

/**
 * Seeds delivery addresses: three for the ready shopper, none for the newcomer, one to three for everybody else. Needs the areas.
 */
export const seedAddresses = (seeding: Seeding): void => {
  const { db, now, scale, faker } = seeding
  const users = buyerIds(scale).flatMap(id => (id === userIds.newcomer ? [] : (db.users.find(id) ?? [])))
  const names = personNames(faker, users.length)
  const districts = districtsOf(seeding)
  const nameOf = (user: RowOf<'users'>, at: number): string =>
    user.id === userIds.shopper ? seedText(['林小满', 'Lin Xiaoman']) : (names[at] ?? '')
  for (const [at, user] of users.entries()) {
    // All addresses of a user are in one city.
    const home = user.id === userIds.shopper ? '330106' : faker.helpers.arrayElement(districts)
    const near = districts.filter(code => code.startsWith(home.slice(0, 4)))
    const count = countOf(user.id, faker)
    for (let index = 0; index < count; index++) {
      const own = index === 0 || faker.datatype.boolean()
      const isNear = index === 0 || faker.datatype.boolean(0.7)
      const written = faker.date.between({ from: timeOf(user.created_at), to: now }).getTime()
      db.addresses.add({
        user_id: user.id,
        receive_name: own ? nameOf(user, at) : personName(faker),
        receive_tel: own ? user.phone : faker.phone.number(),
        ...areaOf(seeding, index === 0 ? home : faker.helpers.arrayElement(isNear ? near : districts)),
        is_default: index === 0 ? 1 : 0,
        address: homeAddress(faker),
        ...stamps(written),
      })
    }
  }
}
