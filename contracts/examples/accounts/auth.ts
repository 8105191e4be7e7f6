import { accounts } from '#contracts/states/ready-accounts.ts'
import {
  adminInfo,
  buyerInfo,
  captcha,
  editAdmin,
  editBuyer,
  editSeller,
  isLogin,
  login,
  logout,
  sellerInfo,
} from '#contracts/api/accounts/auth.ts'
import { examplesOf, guarded } from '../kit.ts'
import { codes, free, own } from './register.ts'

const { shopper, admin, clerk } = accounts
const token = { token_type: 'Bearer', expires_in: 604_800, access_token: 'a-token', refresh_token: 'another-token' } as const

const user = {
  id: 90_101,
  belong_id: 0,
  username: 'shopper',
  nickname: 'Shopper',
  avatar: '/storage/avatar/shopper.svg',
  sex: 0,
  phone: '13800000001',
  money: '120.00',
  frozen_money: '0.00',
  integral: '50.00',
  check: true,
} as const

const administrator = {
  id: 90_102,
  username: admin.username,
  nickname: 'Administrator',
  avatar: '/storage/avatar/admin.svg',
  is_super: 1 as const,
  login_time: '2026-01-02 03:04:05',
  defaultUrl: '/Admin/index',
}

const byPhone = { username: own.phone, password: shopper.password, type: 'phone', code: own.code, provider: 'users' } as const

const profile = { nickname: 'Shopper', password: '', avatar: '/storage/avatar/shopper.svg' }

const signingIn = [
  ...examplesOf(login, [
    {
      // Proves SGN-2.
      when: 'user name and password are right',
      body: { username: shopper.username, password: shopper.password, provider: 'users' },
      reply: token,
    },
    {
      when: 'an administrator passed the check',
      given: ['an administrator passed the check', { username: admin.username, sign: 'sign-of-90102' }],
      body: { username: admin.username, password: admin.password, provider: 'admins', sign: 'sign-of-90102' },
      reply: token,
    },
    {
      // Proves SGN-2.
      when: 'the password is wrong',
      body: { username: shopper.username, password: 'not-it', provider: 'users' },
      error: 'wrongCredentials',
    },
    {
      // Proves SGN-5.
      when: 'an administrator did not pass the check',
      body: { username: admin.username, password: admin.password, provider: 'admins' },
      error: 'captchaMissing',
    },
    { when: 'phone number, password and code are right', given: codes.login, body: byPhone, reply: token },
    {
      when: 'the code was not texted to the phone',
      given: codes.login,
      body: { ...byPhone, code: '1000' },
      error: 'wrongCode',
    },
    { when: 'the password is missing', body: { username: shopper.username, provider: 'users' }, error: 'invalidInput' },
  ]),
  ...examplesOf(captcha, [{ when: 'the slider was moved', body: { username: admin.username }, reply: 'a-sign' }]),
  ...examplesOf(logout, [
    { when: 'somebody is signed in', as: 'shopper', body: { provider: 'users' }, reply: { status: true } },
    { when: 'nobody is signed in', body: { provider: 'users' }, reply: { status: true } },
  ]),
  ...examplesOf(isLogin, [
    // Proves SGN-10.
    { when: 'somebody is signed in', as: 'shopper', query: { provider: 'users' }, reply: user.id },
    { when: 'nobody is signed in', query: { provider: 'users' }, reply: [] },
  ]),
]

const profiles = [
  ...guarded(
    examplesOf(buyerInfo, [
      {
        when: 'the shopper is signed in',
        given: ['the shopper has a balance', { money: user.money }],
        body: { provider: 'users' },
        reply: user,
      },
      {
        // Proves PRO-1.
        when: 'the shopper is verified',
        given: ['the shopper is verified', { id: 90_181 }],
        body: { provider: 'users' },
        reply: user,
        exact: ['check'],
      },
      {
        when: 'the shopper is not verified',
        given: ['the shopper is not verified', {}],
        body: { provider: 'users' },
        reply: { ...user, check: false },
        exact: ['check'],
      },
      // Proves CAL-14.
      { when: "the provider is not the shopper's", body: { provider: 'admins' }, error: 'invalidInput' },
    ]),
  ),
  ...guarded(
    examplesOf(sellerInfo, [
      {
        when: 'the seller is signed in',
        body: { provider: 'users' },
        reply: { ...user, username: 'seller', nickname: 'Seller' },
        exact: ['username', 'belong_id'],
      },
      { when: "the provider is not the seller's", body: { provider: 'admins' }, error: 'invalidInput' },
    ]),
  ),
  ...guarded(
    examplesOf(adminInfo, [
      {
        when: 'the administrator is signed in',
        body: { provider: 'admins' },
        reply: administrator,
        exact: ['username', 'is_super'],
      },
      {
        when: 'an administrator with read-only permissions is signed in',
        as: 'clerk',
        body: { provider: 'admins' },
        reply: { ...administrator, username: clerk.username, nickname: 'Clerk', is_super: 0 },
        exact: ['username', 'is_super'],
      },
      { when: "the provider is not the administrators'", body: { provider: 'users' }, error: 'invalidInput' },
    ]),
    true,
  ),
]

const phoneRefusals = [
  {
    when: 'the code was not texted to the new phone',
    given: codes.user,
    body: { provider: 'users', phone: free.phone, code: '1000' },
    error: 'wrongCode',
  },
  {
    when: 'the new phone belongs to another account',
    given: codes.login,
    body: { provider: 'users', phone: own.phone, code: own.code },
    error: 'accountTaken',
  },
] as const

const edits = [
  ...guarded(
    examplesOf(editBuyer, [
      { when: 'the password stays', body: { provider: 'users', ...profile }, reply: 1 },
      { when: 'sex and payment password are sent', body: { provider: 'users', sex: 1, pay_password: '123456' }, reply: 1 },
      { when: 'a new phone comes with its code', given: codes.user, body: { provider: 'users', ...free }, reply: 1 },
      { when: 'the nickname is empty', body: { provider: 'users', ...profile, nickname: '' }, error: 'invalidInput' },
      {
        when: 'the payment password does not have six digits',
        body: { provider: 'users', pay_password: '12ab' },
        error: 'invalidInput',
      },
      { when: 'a new phone comes without a code', body: { provider: 'users', phone: free.phone }, error: 'invalidInput' },
      ...phoneRefusals.map(refusal => ({ ...refusal, as: 'newcomer' as const })),
    ]),
  ),
  ...guarded(
    examplesOf(editSeller, [
      { when: 'the password stays', body: { provider: 'users', ...profile, nickname: 'Seller' }, reply: 1 },
      { when: 'the nickname is empty', body: { provider: 'users', ...profile, nickname: '' }, error: 'invalidInput' },
      ...phoneRefusals,
    ]),
  ),
  ...guarded(
    examplesOf(editAdmin, [
      { when: 'the password stays', body: { provider: 'admins', ...profile, nickname: 'Admin' }, reply: 1 },
      { when: 'the nickname is empty', body: { provider: 'admins', ...profile, nickname: '' }, error: 'invalidInput' },
    ]),
    true,
  ),
]

export const authExamples = [...signingIn, ...profiles, ...edits]
