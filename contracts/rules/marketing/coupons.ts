import { listCoupons, receiveCoupon, sellerCoupons } from '#contracts/api/marketing/coupons.ts'
import { OK } from '#contracts/api/kit/envelope.ts'
import { encodeParams } from '#contracts/wire/params.ts'
import { createOrder, editOrder, showOrder } from '#contracts/api/orders/orders.ts'
import { cents } from '#contracts/wire/money.ts'
import { ask, refused, same, twiceAtOnce, type Rule, type Shop } from '../rule.ts'

const id = 95_401
const onOffer = (stock: number) => ['a coupon is on offer', { id, stock }] as const
const receive = { body: { id } }

const left = async (shop: Shop): Promise<number> => (await ask(shop, sellerCoupons.show, { params: { id } }, 'seller')).stock

const receives: Rule = {
  name: 'Receiving a coupon takes one from the stock, works once per shopper, and stops when none are left.',
  about: [receiveCoupon, listCoupons],
  source: 'CPN-1',
  run: async shop => {
    await shop.given(onOffer(1))
    await ask(shop, receiveCoupon, receive, 'shopper')
    same('data.stock', await left(shop), 0)
    const own = (await ask(shop, listCoupons, { query: { coupon_id: id } }, 'shopper')).data
    same(
      'data.data[].status of the coupon',
      own.map(({ status }) => status),
      [0],
    )
    await shop.given(onOffer(0))
    await refused(shop, 'couponOver', receiveCoupon, receive, 'shopper', 'nothing is left')
    same('data.stock', await left(shop), 0)
    await shop.given(onOffer(5))
    await ask(shop, receiveCoupon, receive, 'shopper')
    await refused(shop, 'alreadyReceived', receiveCoupon, receive, 'shopper')
    same('data.stock', await left(shop), 4)
  },
}

const lastOne: Rule = {
  name: 'When two shoppers want the last coupon at the same time, one gets it.',
  bug: twiceAtOnce,
  about: [receiveCoupon],
  source: 'CPN-1',
  run: async shop => {
    await shop.given(onOffer(1))
    const people = ['shopper', 'newcomer'] as const
    const answers = await Promise.all(people.map(who => shop.send(receiveCoupon, receive, who)))
    same('code of one of the two', answers.filter(({ code }) => code === OK).length, 1)
    same('data.stock', await left(shop), 0)
  },
}

const [goods_id, address_id, log] = [95_402, 95_403, 95_404]
const purchase = {
  params: encodeParams({ order: [{ goods_id, sku_id: 0, buy_num: 2 }], ifcart: 0 }),
  address_id,
  coupon_id: String(log),
}

const statusOf = async (shop: Shop) => (await ask(shop, listCoupons, { query: { id: log } }, 'shopper')).data[0]?.status

const uses: Rule = {
  name: 'A coupon reduces the price of one order, cannot be used twice, and is returned when the order is cancelled.',
  about: [createOrder, listCoupons, editOrder],
  source: 'CPN-2, CPN-3, CPN-5',
  run: async shop => {
    await shop.given(
      ['a product is on sale', { id: goods_id, stock: 9, price: '12.50' }],
      ['the shopper has an address', { id: address_id }],
      ['the shopper has a coupon', { id: log, coupon_id: id }],
    )
    const place = async () => (await ask(shop, createOrder, { body: purchase }, 'shopper')).order_id[0] ?? 0
    const first = await place()
    const order = await ask(shop, showOrder, { params: { id: first } }, 'shopper')
    same('data.coupon_money', order.coupon_money, '5.00')
    same('data.total_price in cents', cents(order.total_price), cents(order.order_price) + cents(order.freight_money) - 500)
    same('data.data[0].status', await statusOf(shop), 1)
    // A server may refuse the coupon or ignore it, but must not deduct it again.
    const again = await shop.send(createOrder, { body: purchase }, 'shopper')
    if (again.code === OK) {
      const second = createOrder.reply.parse(again.data).order_id[0] ?? 0
      same(
        'data.coupon_money of the second order',
        (await ask(shop, showOrder, { params: { id: second } }, 'shopper')).coupon_money,
        '0.00',
      )
    }
    await ask(shop, editOrder, { params: { id: first }, body: { order_status: 0 } }, 'shopper')
    same('data.data[0].status', await statusOf(shop), 0)
  },
}

/** Coupons are received once, used once, and returned. */
export const couponRules: readonly Rule[] = [receives, lastOne, uses]
