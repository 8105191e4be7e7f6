import { z } from 'zod'
import { dateTime, sentMoney } from './values.ts'

/** Phase of a campaign, derived from its times: 0 not started, 1 running, 2 ended. Source: CMP-1. */
export const Phase = z.union([z.literal(0), z.literal(1), z.literal(2)])

/** Start and end of a campaign. */
export const period = { start_time: dateTime, end_time: dateTime }

/** Rejects a campaign that ends before it starts. */
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

/** A percentage in a request, 0 to 100. Source: CMP-3. */
export const sentPercent = sentMoney.refine(text => Number(text) <= 100, { params: { rule: 'upTo100' } })

/** Percent off a price in a request: above 0, since 0 would be no offer. */
export const sentDiscount = sentPercent.refine(text => Number(text) > 0, { params: { rule: 'aboveZero' } })
