import { beforeEach, describe, expect, test } from 'vitest'
import { adminCashes, listCashes, requestCash, sellerCashes } from '#contracts/api/money/cashes.ts'
import { buyerInfo } from '#contracts/api/accounts/auth.ts'
import { adminMoneyLogs, sellerMoneyLogs } from '#contracts/api/money/money-logs.ts'
import { settleOrders } from '#contracts/api/money/order-settlements.ts'
import { createShop, requestOf } from '../../test-shop.ts'

const users = { body: { provider: 'users' } } as const
const account = { name: '李雷', bank_name: '示例银行', card_no: '6222000000000001' }

let shop: ReturnType<typeof createShop>
beforeEach(() => {
  shop = createShop()
  shop.given('the shopper has a balance', { money: '100.00' })
  shop.given('the store has a balance', { money: '100.00' })
  fee('5')
})

const fee = (cash: string): void => {
  const { db } = shop.world
  const [row] = db.configs.by('name', 'store')
  if (row) db.configs.change(row.id, { value: JSON.stringify({ goods_verify: false, cash }) })
}
const purses = async () => {
  const { money, frozen_money } = await shop.ask(buyerInfo, users, 'shopper')
  return [Number(money), Number(frozen_money)]
}
const tills = () => {
  const { store_money, store_frozen_money } = shop.world.db.stores.find(1) ?? { store_money: '', store_frozen_money: '' }
  return [Number(store_money), Number(store_frozen_money)]
}
const newest = async () => (await shop.ask(adminCashes.list, { query: {} }, 'admin')).data[0]
const withdraw = async (money: string): Promise<number> => {
  await shop.ask(requestCash, { body: { money } }, 'shopper')
  return (await newest())?.id ?? 0
}
const decide = (id: number, cash_status: 0 | 1 | 2, texts = {}) =>
  shop.refusal(adminCashes.update, { params: { id }, body: { cash_status, ...texts } }, 'admin')

describe("a shopper's withdrawal", () => {
  // Proves WDR-6, LNG-1.
  test('names the bank of the identity record in both languages, however long its English name is', async () => {
    const { db } = shop.world
    const [check] = db.user_checks.by('user_id', 1)
    const bank_name = { zh: '示例农业银行', en: 'Agricultural Bank of Example' }
    if (check) db.user_checks.change(check.id, { bank_name })
    const request = requestOf(requestCash, { body: { money: '5.00' } }, await shop.tokenOf('shopper'))
    request.headers.set('accept-language', 'en')

    const { code } = await (await shop.send(request)).json()

    expect(code).toBe(200)
    expect(db.cashes.rows().at(-1)).toMatchObject({ bank_name: bank_name.zh, english: { bank_name: bank_name.en } })
  })

  // Proves WDR-6.
  test('takes the longest name of a bank that an identity record can have', async () => {
    const [check] = shop.world.db.user_checks.by('user_id', 1)
    if (check) shop.world.db.user_checks.change(check.id, { bank_name: 'B'.repeat(30) })

    await withdraw('5.00')

    expect(await newest()).toMatchObject({ bank_name: 'B'.repeat(30) })
  })

  // Proves WDR-1, WDR-2.
  test('freezes the whole sum and deducts the commission', async () => {
    const [balance = 0, frozen = 0] = await purses()

    await shop.ask(requestCash, { body: { money: '20.00', remark: '房租' } }, 'shopper')

    expect(await purses()).toEqual([balance - 20, frozen + 20])
    const [cash] = (await shop.ask(listCashes, { query: {} }, 'shopper')).data
    expect(cash).toMatchObject({ money: '19.00', commission: '1.00', cash_status: 0, remark: '房租' })
  })

  // Proves AMT-4, WDR-2.
  test.each([
    ['0.6', '50.00', '49.70', '0.30'],
    ['0.75', '33.33', '33.08', '0.25'],
  ])('may have a commission with fractions of a percent: %s of %s', async (percent, sum, money, commission) => {
    fee(percent)

    await withdraw(sum)

    expect(await newest()).toMatchObject({ money, commission })
  })

  // Proves WDR-3, WDR-4.
  test('that is paid out leaves the frozen balance once', async () => {
    const [balance = 0, frozen = 0] = await purses()
    const id = await withdraw('20.00')

    await decide(id, 1, { remark: '已打款' })
    await decide(id, 1, { remark: '已打款，请查收' })

    expect(await purses()).toEqual([balance - 20, frozen])
    expect(await newest()).toMatchObject({ cash_status: 1, remark: '已打款，请查收' })
    expect(await decide(id, 2)).toBe('wrongState')
    expect(await decide(id, 0)).toBe('none')
    expect((await newest())?.cash_status).toBe(1)
  })

  // Proves WAL-4, WDR-3.
  test('that is refused returns everything', async () => {
    const before = await purses()
    const id = await withdraw('20.00')

    await decide(id, 2, { refuse_info: '卡号有误' })

    expect(await purses()).toEqual(before)
    expect(await newest()).toMatchObject({ cash_status: 2, refuse_info: '卡号有误' })
  })

  // Proves WDR-1.
  test('cannot exceed the balance and cannot be zero', async () => {
    const before = await shop.world.hash()

    await shop.tokenOf('shopper')
    const signedIn = await shop.world.hash()
    expect(await shop.refusal(requestCash, { body: { money: '100.01' } }, 'shopper')).toBe('balanceTooLow')
    expect(await shop.refusal(requestCash, { body: { money: '0.00' } }, 'shopper')).toBe('invalidInput')

    expect(await shop.world.hash()).toBe(signedIn)
    expect(signedIn).not.toBe(before)
  })

  // Proves WDR-6.
  test('needs an identity record and goes to its bank account', async () => {
    shop.given('the shopper is not verified', {})
    const unknown = await shop.refusal(requestCash, { body: { money: '20.00' } }, 'shopper')
    shop.given('the shopper is verified', { id: 90_165 })

    await withdraw('20.00')

    expect(unknown).toBe('identityMissing')
    expect(await newest()).toMatchObject({ name: '李雷', bank_name: '北境银行', card_no: '6222000000000000000' })
  })

  // Proves WDR-5.
  test('returns everything when an administrator deletes it undecided', async () => {
    const before = await purses()
    const id = await withdraw('20.00')

    await shop.ask(adminCashes.remove, { params: { ids: id } }, 'admin')

    expect(await purses()).toEqual(before)
  })
})

describe("a store's withdrawal", () => {
  const body = { money: '20.00', ...account }

  // Proves WDR-1.
  test("moves the store's money with two movements", async () => {
    const [balance = 0, frozen = 0] = tills()

    await shop.ask(sellerCashes.create, { body }, 'seller')

    expect(tills()).toEqual([balance - 20, frozen + 20])
    const [second, first] = (await shop.ask(sellerMoneyLogs.list, { query: {} }, 'seller')).data
    expect([first?.money, second?.money]).toEqual(['-20.00', '20.00'])
  })

  // Proves WDR-5.
  test('that is undecided can be withdrawn with its commission, one that is paid out cannot', async () => {
    const before = tills()
    const { id } = await shop.ask(sellerCashes.create, { body }, 'seller')
    const { id: other } = await shop.ask(sellerCashes.create, { body }, 'seller')
    await decide(other, 1)

    expect(await shop.refusal(sellerCashes.remove, { params: { ids: `${id},${other}` } }, 'seller')).toBe('wrongState')
    expect(await shop.ask(sellerCashes.remove, { params: { ids: id } }, 'seller')).toBe(1)

    expect(tills()).toEqual([(before[0] ?? 0) - 20, before[1]])
  })

  // Proves WAL-7, STL-9.
  test('is visible to its own store only', async () => {
    const id = await withdraw('20.00')

    expect(await shop.refusal(sellerCashes.show, { params: { id } }, 'seller')).toBe('notFound')
    expect(await shop.refusal(sellerCashes.remove, { params: { ids: id } }, 'seller')).toBe('notFound')
  })
})

describe('a settlement', () => {
  // Proves STL-2, STL-3, STL-5.
  test('pays each store exactly the value of its orders, with one movement per store', async () => {
    shop.given('no order waits for settlement', {})
    for (const id of [90_001, 90_002]) shop.given('an order is completed', { id })
    shop.world.db.orders.change(90_002, { freight_money: '0.55', total_price: '20.55' })
    const [balance = 0] = tills()

    await shop.ask(settleOrders, {}, 'admin')

    expect(tills()[0]).toBeCloseTo(balance + 40.55, 2)
    const [log] = (await shop.ask(adminMoneyLogs.list, { query: { is_belong: 1 } }, 'admin')).data
    expect(log).toMatchObject({ money: '40.55', name: '订单结算', is_belong: 1 })
    expect(await shop.refusal(settleOrders, {}, 'admin')).toBe('nothingToSettle')
  })
})
