import { showOrder } from '#contracts/api/orders/orders.ts'
import { attempt } from '#src/lib/http/attempt.ts'
import { call } from '#src/lib/http/call.ts'
import { tokenOf } from '#src/lib/session/sessions.ts'
import type { Tour } from '#src/lib/site/tour.ts'

/** The stage of the tour's order; undefined without an order, or without a shopper who may see it. */
export const stageOf = async ({ order }: Tour): Promise<number | undefined> => {
  if (order === undefined || !tokenOf('buyer')) return undefined
  const found = await attempt(call(showOrder, { params: { id: order } }, { as: 'buyer', quiet: true }))
  return found?.order_status
}
