import { beforeEach, describe, expect, test } from 'vitest'
import { setDefaultAddress, userAddresses } from '#contracts/api/accounts/addresses.ts'
import { adminInfo, buyerInfo, captcha, editAdmin, editBuyer, isLogin, login, logout } from '#contracts/api/accounts/auth.ts'
import { forgetPassword, sendSms } from '#contracts/api/accounts/register.ts'
import { adminUsers } from '#contracts/api/accounts/users.ts'
import { countCart } from '#contracts/api/orders/carts.ts'
import { adminBrands } from '#contracts/api/catalogue/goods-brands.ts'
import { sellerOrders } from '#contracts/api/orders/back-office-orders.ts'
import { createShop, requestOf } from './test-shop.ts'

let shop: ReturnType<typeof createShop>
beforeEach(() => {
  shop = createShop()
})

const signInTimes = async (times: number): Promise<string[]> => {
  const body = { username: 'shopper', password: 'shopper123', provider: 'users' } as const
  const tokens: string[] = []
  for (let time = 0; time < times; time++) tokens.push((await shop.ask(login, { body })).access_token)
  return tokens
}
const isValid = async (token: string): Promise<boolean> => {
  const { data } = await (await shop.send(requestOf(isLogin, { query: { provider: 'users' } }, token))).json()
  return data === 1
}

describe('a session', () => {
  // Proves SGN-4.
  test('ends alone on logout: other tokens of the same account stay valid', async () => {
    const credentials = { username: 'shopper', password: 'shopper123', provider: 'users' } as const
    const [one, two] = [await shop.ask(login, { body: credentials }), await shop.ask(login, { body: credentials })]

    await shop.send(requestOf(logout, { body: { provider: 'users' } }, one.access_token))

    const ask = async (token: string): Promise<unknown> =>
      (await (await shop.send(requestOf(isLogin, { query: { provider: 'users' } }, token))).json()).data
    expect(one.expires_in).toBe(604_800)
    expect(await ask(one.access_token)).toEqual([])
    expect(await ask(two.access_token)).toBe(1)
  })

  // Proves SGN-13.
  test('makes room for another by ending the oldest of its account, beyond 50', async () => {
    const { id = 0 } = shop.world.db.users.by('username', 'shopper')[0] ?? {}
    const open = await signInTimes(51)

    const valid = await Promise.all(open.map(isValid))

    expect(valid).toEqual([false, ...Array.from({ length: 50 }, () => true)])
    expect(new Set(open).size).toBe(51)
    expect(shop.world.db.tokens.by('owner_id', id)).toHaveLength(50)
  })

  // Proves SGN-13.
  test('leaves one row behind, however often somebody signs in and out', async () => {
    for (let time = 0; time < 5; time++) {
      const [token] = await signInTimes(1)
      await shop.send(requestOf(logout, { body: { provider: 'users' } }, token))
    }

    expect(shop.world.db.tokens.dump().rows).toHaveLength(1)
  })

  // Proves SGN-4, SGN-13.
  test('that was ended stays ended when the clock is moved back', async () => {
    const [token = ''] = await signInTimes(1)
    await shop.send(requestOf(logout, { body: { provider: 'users' } }, token))

    shop.world.clock.set(Date.UTC(1971, 0, 1))

    expect(await isValid(token)).toBe(false)
  })

  // Proves SGN-5, SGN-13.
  test('is asked for without leaving a row behind, for any name', async () => {
    const before = await shop.world.hash()

    for (const username of ['admin', 'nobody', 'x'.repeat(500)]) await shop.ask(captcha, { body: { username } })

    expect(await shop.world.hash()).toBe(before)
  })

  // Proves SGN-5.
  test("of an administrator requires the slider's sign for the same user name", async () => {
    const body = { username: 'admin', password: 'admin123', provider: 'admins' } as const
    const other = await shop.ask(captcha, { body: { username: 'clerk' } })
    const own = await shop.ask(captcha, { body: { username: 'admin' } })

    expect(await shop.refusal(login, { body })).toBe('captchaMissing')
    expect(await shop.refusal(login, { body: { ...body, sign: other } })).toBe('captchaMissing')
    expect(await shop.refusal(login, { body: { ...body, sign: own } })).toBe('none')
  })

  // Proves SGN-1, SUB-2, CAL-14.
  test('gives access to the calls of its own audience only', async () => {
    expect(await shop.refusal(sellerOrders.list, { query: {} }, 'admin')).toBe('notLoggedIn')
    expect(await shop.refusal(adminBrands.list, { query: {} }, 'seller')).toBe('notLoggedIn')
    expect(await shop.refusal(sellerOrders.list, { query: {} }, 'newcomer')).toBe('noPermission')
  })
})

describe('a response', () => {
  // Proves ENV-4, LNG-4.
  test('explains a refusal in the language of the request', async () => {
    const request = requestOf(userAddresses.show, { params: { id: 987_654_321 } }, await shop.tokenOf('shopper'))
    const english = new Request(request, {
      headers: { authorization: request.headers.get('authorization') ?? '', 'accept-language': 'en-GB' },
    })

    expect(await (await shop.send(request)).json()).toEqual({ code: 500, msg: '数据不存在', data: [] })
    expect(await (await shop.send(english)).json()).toMatchObject({ msg: 'This record does not exist.' })
  })

  // Proves ENV-6.
  test('is a success when nothing had to change', async () => {
    const [address] = (await shop.ask(userAddresses.list, { query: {} }, 'shopper')).data
    const id = address?.id ?? 0

    await shop.ask(setDefaultAddress, { params: { id } }, 'shopper')

    expect(await shop.refusal(setDefaultAddress, { params: { id } }, 'shopper')).toBe('none')
  })

  // Proves CRT-8, ENV-2.
  test('to a guest may be empty', async () => {
    expect(await shop.ask(countCart, {})).toBe(0)
    expect(await shop.ask(isLogin, { query: { provider: 'users' } })).toEqual([])
  })
})

describe('a form', () => {
  const form = {
    receive_name: '韩梅梅',
    receive_tel: '13800000001',
    area: ['90002', '90003', '90004'] as unknown as number[],
    address: '集市路 2 号',
  }
  beforeEach(() =>
    shop.given('a province with a city and a district exists', { province_id: 90_002, city_id: 90_003, region_id: 90_004 }),
  )

  // Proves ENV-8.
  test.each([
    ['false', 0],
    ['0', 0],
    ['', 0],
    ['true', 1],
  ] as const)('with a switch of %j stores %i', async (is_default, meant) => {
    const { id } = await shop.ask(userAddresses.create, { body: { ...form, is_default } }, 'shopper')

    expect(await shop.ask(userAddresses.show, { params: { id } }, 'shopper')).toMatchObject({ is_default: meant })
  })

  // Proves ORD-13, ENV-7.
  test('is refused, not truncated, if a text is too long', async () => {
    const body = { ...form, receive_name: '韩'.repeat(16) }

    expect(await shop.refusal(userAddresses.create, { body }, 'shopper')).toBe('invalidInput')
  })
})

describe('a changed password', () => {
  const credentials = { username: 'shopper', password: 'shopper123', provider: 'users' } as const
  const signInAgain = async () => (await shop.ask(login, { body: credentials })).access_token
  const lives = async (token: string) =>
    (await (await shop.send(requestOf(buyerInfo, { body: { provider: 'users' } }, token))).json()).code === 200

  // Proves PRO-7.
  test('ends the other sessions of the account, but not the one that changed it', async () => {
    const [own, other] = [await signInAgain(), await signInAgain()]

    await shop.send(requestOf(editBuyer, { body: { provider: 'users', password: 'changed123' } }, own))

    expect([await lives(own), await lives(other)]).toEqual([true, false])
  })

  // Proves PRO-7.
  test("ends all sessions of the account when an administrator changes it, and nobody else's", async () => {
    const [one, other] = [await signInAgain(), await shop.tokenOf('newcomer')]

    await shop.ask(adminUsers.update, { params: { id: 1 }, body: { username: 'shopper', password: 'changed123' } }, 'admin')

    expect([await lives(one), await lives(other)]).toEqual([false, true])
    expect((await shop.envelope(adminUsers.list, { query: {} }, 'admin')).code).toBe(200)
  })

  // Proves PRO-7.
  test('that was reset after being forgotten opens a session and ends all earlier ones', async () => {
    const before = await signInAgain()
    const phone = shop.world.db.users.find(1)?.phone ?? ''
    await shop.ask(sendSms, { body: { phone, name: 'forget_password' } })
    const code = shop.world.db.sms_logs.by('phone', phone).at(-1)?.content ?? ''

    const { access_token } = await shop.ask(forgetPassword, {
      body: { username: phone, password: 'changed123', re_password: 'changed123', code } as never,
    })

    expect([await lives(before), await lives(access_token)]).toEqual([false, true])
  })

  // Proves PRO-7.
  test('of an administrator ends the other sessions in that office, but not those of the shopper with the same id', async () => {
    const sign = await shop.ask(captcha, { body: { username: 'admin' } })
    const credentials = { username: 'admin', password: 'admin123', provider: 'admins', sign } as const
    const own = (await shop.ask(login, { body: credentials })).access_token
    const other = await shop.tokenOf('admin')
    const shopper = await signInAgain()

    await shop.send(requestOf(editAdmin, { body: { provider: 'admins', password: 'changed123' } }, own))

    const code = async (token: string) =>
      (await (await shop.send(requestOf(adminInfo, { body: { provider: 'admins' } }, token))).json()).code
    expect([await code(own), await code(other), await lives(shopper)]).toEqual([200, 401, true])
  })

  test('that stays the same ends no session', async () => {
    const [own, other] = [await signInAgain(), await signInAgain()]

    await shop.send(requestOf(editBuyer, { body: { provider: 'users', nickname: '新名字' } }, own))

    expect(await lives(other)).toBe(true)
  })
})
