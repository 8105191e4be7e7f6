import { z } from 'zod'
import { dateTime, sentMoney } from './values.ts'

/** Where a campaign stands, told by its times: 0 not started, 1 in hand, 2 ended. Source: CMP-1. */
export const Phase = z.union([z.literal(0), z.literal(1), z.literal(2)])

/** From when to when a campaign runs. */
export const period = { start_time: dateTime, end_time: dateTime }

/** A campaign that ends before it starts would never run. */
export const runsForward = {
  test: ({ start_time, end_time }: { start_time: string; end_time: string }): boolean => start_time < end_time,
  otherwise: { path: ['end_time'], params: { rule: 'runsForward' } },
}

/** The saving is at most the threshold (`use_money`); a threshold of 0 sets no limit. Source: CPN-6, RED-2. */
export const takesLess = {
  test: ({ money, use_money }: { money: string; use_money: string }): boolean =>
    Number(use_money) === 0 || Number(money) <= Number(use_money),
  otherwise: { path: ['money'], params: { rule: 'takesLess' } },
}

/** Percent that a client sends, 0 to 100. Source: CMP-3. */
export const sentPercent = sentMoney.refine(text => Number(text) <= 100, { params: { rule: 'upTo100' } })

/** Percent off a price: none would be no offer. */
export const sentDiscount = sentPercent.refine(text => Number(text) > 0, { params: { rule: 'aboveZero' } })
