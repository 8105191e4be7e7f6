import type { TableFacts } from './screen.ts'

type Record = NonNullable<TableFacts['record']>

const waitingCase = (refund_type: 0 | 1): Record => ({
  given: ['an order has an after-sales case', { id: 90_141, refund_type, refund_verify: 0, refund_step: 0 }],
  id: 90_141,
})

/** A refund that the seller has not decided. */
export const waitingRefund = waitingCase(0)

/** A return that the seller has not decided. */
export const waitingReturn = waitingCase(1)
