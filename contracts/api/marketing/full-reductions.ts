import { z } from 'zod'
import { Phase, period, runsForward, takesLess } from '../kit/campaign.ts'
import { crud } from '../kit/crud.ts'
import { full } from '../kit/level.ts'
import { dateTime, filled, id, money, sentMoney, sentSum } from '../kit/values.ts'

/** A spend-and-save rule: money off an order from a minimum spend on. */
export const FullReduction = z.object({
  id,
  name: z.string(),
  money,
  use_money: money,
  status: Phase,
  ...period,
  created_at: dateTime,
})
export const FullReductionForm = z
  .object({ name: filled.max(10), money: sentSum, use_money: sentMoney, ...period })
  .refine(runsForward.test, runsForward.otherwise)
  .refine(takesLess.test, takesLess.otherwise)

export const sellerFullReductions = crud({
  path: '/Seller/full_reductions',
  auth: 'seller',
  noun: "the store's spend-and-save rules",
  row: FullReduction,
  detail: FullReduction.extend({ status: full(Phase) }),
  form: FullReductionForm,
})
