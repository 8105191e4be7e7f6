import { z } from 'zod'
import { crud } from '../kit/crud.ts'
import { endpoint } from '../kit/endpoint.ts'
import { core } from '../kit/level.ts'
import { listQuery, pageOf } from '../kit/list-query.ts'
import { changedRows, dateTime, filled, id, money, sentInt, sentSum } from '../kit/values.ts'

/** 0 waits for a decision, 1 paid out, 2 refused. */
export const CashStatus = z.union([z.literal(0), z.literal(1), z.literal(2)])

const cash = {
  id,
  money: money.describe('The amount to be paid out: the requested amount minus the commission.'),
  commission: money,
  cash_status: CashStatus,
  refuse_info: core(z.string(), 'Who asked for a refused withdrawal reads why.'),
  name: z.string(),
  card_no: z.string(),
  bank_name: z.string(),
  remark: z.string(),
  created_at: dateTime,
}

/** A withdrawal. Source: WDR-1. */
export const Cash = z.object(cash)
const owner = z.int().min(0)
/** Exactly one of `user_id` and `store_id` is set: the owner of the withdrawal. */
export const AdminCash = z.object({ ...cash, user_id: owner, store_id: owner })

const remark = z.string().max(30).optional()
const account = { name: filled.max(20), bank_name: filled.max(20), card_no: filled.max(50) }

export const listCashes = endpoint({
  method: 'GET',
  path: '/user/cashes',
  auth: 'buyer',
  about: "List the shopper's withdrawals, newest first",
  query: listQuery,
  reply: pageOf(Cash),
  errors: ['unknownColumn'],
})

export const requestCash = endpoint({
  method: 'POST',
  path: '/user/cashes',
  auth: 'buyer',
  about: 'Request a withdrawal from the balance',
  body: z.object({ money: sentSum, remark }),
  reply: z.array(z.never()),
  errors: ['identityMissing', 'balanceTooLow', 'invalidInput'],
})

const sellers = {
  path: '/Seller/cashes',
  auth: 'seller',
  noun: "the store's withdrawals",
  row: Cash,
  form: z.object({ money: sentSum, ...account, remark }),
  errors: ['balanceTooLow'],
} as const
export const sellerCashes = {
  ...crud({ ...sellers, only: ['list', 'show', 'create'] }),
  remove: endpoint({
    method: 'DELETE',
    path: '/Seller/cashes/{ids}',
    auth: 'seller',
    about: "Cancel some of the store's withdrawals",
    reply: changedRows,
    errors: ['notFound', 'wrongState'],
  }),
}

const admins = {
  path: '/Admin/cashes',
  auth: 'admin',
  noun: 'all withdrawals',
  row: AdminCash,
  form: z
    .object({ user_id: sentInt(owner).default(0), store_id: sentInt(owner).default(0), money: sentSum, ...account, remark })
    .refine(({ user_id, store_id }) => user_id > 0 !== store_id > 0)
    .describe('On behalf of a shopper or a store.'),
  editForm: z
    .object({ cash_status: sentInt(CashStatus).optional(), remark, refuse_info: z.string().max(200).optional() })
    .describe('1 pays out, 2 refuses; without a status, or with 0, only the texts change.'),
} as const
export const adminCashes = {
  ...crud({ ...admins, errors: ['balanceTooLow'], only: ['list', 'show', 'create', 'remove'] }),
  ...crud({ ...admins, errors: ['wrongState'], only: ['update'] }),
}
