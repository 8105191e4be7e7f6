import { timeOf } from '../../clock.ts'
import type { RowOf } from '../../db/rows.ts'
import { logCommissions } from '../../domain/marketing/commissions.ts'
import { usableCoupons } from '../../domain/marketing/coupons.ts'
import { discountOf } from '../../domain/marketing/discounts.ts'
import { settleGroup } from '../../domain/marketing/groups.ts'
import { cents, moneyText } from '#contracts/wire/money.ts'
import { buyerIds, userIds } from '../accounts/accounts.ts'
import { day, stamps } from '../orders/times.ts'
import { numberByTime } from '../number-by-time.ts'
import type { Seeding } from '../world.ts'

type Order = RowOf<'orders'>

/**
 * Newer shoppers were invited by the ready shopper, directly or over up to three levels; nearly half of the others by somebody
 * else.
 */
const seedInviters = ({ db, scale, faker }: Seeding): void => {
  const users = buyerIds(scale)
    .flatMap(id => (id === userIds.newcomer ? [] : (db.users.find(id) ?? [])))
    .toSorted((a, b) => a.created_at.localeCompare(b.created_at) || a.id - b.id)
  const own = users.findIndex(({ id }) => id === userIds.shopper)
  for (const [at, { id, updated_at }] of users.entries()) {
    const after = at - own - 1
    const planned = after >= 0 && after < 9 ? users[after < 4 ? own : at - 4] : undefined
    const inviter =
      planned ??
      (at > 0 && id !== userIds.shopper && faker.datatype.boolean(0.45) ? users[faker.number.int({ max: at - 1 })] : undefined)
    if (inviter) db.users.change(id, { inviter_id: inviter.id, updated_at })
  }
}

/** Gives a shopper a coupon, received at `share` (0 to 1) of the campaign. The stock is what is left afterwards. */
const addReceived = ({ db, now }: Seeding, coupon: RowOf<'coupons'>, user_id: number, share: number): void => {
  const { id, store_id, name, money, use_money, start_time, end_time, created_at } = coupon
  const [from, to] = [timeOf(created_at), Math.min(now, timeOf(end_time))]
  const copy = { coupon_id: id, user_id, store_id, name, money, use_money, start_time, end_time, order_id: 0, status: 0 as const }
  db.coupon_logs.add({ ...copy, ...stamps(from + (to - from) * share) })
}

/** Shoppers who order where a coupon applies often have it, and so do some others. The newcomer has none. */
const seedReceived = (seeding: Seeding): void => {
  const { db, scale, faker } = seeding
  const buyers = buyerIds(scale).filter(id => id !== userIds.newcomer)
  const customers = new Set(db.orders.rows().map(order => `${order.user_id} ${order.store_id}`))
  for (const coupon of db.coupons.rows().slice()) {
    const wanted = buyers.filter(id => {
      const bought = customers.has(`${id} ${coupon.store_id}`)
      return faker.datatype.boolean(id === userIds.shopper && bought ? 0.8 : bought ? 0.35 : 0.08)
    })
    for (const id of wanted) addReceived(seeding, coupon, id, faker.number.float({ min: 0.02, max: 0.2 }))
  }
  numberByTime(db.coupon_logs)
}

/** Assigns orders whose first product has a group-buy offer to groups; the last group may be incomplete. */
const seedGroups = ({ db }: Seeding): void => {
  const firstLines = Map.groupBy(db.orders.rows(), order => db.order_goods.by('order_id', order.id)[0]?.goods_id ?? 0)
  for (const { id, store_id, goods_id, discount, need } of db.collectives.rows()) {
    const orders = firstLines.get(goods_id) ?? []
    const kept = orders.filter(order => order.order_status !== 0)
    const given = orders.filter(order => order.order_status === 0).map(order => [order])
    const chunks = Array.from({ length: Math.ceil(kept.length / need) }, (_, at) => kept.slice(at * need, (at + 1) * need))
    for (const members of [...chunks, ...given]) {
      const [first] = members
      if (!first) continue
      const facts = { collective_id: id, user_id: first.user_id, store_id, goods_id, discount, need, status: 2 as const }
      const group = db.collective_logs.add({ ...facts, ...stamps(timeOf(first.created_at)) })
      for (const { id: order, updated_at } of members) db.orders.change(order, { collective_id: group.id, updated_at })
      settleGroup(db, group.id)
    }
  }
}

/**
 * Applies the discounts that were valid at the time of an order: flash sales, rules, its coupon, its group. Its payment changes
 * with it.
 */
const discounted = ({ db }: Seeding, order: Order, payments: ReadonlyMap<number, number>): void => {
  const at = { text: () => order.created_at }
  const total = cents(order.order_price)
  const lines = db.order_goods.by('order_id', order.id).map(line => ({ goods: line.goods_id, total: cents(line.total_price) }))
  const coupon = usableCoupons(db, at, order.user_id, order.store_id, total).find(log => log.created_at < order.created_at)
  const group = db.collective_logs.find(order.collective_id)
  const discount = discountOf(db, at, { store: order.store_id, lines, coupon, group })
  if (discount === 0) return
  const total_price = moneyText(Math.max(0, total + cents(order.freight_money) - discount))
  const sums = { coupon_id: coupon?.id ?? 0, coupon_money: moneyText(discount), total_price, updated_at: order.updated_at }
  db.orders.change(order.id, sums)
  const pay = db.order_pays.find(payments.get(order.id) ?? 0)
  if (pay) db.order_pays.change(pay.id, { total: total_price, updated_at: pay.updated_at })
  if (coupon && order.order_status !== 0)
    db.coupon_logs.change(coupon.id, { status: 1, order_id: order.id, updated_at: order.created_at })
}

/** The longest time between a comment and the payment of the commission. */
const settledAfter = 14 * day

const seedCommissions = ({ db, now }: Seeding): void => {
  for (const order of db.orders.rows()) if (order.pay_time) logCommissions(db, order, stamps(timeOf(order.pay_time)))
  for (const log of db.distribution_logs.rows().slice()) {
    const end = db.orders.find(log.order_id)?.comment_time
    if (end && now - timeOf(end) > settledAfter)
      db.distribution_logs.change(log.id, { status: 1, updated_at: stamps(timeOf(end) + settledAfter / 2).updated_at })
  }
}

/** Seeds inviters, received coupons, groups, discounts of orders and commissions. Needs campaigns and orders. */
export const seedPromotions = (seeding: Seeding): void => {
  const { db } = seeding
  seedInviters(seeding)
  seedReceived(seeding)
  seedGroups(seeding)
  const payments = new Map(db.order_pays.rows().flatMap(pay => pay.order_ids.map(id => [id, pay.id])))
  for (const order of db.orders.rows().slice()) discounted(seeding, order, payments)
  seedCommissions(seeding)
}
