import { z } from 'zod'
import { crud } from '../kit/crud.ts'
import { endpoint } from '../kit/endpoint.ts'
import { pageOf } from '../kit/list-query.ts'
import { dateTime, flag, id, money, sentInt } from '../kit/values.ts'

/** The purse of a movement: 0 balance, 1 frozen balance, 2 points. Source: WAL-2. */
export const purse = z.union([z.literal(0), z.literal(1), z.literal(2)])

export const MoneyLog = z.object({
  id,
  name: z.string(),
  money: money.describe('Signed.'),
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

const readOnly = { noun: 'the movements of all purses', form: z.object({}), only: ['list', 'show'] } as const

/** Movements of shoppers and stores: if `is_belong` is 1, `user_id` is the id of a store. */
export const adminMoneyLogs = crud({
  ...readOnly,
  path: '/Admin/money_logs',
  auth: 'admin',
  row: MoneyLog.extend({ user_id: id, is_belong: flag }),
})

export const sellerMoneyLogs = crud({
  ...readOnly,
  noun: "the movements of the store's purses",
  path: '/Seller/money_logs',
  auth: 'seller',
  row: MoneyLog,
})
