import type { Faker } from '@faker-js/faker'
import { personName } from '../accounts/people.ts'
import { picturePath } from '../../pictures/urls.ts'

/** Positions of the stores by id; applicants come after open stores. */
const places: readonly (readonly [lat: string, lng: string])[] = [
  ['30.2780', '120.1320'],
  ['30.5550', '114.3400'],
  ['23.1440', '113.3330'],
  ['24.9080', '118.5860'],
  ['31.1880', '121.4370'],
  ['45.7690', '126.6180'],
  ['37.5400', '121.3910'],
  ['23.0220', '113.1220'],
  ['30.6520', '104.0810'],
  ['25.0380', '102.7050'],
  ['29.8680', '121.5410'],
  ['34.6690', '112.4650'],
  ['30.2520', '120.1810'],
  ['39.9220', '116.4430'],
  ['31.2950', '120.5660'],
  ['22.5350', '113.9550'],
  ['36.0620', '120.3820'],
]

/** Position, documents and contacts of a store; invented, and the same for the same seed. */
export const papersOf = (faker: Faker, index: number, logo: string) => {
  const [store_lat = '39.92', store_lng = '116.46'] = places[index] ?? []
  const number = String(100_000 + index * 7919)
  return {
    store_lat,
    store_lng,
    store_face_image: picturePath('stores', logo),
    store_mobile: `400-000-${String(1000 + index)}`,
    store_slide: [],
    store_mobile_slide: [],
    business_license: picturePath('papers', `${index}-licence`),
    business_license_no: `91000000MA${number}XX`,
    legal_person: personName(faker),
    store_phone: faker.phone.number(),
    id_card_no: `000000190001${number}`,
    id_card_t: picturePath('papers', `${index}-id-front`),
    id_card_b: picturePath('papers', `${index}-id-back`),
    emergency_contact: personName(faker),
    emergency_contact_phone: faker.phone.number(),
  }
}
