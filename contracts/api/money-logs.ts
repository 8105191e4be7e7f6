import { z } from 'zod'
import { endpoint } from './kit/endpoint.ts'
import { pageOf } from './kit/list-query.ts'
import { dateTime, id, money, sentInt } from './kit/values.ts'

/** Which purse moved: 0 balance, 1 frozen balance, 2 points. Source: rules-storefront 88. */
export const purse = z.union([z.literal(0), z.literal(1), z.literal(2)])

export const MoneyLog = z.object({
  id,
  name: z.string(),
  /** Signed. */
  money,
  is_type: purse,
  info: z.string(),
  created_at: dateTime,
})

export const listMoneyLogs = endpoint({
  method: 'GET',
  path: '/user/money_logs',
  auth: 'buyer',
  about: "List the movements of one of the shopper's purses, newest first",
  query: z.object({ is_type: sentInt(purse).optional(), page: sentInt().optional(), per_page: sentInt().optional() }),
  reply: pageOf(MoneyLog),
})
