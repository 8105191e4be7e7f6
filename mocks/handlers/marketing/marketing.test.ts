import { beforeEach, describe, expect, test } from 'vitest'
import { userAddresses } from '#contracts/api/accounts/addresses.ts'
import { listCoupons, receiveCoupon, sellerCouponLogs, sellerCoupons } from '#contracts/api/marketing/coupons.ts'
import { searchGoods, showGoods } from '#contracts/api/catalogue/goods.ts'
import { encodeParams } from '#contracts/wire/params.ts'
import { createOrder, editOrder, orderBefore, showOrder } from '#contracts/api/orders/orders.ts'
import { listSeckills, sellerSeckills } from '#contracts/api/marketing/seckills.ts'
import { sellerFullReductions } from '#contracts/api/marketing/full-reductions.ts'
import { dateTimeText } from '../../clock.ts'
import { createShop, noon } from '../../test-shop.ts'

const goods = 90_311
const day = 86_400_000
const during = { start_time: dateTimeText(noon - day), end_time: dateTimeText(noon + day) }
const before = { start_time: dateTimeText(noon - 2 * day), end_time: dateTimeText(noon - day) }

let shop: ReturnType<typeof createShop>
beforeEach(() => {
  shop = createShop()
  for (const { id } of shop.world.db.full_reductions.by('store_id', 1)) shop.world.db.full_reductions.remove(id)
  shop.given('a product is on sale', { id: goods, stock: 50, price: '33.33' })
  shop.given('the shopper has a balance', { money: '5000.00' })
})

const address = async () => (await shop.ask(userAddresses.list, { query: {} }, 'shopper')).data[0]?.id ?? 0
const orderOf = async (buy_num: number, more: { collective_id?: number; coupon?: number; goods_id?: number } = {}) => ({
  body: {
    params: encodeParams({
      order: [{ goods_id: more.goods_id ?? goods, sku_id: 0, buy_num, collective_id: more.collective_id ?? 0 }],
      ifcart: 0,
    }),
    address_id: await address(),
    coupon_id: String(more.coupon ?? 0),
  },
})
const place = async (...input: Parameters<typeof orderOf>) => {
  const id = (await shop.ask(createOrder, await orderOf(...input), 'shopper')).order_id[0] ?? 0
  return shop.ask(showOrder, { params: { id } }, 'shopper')
}
const cancel = (id: number) => shop.ask(editOrder, { params: { id }, body: { order_status: 0 } }, 'shopper')
const coupon = async (id: number) => (await shop.ask(listCoupons, { query: { id } }, 'shopper')).data[0]
const reduction = (money: string, use_money: string, times = during) =>
  shop.ask(sellerFullReductions.create, { body: { name: '满减', money, use_money, ...times } }, 'seller')

// Proves ORD-2, OST-2, CMP-7, CPN-1, CPN-2, CPN-3, CPN-4, CPN-5.
describe('a coupon', () => {
  test('is received once per shopper and campaign; the next shopper can receive one, too', async () => {
    shop.given('a coupon is on offer', { id: 90_301, stock: 2 })
    const input = { body: { id: 90_301 } }

    await shop.ask(receiveCoupon, input, 'shopper')

    expect(await shop.refusal(receiveCoupon, input, 'shopper')).toBe('alreadyReceived')
    expect(await shop.refusal(receiveCoupon, input, 'newcomer')).toBe('none')
    expect((await shop.ask(sellerCoupons.show, { params: { id: 90_301 } }, 'seller')).stock).toBe(0)
    expect((await shop.ask(sellerCouponLogs.list, { query: { coupon_id: 90_301 } }, 'seller')).total).toBe(2)
  })

  test('can be received before the campaign starts, but not after it has ended', async () => {
    const form = { name: '测试券', money: '5', use_money: '10', stock: 3 }
    const later = { start_time: dateTimeText(noon + day), end_time: dateTimeText(noon + 2 * day) }
    const early = await shop.ask(sellerCoupons.create, { body: { ...form, ...later } }, 'seller')
    const late = await shop.ask(sellerCoupons.create, { body: { ...form, ...before } }, 'seller')

    const outcomes = [
      await shop.refusal(receiveCoupon, { body: early }, 'shopper'),
      await shop.refusal(receiveCoupon, { body: late }, 'shopper'),
    ]

    expect(outcomes).toEqual(['none', 'couponOver'])
  })

  test('is offered before ordering, deducted, used up, and returned when the order is cancelled', async () => {
    shop.given('the shopper has a coupon', { id: 90_303, coupon_id: 90_304 })
    const { body } = await orderOf(1)
    const [group] = await shop.ask(orderBefore, { body: { params: body.params } }, 'shopper')

    const order = await place(1, { coupon: 90_303 })

    expect(group?.coupons.map(one => one.id)).toContain(90_303)
    expect(order).toMatchObject({ order_price: '33.33', coupon_money: '5.00', total_price: '28.33' })
    expect(await coupon(90_303)).toMatchObject({ status: 1, order_id: order.id })
    await cancel(order.id)
    expect(await coupon(90_303)).toMatchObject({ status: 0, order_id: 0 })
  })

  test("is ignored if it is used, expired, somebody else's, or its minimum is not reached", async () => {
    shop.given('the shopper has a coupon', { id: 90_303, coupon_id: 90_304 })
    const { db } = shop.world
    const discounts: string[] = []

    for (const change of [{ status: 1 as const }, { user_id: 2 }, before, { use_money: '33.34' }, { store_id: 2 }]) {
      shop.given('the shopper has a coupon', { id: 90_303, coupon_id: 90_304 })
      db.coupon_logs.change(90_303, change)
      discounts.push((await place(1, { coupon: 90_303 })).coupon_money)
    }

    expect(discounts).toEqual(['0.00', '0.00', '0.00', '0.00', '0.00'])
  })

  test('of another store can be neither read nor changed by a seller', async () => {
    const { db } = shop.world
    const { id } = db.coupons.add({
      store_id: 2,
      name: '别家',
      money: '1.00',
      use_money: '1.00',
      stock: 1,
      content: '',
      ...during,
    })

    const seen = await shop.ask(sellerCoupons.list, { query: { id } }, 'seller')

    expect(seen.total).toBe(0)
    expect(await shop.refusal(sellerCoupons.show, { params: { id } }, 'seller')).toBe('notFound')
    expect(await shop.refusal(sellerCoupons.remove, { params: { ids: id } }, 'seller')).toBe('notFound')
  })
})

describe('a spend-and-save rule', () => {
  // Proves RED-1.
  test('applies on its own: of the running rules whose minimum is reached, the one with the lowest minimum', async () => {
    await reduction('9.00', '60.00')
    await reduction('2.00', '30.00')
    await reduction('1.00', '10.00', before)

    const discounts = [(await place(2)).coupon_money, (await shop.ask(showGoods, { params: { id: goods } })).full_reductions]

    expect(discounts).toEqual([
      '2.00',
      [
        { money: '2.00', use_money: '30.00' },
        { money: '9.00', use_money: '60.00' },
      ],
    ])
  })

  // Proves SUM-4.
  test('never makes a total negative', async () => {
    await reduction('50.00', '0.00')

    expect(await place(1)).toMatchObject({ order_price: '33.33', coupon_money: '50.00', total_price: '0.00' })
  })
})

describe('a flash sale', () => {
  // Proves AMT-4, CMP-1, CMP-3, CMP-8, FLS-1, FLS-2.
  test('takes a percentage off each line, rounded down to whole cents, while it runs', async () => {
    const form = { goods_id: goods, discount: '12.50', ...during }
    const { id } = await shop.ask(sellerSeckills.create, { body: form }, 'seller')
    const inTime = await place(1)

    await shop.ask(sellerSeckills.update, { params: { id }, body: { ...form, ...before } }, 'seller')

    expect([inTime.coupon_money, (await place(1)).coupon_money]).toEqual(['4.16', '0.00'])
    expect((await shop.ask(showGoods, { params: { id: goods } })).seckills).toBe(false)
  })

  // Proves CMP-4, FLS-3.
  test('is listed in the hour in which it starts, with the price of the sale', async () => {
    const start = noon + 2 * 3_600_000
    const times = { start_time: dateTimeText(start), end_time: dateTimeText(start + day) }
    await shop.ask(sellerSeckills.create, { body: { goods_id: goods, discount: '10', ...times } }, 'seller')
    const slot = async (start_time: number) =>
      (await shop.ask(listSeckills, { query: { start_time, per_page: 400 } })).data.find(({ id }) => id === goods)?.goods_price

    const slots = [await slot(0), await slot(1), await slot(2), await slot(3)]

    expect(slots).toEqual([undefined, undefined, '30.00', undefined])
  })

  // Proves SUM-3, CMP-5.
  test('adds up with coupon and rule, each computed from the undiscounted sum', async () => {
    shop.given('the shopper has a coupon', { id: 90_303, coupon_id: 90_304 })
    await reduction('3.00', '33.33')
    await shop.ask(sellerSeckills.create, { body: { goods_id: goods, discount: '10', ...during } }, 'seller')

    expect(await place(1, { coupon: 90_303 })).toMatchObject({ coupon_money: '11.33', total_price: '22.00' })
  })
})

// Proves SUM-3, OST-2, CMP-4, GRP-1, GRP-2, GRP-3, GRP-4, GRP-5, GRP-6, GRP-7, GRP-8.
describe('a group', () => {
  const offer = { id: 90_321, goods_id: 90_312 }
  const open = async () => (await shop.ask(showGoods, { params: { id: offer.goods_id } })).collective_list
  const join = (collective_id: number) => place(1, { goods_id: offer.goods_id, collective_id })

  test('is opened at the group price, which lists show', async () => {
    shop.given('a product has a group-buy offer', offer)
    const params = encodeParams({ keywords: '%E6%90%AA%E7%93%B7%E6%9D%AF' })

    const order = await join(-1)

    const { data } = await shop.ask(searchGoods, { query: { is_collective: 1, params } })
    expect(data.find(one => one.id === offer.goods_id)).toMatchObject({ goods_price: '18.00', need: 2 })
    expect(order).toMatchObject({ coupon_money: '2.00', total_price: '18.00' })
    expect(await open()).toMatchObject([{ need: 2, orders_count: 1 }])
  })

  test('is completed by the order that fills it, and then refuses members', async () => {
    shop.given('a group waits for its last member', offer)

    await join(offer.id)

    expect(shop.world.db.collective_logs.find(offer.id)?.status).toBe(1)
    expect(await open()).toEqual([])
    const input = await orderOf(1, { goods_id: offer.goods_id, collective_id: offer.id })
    expect(await shop.refusal(createOrder, input, 'shopper')).toBe('groupFull')
  })

  test('opens again when a member cancels, and is cancelled when all members have', async () => {
    shop.given('a group waits for its last member', offer)
    const { id } = await join(offer.id)
    shop.given('a product has a group-buy offer', { id: 90_305, goods_id: goods })
    const alone = await place(1, { collective_id: -1 })

    await cancel(id)
    await cancel(alone.id)

    expect(await open()).toMatchObject([{ id: offer.id, orders_count: 1 }])
    expect(shop.world.db.collective_logs.by('goods_id', goods)).toMatchObject([{ status: 0 }])
  })

  test('of another product is refused', async () => {
    shop.given('a group waits for its last member', offer)

    const outcome = await shop.refusal(createOrder, await orderOf(1, { collective_id: offer.id }), 'shopper')

    expect(outcome).toBe('groupFull')
  })

  test('without an offer is an ordinary purchase', async () => {
    expect(await place(1, { collective_id: -1 })).toMatchObject({ coupon_money: '0.00', total_price: '33.33' })
  })
})

test('an order that is refused because of a discount changes nothing', async () => {
  shop.given('a group is complete', { id: 90_323, goods_id: 90_313 })
  const input = await orderOf(1, { goods_id: 90_313, collective_id: 90_323 })
  await shop.tokenOf('shopper')
  const hash = await shop.world.hash()

  const outcome = await shop.refusal(createOrder, input, 'shopper')

  expect(outcome).toBe('groupFull')
  expect(await shop.world.hash()).toBe(hash)
})
