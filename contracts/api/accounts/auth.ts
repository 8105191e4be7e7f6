import { z } from 'zod'
import { endpoint } from '../kit/endpoint.ts'
import { changedRows, dateTime, filled, id, imageUrl, money, sentInt } from '../kit/values.ts'

/** Which table of accounts a call means: shoppers and sellers are `users`. Source: SGN-1, CAL-14. */
export const Provider = z.enum(['users', 'admins'])

/** What signing in, registering and a new password answer. */
export const Token = z.object({
  token_type: z.literal('Bearer'),
  expires_in: z.int().min(0),
  access_token: z.string().min(1),
  refresh_token: z.string(),
})

/** A mobile number. Source: TXC-3. */
export const phone = z.string().regex(/^1[3-9]\d{9}$/)

/** What a text message carries. Source: TXC-1. */
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
    .describe('`phone`: the user name is a phone, and a code that was texted for `login` has to come with the password.'),
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
  about: "Get the sign that an administrator's sign-in must carry",
  body: z.object({ username: z.string() }),
  reply: z.string().min(1),
})

export const logout = endpoint({
  method: 'POST',
  path: '/logout',
  auth: 'optional',
  about: 'End the session whose token is sent',
  body: z.object({ provider: Provider }),
  reply: z.object({ status: z.literal(true) }),
})

export const isLogin = endpoint({
  method: 'GET',
  path: '/is_login',
  auth: 'optional',
  about: 'Tell who the token belongs to; an empty list when to nobody',
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
  check: z.boolean().describe('Identity data have been given.'),
  defaultUrl: z
    .string()
    .optional()
    .describe('Where to land after signing in to the seller office; servers that do not tell leave it out.'),
})

export const Admin = z.object({
  id,
  username: z.string(),
  nickname: z.string(),
  avatar: imageUrl,
  is_super: z.union([z.literal(0), z.literal(1)]),
  login_time: dateTime.nullable(),
  defaultUrl: z.string().describe('Where to land after signing in.'),
  permissions: z
    .array(z.string())
    .optional()
    .describe('Route names of what the account may call; left out where that is everything, and by servers that do not tell.'),
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

/** What is not sent stays; an empty password means unchanged. Source: PRO-3. */
export const ProfileForm = z.object({
  nickname: filled.max(15).optional(),
  password: z.string().max(60).optional(),
  avatar: imageUrl.optional(),
})

/** Of shoppers and sellers, too: sex, payment password, and a new phone with the code that was texted to it for `user`. */
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
