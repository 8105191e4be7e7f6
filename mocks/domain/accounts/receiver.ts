import { inBoth } from '../../db/english.ts'
import type { RowOf } from '../../db/rows.ts'

/** The columns that an order copies from its delivery address, in both languages where available. Source: ORD-5. */
export const receiverOf = (address: RowOf<'addresses'>) => ({
  receive_name: inBoth(address, row => row.receive_name),
  receive_tel: address.receive_tel,
  receive_area: inBoth(address, row => row.area_info),
  receive_address: inBoth(address, row => row.address),
})
