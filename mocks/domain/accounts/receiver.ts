import { inBoth } from '../../db/english.ts'
import type { RowOf } from '../../db/rows.ts'

/** What an order keeps of the address that it goes to, in both languages where the address has them. Source: ORD-5. */
export const receiverOf = (address: RowOf<'addresses'>) => ({
  receive_name: inBoth(address, row => row.receive_name),
  receive_tel: address.receive_tel,
  receive_area: inBoth(address, row => row.area_info),
  receive_address: inBoth(address, row => row.address),
})
