import { z } from 'zod'
import { phone, smsCode, Token } from './auth.ts'
import { endpoint } from '../kit/endpoint.ts'
import { accountName, filled, sentInt } from '../kit/values.ts'

/** What a code is texted for. `user` proves a new phone in the profile. Source: TXC-4. */
export const SmsName = z.enum(['register', 'login', 'forget_password', 'user'])
export type SmsName = z.infer<typeof SmsName>

export const sendSms = endpoint({
  method: 'POST',
  path: '/sms',
  auth: 'none',
  about: 'Text a four-digit code to a phone',
  body: z.object({ phone, name: SmsName.default('register') }),
  reply: z.array(z.never()),
  errors: ['accountTaken', 'accountUnknown', 'sentTooOften', 'invalidInput'],
})

const password = filled.max(60)

/** To register by phone, `username` is the phone and the code texted for `register` is required. Source: REG-1. */
export const RegisterForm = z.object({
  username: accountName,
  password,
  type: z.enum(['username', 'phone']).default('username'),
  code: z.string().optional(),
  inviter_id: sentInt(z.int().min(0)).optional().describe('Id of the inviter; an unknown id counts as nobody.'),
  provider: z.literal('users').default('users'),
})

export const register = endpoint({
  method: 'POST',
  path: '/register',
  auth: 'none',
  about: 'Create an account and sign in',
  body: RegisterForm,
  reply: Token,
  errors: ['accountTaken', 'wrongCode', 'invalidInput'],
})

/** `username` is the phone. Source: REG-5. */
export const ForgetPasswordForm = z.object({
  username: phone,
  password,
  code: smsCode,
  type: z.literal('phone').default('phone'),
})

export const forgetPassword = endpoint({
  method: 'POST',
  path: '/forget_password',
  auth: 'none',
  about: 'Set a new password with a texted code and sign in',
  body: ForgetPasswordForm,
  reply: Token,
  errors: ['accountUnknown', 'wrongCode', 'invalidInput'],
})
