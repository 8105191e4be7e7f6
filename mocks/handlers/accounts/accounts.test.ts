import { beforeEach, describe, expect, test } from 'vitest'
import { accounts } from '#contracts/states/ready-accounts.ts'
import { buyerInfo, editBuyer, login } from '#contracts/api/accounts/auth.ts'
import { loadCommon } from '#contracts/api/system/common.ts'
import { forgetPassword, register, sendSms, type SmsName } from '#contracts/api/accounts/register.ts'
import { saveUserCheck, showUserCheck } from '#contracts/api/accounts/user-checks.ts'
import { createApp } from '../../app.ts'
import { createShop, requestOf } from '../../test-shop.ts'

const users = { body: { provider: 'users' } } as const
const phone = '13912345678'
const { shopper } = accounts

let shop: ReturnType<typeof createShop>
beforeEach(() => {
  shop = createShop()
})

const seconds = (count: number): void => shop.world.clock.step(count * 1000)
const lastCode = (of: string): string => shop.world.db.sms_logs.by('phone', of).at(-1)?.content ?? ''
const me = () => shop.ask(buyerInfo, users, 'shopper')

/** Requests a code and reads it from the control API. */
const codeFor = async (of: string, name: SmsName): Promise<string> => {
  await shop.ask(sendSms, { body: { phone: of, name } })
  return lastCode(of)
}
const signIn = (username: string, password: string) => shop.refusal(login, { body: { username, password, provider: 'users' } })

describe('a texted code', () => {
  // Proves TXC-1.
  test('has four digits from 1000 and is shown by the control API', async () => {
    const code = await codeFor(phone, 'register')

    const shown = await (await createApp(() => shop.world).request('/_mock/sms')).json()
    expect(code).toMatch(/^[1-9]\d{3}$/)
    expect(shown.sms[0]).toMatchObject({ phone, name: 'register', code })
  })

  // Proves TXC-2.
  test('is sent again only after thirty seconds', async () => {
    await codeFor(phone, 'register')

    seconds(29)
    const soon = await shop.envelope(sendSms, { body: { phone, name: 'register' } })
    seconds(1)
    const later = await shop.refusal(sendSms, { body: { phone, name: 'register' } })

    expect([soon.code, soon.msg]).toEqual([500, '请勿频繁发送'])
    expect(later).toBe('none')
  })

  // Proves TXC-1.
  test('is valid for ten minutes and not a second longer', async () => {
    const code = await codeFor(phone, 'register')
    const body = { username: phone, password: 'secret', type: 'phone', code } as const

    seconds(601)
    expect(await shop.refusal(register, { body })).toBe('wrongCode')

    seconds(-1)
    expect(await shop.refusal(register, { body })).toBe('none')
  })

  // Proves TXC-1.
  test('is only valid for its phone and purpose', async () => {
    const code = await codeFor(phone, 'user')
    const body = { username: phone, password: 'secret', type: 'phone', code } as const

    expect(await shop.refusal(register, { body })).toBe('wrongCode')
    expect(await shop.refusal(register, { body: { ...body, username: '13900000000' } })).toBe('wrongCode')
  })
})

describe('registering', () => {
  // Proves REG-1, REG-3.
  test('by phone signs in at once, with the phone as user name, empty purses and the default payment password', async () => {
    const code = await codeFor(phone, 'register')

    const inviter_id = shop.world.db.users.by('username', shopper.username)[0]?.id ?? 0
    const { access_token } = await shop.ask(register, {
      body: { username: phone, password: 'secret', type: 'phone', code, inviter_id },
    })

    const response = await shop.send(requestOf(buyerInfo, users, access_token))
    const [row] = shop.world.db.users.by('username', phone)
    expect((await response.json()).data).toMatchObject({ username: phone, nickname: phone, phone, money: '0.00', check: false })
    expect(row).toMatchObject({ belong_id: 0, inviter_id, pay_password: '123456' })
    expect(await signIn(phone, 'secret')).toBe('none')
  })

  // Proves REG-1, REG-2.
  test('by user name needs no code, and refuses a name that is already a user name or phone', async () => {
    const body = { username: 'xiaoli', password: 'secret' }

    expect(await shop.refusal(register, { body })).toBe('none')
    expect(await shop.refusal(register, { body })).toBe('accountTaken')
    expect(await shop.refusal(register, { body: { ...body, username: (await me()).phone } })).toBe('accountTaken')
  })

  // Proves REG-4.
  test('with an unknown inviter creates an account without one', async () => {
    await shop.ask(register, { body: { username: 'xiaoli', password: 'secret', inviter_id: 987_654 } })

    expect(shop.world.db.users.by('username', 'xiaoli')[0]?.inviter_id).toBe(0)
  })

  // Proves TXC-4.
  test('sends codes to register to new phones only, and codes to sign in to known ones only', async () => {
    const { phone: known } = await me()

    expect(await shop.refusal(sendSms, { body: { phone: known, name: 'register' } })).toBe('accountTaken')
    expect(await shop.refusal(sendSms, { body: { phone: known, name: 'user' } })).toBe('accountTaken')
    expect(await shop.refusal(sendSms, { body: { phone, name: 'forget_password' } })).toBe('accountUnknown')
    expect(await shop.refusal(sendSms, { body: { phone, name: 'login' } })).toBe('accountUnknown')
  })
})

describe('a forgotten password', () => {
  // Proves REG-5.
  test('is replaced by a new one, which signs in; the old one does not', async () => {
    const { phone: own } = await me()
    const code = await codeFor(own, 'forget_password')

    const { access_token } = await shop.ask(forgetPassword, { body: { username: own, password: 'brand-new', code } })

    expect(access_token).not.toBe('')
    expect(await signIn(own, 'brand-new')).toBe('none')
    expect(await signIn(shopper.username, shopper.password)).toBe('wrongCredentials')
  })
})

describe('signing in by phone', () => {
  // Proves SGN-6.
  test('needs the password and a code that was sent for it', async () => {
    const { phone: own } = await me()
    const code = await codeFor(own, 'login')
    const body = { username: own, password: shopper.password, type: 'phone', code } as const

    expect(await shop.refusal(login, { body })).toBe('none')
    expect(await shop.refusal(login, { body: { ...body, code: '' } })).toBe('wrongCode')
    expect(await shop.refusal(login, { body: { ...body, password: 'not-it' } })).toBe('wrongCredentials')
  })
})

describe('the profile', () => {
  // Proves PRO-4.
  test('accepts a new phone with the code that was sent to it; then the phone signs in', async () => {
    const code = await codeFor(phone, 'user')

    await shop.ask(editBuyer, { body: { provider: 'users', phone, code } }, 'shopper')

    expect((await me()).phone).toBe(phone)
    expect(await signIn(phone, shopper.password)).toBe('none')
  })

  // Proves PRO-4.
  test('keeps its phone without a code, or if another account has the new one', async () => {
    const before = (await me()).phone
    const other = shop.world.db.users.by('username', accounts.newcomer.username)[0]?.phone ?? ''
    const edit = (body: object) => shop.refusal(editBuyer, { body: { provider: 'users', ...body } }, 'shopper')

    expect(await edit({ phone })).toBe('invalidInput')
    expect(await edit({ phone, code: '1234' })).toBe('wrongCode')
    expect(await edit({ phone: other, code: '1234' })).toBe('accountTaken')
    expect((await me()).phone).toBe(before)
  })

  // Proves PRO-3, PRO-5.
  test('accepts a payment password of six digits; an empty one changes nothing', async () => {
    const own = () => shop.world.db.users.by('username', shopper.username)[0]
    const edit = (pay_password: string) => shop.refusal(editBuyer, { body: { provider: 'users', pay_password } }, 'shopper')

    expect(await edit('654321')).toBe('none')
    expect(await edit('')).toBe('none')
    expect(await edit('12345')).toBe('invalidInput')
    expect(own()?.pay_password).toBe('654321')
  })

  // Proves PRO-3.
  test('writes nothing outside the form, such as money or the owner of a sub-account', async () => {
    const before = await me()
    const body = { provider: 'users', sex: 1, money: '99999.00', belong_id: 3, username: 'boss' } as const

    await shop.ask(editBuyer, { body }, 'shopper')

    expect(await me()).toEqual({ ...before, sex: 1 })
  })

  // Proves PRO-1.
  test('never contains a password', async () => {
    expect(Object.keys(await me()).filter(key => key.includes('password'))).toEqual([])
  })

  // Proves PRO-1, PER-3.
  test('is verified as soon as an identity record exists', async () => {
    const before = await shop.ask(buyerInfo, users, 'newcomer')
    const body = { name: '林', card_no: '33', card_t: '/a.png', card_b: '/b.png', bank_no: '62', bank_name: '经纬银行' }

    const saved = await shop.ask(saveUserCheck, { body }, 'newcomer')
    const again = await shop.ask(saveUserCheck, { body: { ...body, name: '小林' } }, 'newcomer')

    expect([before.check, (await shop.ask(buyerInfo, users, 'newcomer')).check]).toEqual([false, true])
    expect([saved, again]).toEqual([expect.objectContaining(body), 1])
    expect(await shop.ask(showUserCheck, {}, 'newcomer')).toMatchObject({ name: '小林' })
    expect(await shop.ask(showUserCheck, {}, 'shopper')).not.toMatchObject({ name: '小林' })
  })
})

// Proves MCK-15.
test('the shop returns the IP address of the request', async () => {
  const app = createApp(() => shop.world)
  const ask = async (headers: Record<string, string>, peer: string) =>
    (await (await app.request('/api/common', { headers }, { peer })).json()).data.ip

  expect(await ask({ 'x-forwarded-for': '203.0.113.7' }, '10.0.0.1')).toBe('10.0.0.1')
  expect(await ask({}, '::ffff:198.51.100.4')).toBe('198.51.100.4')
  expect((await shop.ask(loadCommon, {})).ip).toBe('127.0.0.1')
})
