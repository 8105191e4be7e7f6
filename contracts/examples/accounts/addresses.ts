import { setDefaultAddress, userAddresses } from '#contracts/api/accounts/addresses.ts'
import { crudExamples } from '../crud.ts'
import { examplesOf, guarded, nobody } from '../kit.ts'

const place = { province_id: 90_016, city_id: 90_017, region_id: 90_018 }
const address = {
  id: 90_021,
  receive_name: 'Li Lei',
  receive_tel: '13800000000',
  area_info: 'Northland North City Old Town',
  address: '1 Market Street',
  ...place,
  is_default: 0,
} as const
const given = ['the shopper has an address', { id: address.id }] as const
const form = {
  receive_name: 'Han Meimei',
  receive_tel: '13900000000',
  area: [place.province_id, place.city_id, place.region_id],
  address: '2 Market Street',
  is_default: 1,
} as const

export const addressExamples = [
  ...crudExamples(userAddresses, {
    given,
    id: address.id,
    row: address,
    added: { ...form, area: [...form.area] },
    addedGiven: ['a province with a city and a district exists', place],
    changed: { ...form, area: [...form.area], is_default: 0 },
    changedGiven: ['a province with a city and a district exists', place],
    wrong: { ...form, receive_tel: '12345' },
  }),
  ...guarded(
    examplesOf(setDefaultAddress, [
      { when: 'it exists', given, params: { id: address.id }, reply: 1 },
      { when: 'there is none with this id', params: { id: nobody }, error: 'notFound' },
    ]),
  ),
]
