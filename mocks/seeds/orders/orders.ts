import { dateTimeText } from '../../clock.ts'
import { inBoth } from '../../db/english.ts'
import type { RowOf } from '../../db/rows.ts'
import { receiverOf } from '../../domain/accounts/receiver.ts'
import { freightOf } from '../../domain/orders/freight.ts'
import { factsOf, skuName, thumb, type Item } from '../../domain/catalogue/goods.ts'
import { cents, moneyText } from '#contracts/wire/money.ts'
import { userIds } from '../accounts/accounts.ts'
import { planOrders, type Plan } from './order-plan.ts'
import type { Faker } from '@faker-js/faker'
import { seedText, type Pair } from '../texts.ts'
import { hour, minute, onDay } from './times.ts'
import type { Seeding } from '../world.ts'

const remarks: readonly Pair[] = [
  ['请尽快发货，谢谢', 'Please send soon, thank you'],
  ['周末送货，工作日家里没人', 'Deliver at the weekend, nobody is home on workdays'],
  ['放门口快递柜就好', 'The parcel locker is fine'],
  ['送人的，请包装好一点', 'It is a gift, please wrap it well'],
  ['不要放小票', 'No receipt in the box, please'],
]

type Line = Item & { buy_num: number }

const howMany = (price: string, faker: Faker): number =>
  cents(price) < 3000 ? faker.number.int({ min: 1, max: 4 }) : cents(price) < 20_000 ? faker.number.int({ min: 1, max: 2 }) : 1

/** The products of each store that can be ordered, oldest first. */
type Offers = ReadonlyMap<number, readonly RowOf<'goods'>[]>

const offersOf = ({ db }: Seeding): Offers =>
  Map.groupBy(
    db.goods.rows().filter(goods => goods.goods_status === 1 && goods.goods_verify === 1),
    goods => goods.store_id,
  )

const basketSizes = [
  { value: 1, weight: 70 },
  { value: 2, weight: 22 },
  { value: 3, weight: 8 },
]

/** Up to three products that were for sale at the time; older ones are more popular. */
const linesFor = ({ db, faker }: Seeding, offers: Offers, { store, created }: Plan): Line[] => {
  const at = dateTimeText(created)
  const offer = (offers.get(store) ?? []).filter(goods => goods.created_at <= at)
  const size = faker.helpers.weightedArrayElement(basketSizes)
  const chosen = new Set(Array.from({ length: size }, () => offer[Math.floor(faker.number.float() ** 1.8 * offer.length)]))
  return [...chosen].flatMap(goods => {
    if (!goods) return []
    const skus = db.goods_skus.by('goods_id', goods.id)
    const item = { goods, sku: skus.length > 0 ? faker.helpers.arrayElement(skus) : undefined }
    return [{ ...item, buy_num: howMany(factsOf(item).price, faker) }]
  })
}

/** The times at which an order reached its stages, none later than now. */
const timesOf = ({ now, faker }: Seeding, { status, created }: Plan, returned: boolean) => {
  const after = (from: number | null, least: number, most: number): number | null =>
    from === null ? null : from + Math.min(faker.number.float({ min: least, max: most }), (now - from) * 0.6)
  const paid = status >= 2 ? after(created, minute, 25 * minute) : null
  const sent = status >= 3 && (status !== 5 || returned || faker.datatype.boolean(0.4)) ? after(paid, 3 * hour, 30 * hour) : null
  const received = status === 4 || status === 6 || (status === 5 && returned) ? after(sent, 30 * hour, 76 * hour) : null
  const commented = status === 6 ? after(received, 2 * hour, 30 * hour) : null
  const text = (time: number | null): string | null => (time === null ? null : dateTimeText(time))
  return {
    pay_time: text(paid),
    delivery_time: text(sent),
    receipt_time: text(received),
    comment_time: text(commented),
    updated_at: dateTimeText(commented ?? received ?? sent ?? paid ?? created),
  }
}

/** Order numbers: 14 digits of time, the first digit of the user's id, five more. Source: ORD-10. */
const numberAt = (time: string, user: number, serial: number): string =>
  `${time.replace(/\D/g, '')}${String(user)[0]}${String((serial * 7919) % 100_000).padStart(5, '0')}`

const pricesOf = ({ db }: Seeding, lines: readonly Line[], province: number) => {
  const total = (of: 'price' | 'weight'): number => lines.reduce((all, line) => all + cents(factsOf(line)[of]) * line.buy_num, 0)
  const freight = lines[0] ? freightOf(db, lines[0].goods, total('weight'), province) : 0
  return {
    order_price: moneyText(total('price')),
    freight_money: moneyText(freight),
    total_price: moneyText(total('price') + freight),
    coupon_money: '0.00',
  }
}

const payments = [
  { value: 'balance', weight: 35 },
  { value: 'wechat', weight: 36 },
  { value: 'alipay', weight: 29 },
] as const

const paymentOf = ({ status, user }: Plan, faker: Faker): RowOf<'orders'>['payment_name'] => {
  if (status < 2) return ''
  return user === userIds.shopper ? 'balance' : faker.helpers.weightedArrayElement(payments)
}

const addLines = ({ db }: Seeding, order: RowOf<'orders'>, lines: readonly Line[]): void => {
  for (const line of lines) {
    const { price, weight, image } = factsOf(line)
    db.order_goods.add({
      order_id: order.id,
      goods_id: line.goods.id,
      sku_id: line.sku?.id ?? 0,
      user_id: order.user_id,
      store_id: order.store_id,
      goods_name: line.goods.goods_name,
      goods_image: thumb(image, 150),
      sku_name: line.sku ? inBoth(line.sku, skuName) : '-',
      buy_num: line.buy_num,
      goods_price: price,
      total_price: moneyText(cents(price) * line.buy_num),
      total_weight: moneyText(cents(weight) * line.buy_num),
      created_at: order.created_at,
      updated_at: order.created_at,
    })
  }
}

/** Adds the payment of an order; a third of the unpaid orders have a failed attempt. */
const addPay = ({ db, faker }: Seeding, order: RowOf<'orders'>): void => {
  const tried = order.order_status === 1 && faker.datatype.boolean(0.34)
  if (order.pay_time === null && !tried) return
  const time = order.pay_time ?? order.created_at
  db.order_pays.add({
    user_id: order.user_id,
    order_ids: [order.id],
    pay_no: numberAt(time, order.user_id, order.id + 50_000),
    payment_name: order.payment_name || 'wechat',
    total: order.total_price,
    pay_status: tried ? 0 : 1,
    pay_time: order.pay_time,
    created_at: time,
    updated_at: time,
  })
}

const addOrder = (seeding: Seeding, offers: Offers, plan: Plan): void => {
  const { db, faker } = seeding
  const lines = linesFor(seeding, offers, plan)
  const [first] = lines
  if (!first) return
  const address = faker.helpers.arrayElement(db.addresses.by('user_id', plan.user))
  const returned = plan.status === 5 && (plan.isReturned ?? faker.datatype.boolean())
  const created_at = dateTimeText(plan.created)
  const times = timesOf(seeding, plan, returned)
  const courier = times.delivery_time === null ? undefined : faker.helpers.arrayElement(db.expresses.rows())
  const order = db.orders.add({
    user_id: plan.user,
    store_id: plan.store,
    order_no: numberAt(created_at, plan.user, db.orders.count() + 1),
    coupon_id: 0,
    collective_id: 0,
    order_name: first.goods.goods_name,
    order_image: thumb(factsOf(first).image, 150),
    ...pricesOf(seeding, lines, address.province_id),
    order_status: plan.status,
    refund_status: returned ? 1 : 0,
    is_settlement: 0,
    delivery_code: courier?.code ?? '',
    delivery_no: courier ? `${courier.code.toUpperCase()}${faker.string.numeric({ length: 11, allowLeadingZeros: false })}` : '',
    ...receiverOf(address),
    payment_name: paymentOf(plan, faker),
    ...times,
    remark: faker.datatype.boolean(0.2) ? seedText(faker.helpers.arrayElement(remarks)) : '',
    created_at,
  })
  addLines(seeding, order, lines)
  addPay(seeding, order)
}

/** Counts paid quantities as sold. */
const countSales = ({ db }: Seeding): void => {
  const sold = new Map<number, number>()
  for (const line of db.order_goods.rows()) {
    if (db.orders.find(line.order_id)?.pay_time) sold.set(line.goods_id, (sold.get(line.goods_id) ?? 0) + line.buy_num)
  }
  for (const [id, count] of sold) {
    const goods = db.goods.find(id)
    if (goods) db.goods.change(id, { goods_sale: goods.goods_sale + count, updated_at: goods.updated_at })
  }
}

/** Extra orders that the ready shopper returns, one for each step of an exchange. */
export const shoppersReturns = 4

/** Recent orders of the ready shopper at the first store that end in a return. */
const returnPlans = ({ now, faker }: Seeding): Plan[] =>
  Array.from({ length: shoppersReturns }, (_, index) => {
    const created = onDay(now, 8 - index, faker.number.float())
    return { user: userIds.shopper, store: 1, status: 5, isReturned: true, created }
  })

/** Seeds a year of orders with lines and payments, oldest first. Needs everything except comments and money. */
export const seedOrders = (seeding: Seeding): void => {
  const offers = offersOf(seeding)
  const plans = [...planOrders(seeding), ...returnPlans(seeding)].sort((a, b) => a.created - b.created)
  for (const plan of plans) addOrder(seeding, offers, plan)
  countSales(seeding)
}
