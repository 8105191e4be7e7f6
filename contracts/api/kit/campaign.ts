import { z } from 'zod'
import { dateTime, sentMoney } from './values.ts'

/** Where a campaign stands, told by its times: 0 not started, 1 in hand, 2 ended. Source: rules-backoffice 100. */
export const Phase = z.union([z.literal(0), z.literal(1), z.literal(2)])

/** From when to when a campaign runs. */
export const period = { start_time: dateTime, end_time: dateTime }

/** A campaign that ends before it starts would never run. */
export const runsForward = {
  test: ({ start_time, end_time }: { start_time: string; end_time: string }): boolean => start_time < end_time,
  otherwise: { path: ['end_time'], message: 'must be after start_time' },
}

/** Percent off the price that a client sends, 0 to 100. Source: rules-storefront 52. */
export const sentPercent = sentMoney.refine(text => Number(text) <= 100, 'must not be above 100')
