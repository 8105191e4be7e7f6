import type { changeCartLine } from '#contracts/api/orders/carts.ts'
import type { InputOf } from '#contracts/api/kit/endpoint.ts'

type Change = InputOf<typeof changeCartLine>['body']

/**
 * The calls that change a cart line from its present quantity to the wanted one, in order. The server sets quantities
 * above 1 only, and otherwise removes one piece: 1 is reached through 2. Source: CRT-4.
 */
export const quantityCalls = (present: number, wanted: number): Change[] => {
  if (wanted === present || wanted < 1) return []
  if (wanted > 1) return [{ buy_num: wanted }]
  return present === 2 ? [{ is_type: 0 }] : [{ buy_num: 2 }, { is_type: 0 }]
}
