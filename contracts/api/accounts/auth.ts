import { z } from 'zod'
import { endpoint } from '../kit/endpoint.ts'
import { changedRows, dateTime, filled, id, imageUrl, money, sentInt } from '../kit/values.ts'

/** The account table that a call addresses: shoppers and sellers are both `users`. Source: SGN-1, CAL-14. */
export const Provider = z.enum(['users', 'admins'])

/** Response of signing in, registering and resetting a password. */
export const Token = z.object({
  token_type: z.literal('Bearer'),
  expires_in: z.int().min(0),
  access_token: z.string().min(1),
  refresh_token: z.string(),
})

/** A mobile number. Source: TXC-3. */
export const phone = z.string().regex(/^1[3-9]\d{9}$/)

/** The code in a text message. Source: TXC-1. */
export const smsPattern = /^\d{4}$/
export const smsCode = z.string().regex(smsPattern)

export const LoginForm = z.object({
  username: filled,
  password: filled,
  provider: Provider.default('users'),
  sign: z.string().optional().describe('What /captcha answered; administrators only.'),
  type: z
    .enum(['username', 'phone'])
    .default('username')
    .describe('`phone`: `username` is a phone number, and the password must come with a code texted for `login`.'),
  code: z.string().optional(),
})

export const login = endpoint({
  method: 'POST',
  path: '/login',
  auth: 'none',
  about: 'Sign in with user name or phone and password',
  body: LoginForm,
  reply: Token,
  errors: ['wrongCredentials', 'wrongCode', 'captchaMissing', 'invalidInput'],
})

export const captcha = endpoint({
  method: 'POST',
  path: '/captcha',
  auth: 'none',
  about: 'Get the captcha sign that an administrator needs to sign in',
  body: z.object({ username: z.string() }),
  reply: z.string().min(1),
})

export const logout = endpoint({
  method: 'POST',
  path: '/logout',
  auth: 'optional',
  about: 'Sign out: end the session of the token that was sent',
  body: z.object({ provider: Provider }),
  reply: z.object({ status: z.literal(true) }),
})

export const isLogin = endpoint({
  method: 'GET',
  path: '/is_login',
  auth: 'optional',
  about: 'Return the id of the account that is signed in, or an empty list for guests',
  query: z.object({ provider: Provider }),
  reply: z.union([id, z.array(z.never()).length(0)]),
})

/** A shopper or seller. `belong_id` above 0 means a seller's sub-account. */
export const User = z.object({
  id,
  belong_id: z.int().min(0),
  username: z.string(),
  nickname: z.string(),
  avatar: imageUrl,
  sex: z.union([z.literal(0), z.literal(1)]),
  phone: z.string(),
  money,
  frozen_money: money,
  integral: money,
  check: z.boolean().describe('True if the account has an identity record.'),
  defaultUrl: z.string().optional().describe('The page to open after signing in to the seller office; optional.'),
})

export const Admin = z.object({
  id,
  username: z.string(),
  nickname: z.string(),
  avatar: imageUrl,
  is_super: z.union([z.literal(0), z.literal(1)]),
  login_time: dateTime.nullable(),
  defaultUrl: z.string().describe('The page to open after signing in.'),
  permissions: z
    .array(z.string())
    .optional()
    .describe('Route names that the account may call. Absent if it may call everything, or if the server does not send them.'),
})

const users = z.object({ provider: z.literal('users') })
const admins = z.object({ provider: z.literal('admins') })

export const buyerInfo = endpoint({
  method: 'POST',
  path: '/auth/info',
  auth: 'buyer',
  about: "Show the shopper's own profile",
  body: users,
  reply: User,
  errors: ['invalidInput'],
})
export const sellerInfo = endpoint({
  method: 'POST',
  path: '/Seller/auth/info',
  auth: 'seller',
  about: "Show the seller's own profile",
  body: users,
  reply: User,
  errors: ['invalidInput'],
})
export const adminInfo = endpoint({
  method: 'POST',
  path: '/Admin/auth/info',
  auth: 'admin',
  about: "Show the administrator's own profile",
  body: admins,
  reply: Admin,
  errors: ['invalidInput'],
})

/** Fields that are not sent stay unchanged, and so does an empty password. Source: PRO-3. */
export const ProfileForm = z.object({
  nickname: filled.max(15).optional(),
  password: z.string().max(60).optional(),
  avatar: imageUrl.optional(),
})

/** The profile of shoppers and sellers adds sex, payment password, and a new phone with the code texted to it for `user`. */
export const UserProfileForm = ProfileForm.extend({
  sex: sentInt(z.union([z.literal(0), z.literal(1)]))
    .optional()
    .describe('1 male, 0 female.'),
  pay_password: z
    .string()
    .regex(/^(\d{6})?$/)
    .optional()
    .describe('Six digits; empty means unchanged.'),
  phone: phone.optional(),
  code: z.string().optional().describe('Needed with `phone`.'),
})

const userProfile = UserProfileForm.extend(users.shape).refine(({ phone, code }) => !phone || Boolean(code), { path: ['code'] })

export const editBuyer = endpoint({
  method: 'POST',
  path: '/auth/edit',
  auth: 'buyer',
  about: "Change the shopper's own profile",
  body: userProfile,
  reply: changedRows,
  errors: ['invalidInput', 'accountTaken', 'wrongCode'],
})
export const editSeller = endpoint({
  method: 'POST',
  path: '/Seller/auth/edit',
  auth: 'seller',
  about: "Change the seller's own profile",
  body: userProfile,
  reply: changedRows,
  errors: ['invalidInput', 'accountTaken', 'wrongCode'],
})
export const editAdmin = endpoint({
  method: 'POST',
  path: '/Admin/auth/edit',
  auth: 'admin',
  about: "Change the administrator's own profile",
  body: ProfileForm.extend(admins.shape),
  reply: changedRows,
  errors: ['invalidInput'],
})
