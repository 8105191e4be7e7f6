import { z } from 'zod'
import { crud } from '../kit/crud.ts'
import { endpoint } from '../kit/endpoint.ts'
import { full } from '../kit/level.ts'
import { accountName, dateTime, id, imageUrl, money, sentFlag, sentId, sentInt, sentOrZero } from '../kit/values.ts'
import { purse } from '../money/money-logs.ts'

/** A shopper, seller or sub-account as administrators see it. Responses never contain passwords. Source: ADM-8, PRO-6. */
export const UserRow = z.object({
  id,
  belong_id: full(z.int().min(0).describe('Above 0: id of the seller whose sub-account it is.')),
  username: z.string(),
  nickname: z.string(),
  avatar: imageUrl,
  phone: z.string(),
  money,
  frozen_money: money,
  integral: money,
  inviter_id: z.int().min(0).describe('Id of the shopper who invited this one; 0 is nobody.'),
  login_time: dateTime.nullable(),
  last_login_time: dateTime.nullable(),
  created_at: dateTime,
})

const account = {
  username: accountName.describe('Must be unique. Source: ADM-2.'),
  nickname: z.string().max(15).optional().describe('Defaults to the user name if empty.'),
  password: z.string().max(60).optional().describe('Empty: the default one when adding, unchanged when editing. Source: ADM-3.'),
  avatar: imageUrl.optional(),
}

export const UserForm = z.object({
  ...account,
  phone: z
    .string()
    .regex(/^$|^\d{5,15}$/)
    .optional(),
  pay_password: z
    .string()
    .regex(/^$|^\d{6}$/)
    .optional(),
  inviter_id: sentOrZero.optional(),
})

export const adminUsers = crud({
  path: '/Admin/users',
  auth: 'admin',
  noun: 'users',
  row: UserRow,
  form: UserForm,
  errors: ['nameTaken', 'notFound'],
  updateErrors: ['wrongParent'],
})

const signedMoney = z
  .union([
    z.number(),
    z
      .string()
      .regex(/^-?\d{1,7}(\.\d{1,2})?$/)
      .transform(Number),
  ])
  .pipe(
    z
      .number()
      .min(-9_999_999.99)
      .max(9_999_999.99)
      .refine(sum => sum.toFixed(2) !== '0.00' && sum.toFixed(2) !== '-0.00'),
  )
  .transform(sum => sum.toFixed(2))
  .describe('A signed amount with at most two decimals, not 0; stored as money text.')

/** Longest reason that an administrator can give for a movement, in characters. Source: WAL-6. */
export const maxMoneyInfo = 50

/** What an administrator gives or takes. Source: WAL-5. */
export const MoneyForm = z
  .object({
    id: sentId.describe('Id of a user, or of a store if `is_belong` is 1.'),
    money: signedMoney,
    is_type: sentInt(purse).default(0),
    is_belong: sentFlag.default(0),
    info: z.string().max(maxMoneyInfo).default('').describe('The reason, stored with the movement.'),
  })
  .refine(form => form.is_belong === 0 || form.is_type !== 2, { message: 'stores have no points', path: ['is_type'] })

export const handleMoney = endpoint({
  method: 'POST',
  path: '/Admin/users/money/handle',
  auth: 'admin',
  about: 'Give money or points to a user or store, or take them away',
  body: MoneyForm,
  reply: z.array(z.never()),
  errors: ['notFound', 'balanceTooLow', 'invalidInput'],
})

/** An account that works for the caller's store. */
export const SubAccount = z.object({
  id,
  username: z.string(),
  nickname: z.string(),
  avatar: imageUrl,
  role_name: z.array(z.string()),
  created_at: dateTime,
})
export const SubAccountDetail = SubAccount.extend({ role_id: z.array(id) })
export const SubAccountForm = z.object({
  ...account,
  role_id: z.array(sentId).default([]).describe('Replaces all roles; if missing, the account has no role.'),
})

export const sellerUsers = crud({
  path: '/Seller/users',
  auth: 'seller',
  noun: 'sub-accounts',
  row: SubAccount,
  detail: SubAccountDetail,
  form: SubAccountForm,
  errors: ['nameTaken', 'notFound'],
})
