import { buyerInfo, isLogin } from '#contracts/api/accounts/auth.ts'
import { register } from '#contracts/api/accounts/register.ts'
import { handleMoney } from '#contracts/api/accounts/users.ts'
import { userAddresses } from '#contracts/api/accounts/addresses.ts'
import { loadAreas } from '#contracts/api/system/areas.ts'
import { adminDistributionLogs, sellerDistributions } from '#contracts/api/marketing/distributions.ts'
import { encodeParams } from '#contracts/wire/params.ts'
import { adminSettlements, settleOrders } from '#contracts/api/money/order-settlements.ts'
import { sellerOrderStatus } from '#contracts/api/orders/back-office-orders.ts'
import { commentOrder } from '#contracts/api/orders/order-comments.ts'
import { createOrder, editOrder, payOrder } from '#contracts/api/orders/orders.ts'
import { cents } from '#contracts/wire/money.ts'
import { freshName } from '../people.ts'
import { ask, must, Pointless, same, users, type Rule, type Shop, type Who } from '../rule.ts'

/** The products of the order, and what they cost. */
const products = { 95_421: '33.33', 95_422: '20.00' }
const goodsIds = Object.keys(products).map(Number)

type Person = { readonly id: number; readonly who: Who }

const somebody = async (shop: Shop, inviter_id: number): Promise<Person> => {
  const form = { username: freshName(), password: 'second-shopper', inviter_id }
  const { access_token: token } = await ask(shop, register, { body: form })
  const id = await ask(shop, isLogin, { query: { provider: 'users' } }, { token })
  must(typeof id === 'number' && id > 0, 'data', 'the id of the account that was just opened', id)
  return { id: Number(id), who: { token } }
}

const addressOf = async (shop: Shop, who: Who): Promise<number> => {
  const provinces = await ask(shop, loadAreas, {})
  const province = provinces.find(one => one.children?.some(city => city.children?.length))
  const city = province?.children?.find(one => one.children?.length)
  const district = city?.children?.[0]
  if (!province || !city || !district) throw new Pointless('There is no province with a city and a district.')
  const form = { receive_name: 'Li Lei', receive_tel: '13800000000', address: '1 Market Street', is_default: 0 } as const
  const area = [province.id, city.id, district.id]
  return (await ask(shop, userAddresses.create, { body: { ...form, area } }, who)).id
}

/** A paid order of one piece of each product by a shopper with two levels of referrers. */
const invitedOrder = async (shop: Shop) => {
  const levels = { lev_1: '5.00', lev_2: '3.00', lev_3: '1.00' }
  for (const [id, price] of Object.entries(products)) {
    await shop.given(['a product is on sale', { id: Number(id), stock: 9, price }])
    await ask(shop, sellerDistributions.create, { body: { goods_id: Number(id), ...levels } }, 'seller')
  }
  const first = await somebody(shop, 0)
  const second = await somebody(shop, first.id)
  const { id, who } = await somebody(shop, second.id)
  await ask(shop, handleMoney, { body: { id, money: '900.00', is_type: 0, info: 'verify' } }, 'admin')
  const params = encodeParams({ order: goodsIds.map(goods_id => ({ goods_id, sku_id: 0, buy_num: 1 })), ifcart: 0 })
  const placing = { params, address_id: await addressOf(shop, who), coupon_id: '0' }
  const { order_id, order_no } = await ask(shop, createOrder, { body: placing }, who)
  const order = order_id[0] ?? 0
  const paying = { order_id: String(order), payment_name: 'balance', pay_password: '123456' } as const
  await ask(shop, payOrder, { body: paying }, who)
  return { order, order_no: order_no[0], who, inviters: [first.who, second.who] }
}

const logsOf = async (shop: Shop, order_no: string | undefined) =>
  (await ask(shop, adminDistributionLogs.list, { query: { per_page: 30 } }, 'admin')).data.filter(
    log => log.order_no === order_no,
  )

const commissions: Rule = {
  name: 'A paid order owes each inviter above the buyer the percentage of their level of each line, rounded to cents.',
  about: [payOrder, adminDistributionLogs.list],
  source: 'RFL-2, RFL-3',
  leavesTraces: true,
  run: async shop => {
    const { order_no } = await invitedOrder(shop)
    const owed = (await logsOf(shop, order_no)).map(({ commission }) => commission)
    // 5 % and 3 % of 33.33 are 1.6665 and 0.9999, of 20.00 they are 1.00 and 0.60.
    same('data.data[].commission of the order', owed.toSorted(), ['0.60', '1.00', '1.00', '1.67'])
  },
}

const settlement: Rule = {
  name: 'Settling an order pays the inviters what they are owed, and the store the rest.',
  about: [settleOrders, adminSettlements.list],
  source: 'STL-2, STL-6, RFL-5',
  leavesTraces: true,
  run: async shop => {
    const { order, order_no, who, inviters } = await invitedOrder(shop)
    const parcel = { delivery_code: 'yd', delivery_no: 'YD9000000004' }
    await ask(shop, sellerOrderStatus, { body: { id: order, status: 3, ...parcel } }, 'seller')
    await ask(shop, editOrder, { params: { id: order }, body: { order_status: 4 } }, who)
    const stars = { score: 5, agree: 5, service: 5, speed: 5 } as const
    await ask(shop, commentOrder, { body: { order_id: order, content: 'Keeps warm', ...stars } }, who)
    await ask(shop, settleOrders, {}, 'admin')
    const purses = await Promise.all(inviters.map(one => ask(shop, buyerInfo, users, one)))
    same('data.money of the inviters', purses.map(({ money }) => money).toSorted(), ['1.60', '2.67'])
    same(
      'data.data[].status of the commissions',
      (await logsOf(shop, order_no)).map(({ status }) => status),
      [1, 1, 1, 1],
    )
    const rows = (await ask(shop, adminSettlements.list, { query: { per_page: 30 } }, 'admin')).data
    const row = rows.find(one => one.order_id === order)
    same('data.data[].settlement_price in cents', cents(row?.settlement_price ?? '0'), cents(row?.total_price ?? '0') - 427)
  },
}

/** Rules of referrals. */
export const referralRules: readonly Rule[] = [commissions, settlement]
