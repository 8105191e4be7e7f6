import { buyerInfo } from '#contracts/api/accounts/auth.ts'
import { showIntegralGoods } from '#contracts/api/points/integral-goods.ts'
import { listIntegralOrders, payIntegral } from '#contracts/api/points/integral-orders.ts'
import { OK } from '#contracts/api/kit/envelope.ts'
import { lastMove } from '../people.ts'
import { cents } from '#contracts/wire/money.ts'
import { ask, refused, same, users, twiceAtOnce, type Rule, type Shop } from '../rule.ts'

const [id, cid, address_id] = [95_501, 95_502, 95_503]

const given = (shop: Shop, stock: number, integral: string): Promise<void> =>
  shop.given(
    ['points goods are on offer', { id, cid, stock, price: '30.00' }],
    ['the shopper has an address', { id: address_id }],
    ['the shopper has points', { integral }],
  )

const exchangeOf = (buy_num: number) => ({ body: { id, buy_num, address_id } })

/** The shopper's points in hundredths, and the stock of the product. */
const stand = async (shop: Shop) => [
  cents((await ask(shop, buyerInfo, users, 'shopper')).integral),
  (await ask(shop, showIntegralGoods, { params: { id } })).goods_stock,
]

const takes: Rule = {
  name: 'Exchanging points takes the price in points and the stock, and places one order.',
  about: [payIntegral, listIntegralOrders],
  source: 'PTS-1',
  run: async shop => {
    await given(shop, 5, '100.00')
    const { order_id } = await ask(shop, payIntegral, exchangeOf(2), 'shopper')
    same('data.integral in hundredths, data.goods_stock', await stand(shop), [4000, 3])
    same('data.data[0].money of the newest movement', await lastMove(shop, 2), '-60.00')
    const [order] = (await ask(shop, listIntegralOrders, { query: { id: order_id[0] ?? 0 } }, 'shopper')).data
    same('data.data[0].total_price, data.data[0].buy_num', [order?.total_price, order?.buy_num], ['60.00', 2])
    await refused(shop, 'balanceTooLow', payIntegral, exchangeOf(2), 'shopper', '40.00 points are left')
    same('data.integral in hundredths, data.goods_stock', await stand(shop), [4000, 3])
    await given(shop, 1, '100.00')
    await refused(shop, 'stockTooLow', payIntegral, exchangeOf(2), 'shopper', 'one is left')
    same('data.integral in hundredths, data.goods_stock', await stand(shop), [10_000, 1])
  },
}

const lastOne: Rule = {
  name: 'Two exchanges of the last piece at the same time give one of them the piece, and take the points once.',
  bug: twiceAtOnce,
  about: [payIntegral],
  source: 'PTS-1',
  run: async shop => {
    await given(shop, 1, '100.00')
    const answers = await Promise.all([1, 2].map(() => shop.send(payIntegral, exchangeOf(1), 'shopper')))
    same('code of one of the two', answers.filter(({ code }) => code === OK).length, 1)
    same('data.integral in hundredths, data.goods_stock', await stand(shop), [7000, 0])
  },
}

/** Rules for points and the products that they buy. */
export const pointsRules: readonly Rule[] = [takes, lastOne]
