// Proves TXC-3.
import { accounts } from '#contracts/states/ready-accounts.ts'
import { forgetPassword, register, sendSms } from '#contracts/api/accounts/register.ts'
import { examplesOf } from '../kit.ts'

const { password, username } = accounts.shopper
const token = { token_type: 'Bearer', expires_in: 604_800, access_token: 'a-token', refresh_token: 'another-token' } as const

/** An unused phone number, and the shopper's. */
export const free = { phone: '13900090001', code: '4321' } as const
export const own = { phone: '13900090002', code: '8765' } as const

const texted = (name: 'register' | 'login' | 'forget_password' | 'user', seconds_ago = 60) => {
  const { phone, code } = name === 'register' || name === 'user' ? free : own
  return ['a code was texted', { phone, name, code, seconds_ago }] as const
}
export const codes = { register: texted('register'), login: texted('login'), user: texted('user') }

const newcomer = { username: free.phone, password: 'a-new-one', type: 'phone', code: free.code, provider: 'users' } as const
const forgetful = { username: own.phone, password, type: 'phone', code: own.code } as const

export const registerExamples = [
  ...examplesOf(sendSms, [
    { when: 'a phone wants to register', given: codes.register, body: { phone: free.phone, name: 'register' }, reply: [] },
    { when: 'the password was forgotten', given: codes.login, body: { phone: own.phone, name: 'forget_password' }, reply: [] },
    {
      when: 'somebody registered with the phone already',
      given: codes.login,
      body: { phone: own.phone, name: 'register' },
      error: 'accountTaken',
    },
    {
      when: 'nobody has the phone whose password was forgotten',
      given: codes.register,
      body: { phone: free.phone, name: 'forget_password' },
      error: 'accountUnknown',
    },
    {
      when: 'the last message is seconds old',
      given: texted('register', 0),
      body: { phone: free.phone, name: 'register' },
      error: 'sentTooOften',
    },
    { when: 'it is not a phone number', body: { phone: '12345', name: 'register' }, error: 'invalidInput' },
  ]),
  ...examplesOf(register, [
    { when: 'the code was texted to the phone', given: codes.register, body: newcomer, reply: token },
    {
      when: 'the code is not the one that was texted',
      given: codes.register,
      body: { ...newcomer, code: '1000' },
      error: 'wrongCode',
    },
    { when: 'the code is older than ten minutes', given: texted('register', 601), body: newcomer, error: 'wrongCode' },
    { when: 'the user name is taken', body: { username, password: 'a-new-one', type: 'username' }, error: 'accountTaken' },
    { when: 'the password is missing', body: { username: free.phone, type: 'phone', code: free.code }, error: 'invalidInput' },
  ]),
  ...examplesOf(forgetPassword, [
    { when: 'the code was texted to the phone', given: texted('forget_password'), body: forgetful, reply: token },
    {
      when: 'the code is not the one that was texted',
      given: texted('forget_password'),
      body: { ...forgetful, code: '1000' },
      error: 'wrongCode',
    },
    { when: 'the code was texted for something else', given: codes.login, body: forgetful, error: 'wrongCode' },
    {
      when: 'nobody has the phone',
      given: codes.register,
      body: { ...forgetful, username: free.phone },
      error: 'accountUnknown',
    },
    { when: 'the new password is empty', body: { ...forgetful, password: '' }, error: 'invalidInput' },
  ]),
]
