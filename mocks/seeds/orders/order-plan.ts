import type { OrderStatus } from '#contracts/api/orders/orders.ts'
import { timeOf } from '../../clock.ts'
import type { RowOf } from '../../db/rows.ts'
import { buyerIds, userIds } from '../accounts/accounts.ts'
import { createRandom, type Random } from '../random.ts'
import { atBusyHour, day } from './times.ts'
import type { Seeding } from '../world.ts'

/** Who ordered where and when, and how far the order has come. */
export type Plan = { user: number; store: number; status: OrderStatus; created: number }

const orderCount = 600

/** Share of each state among the orders. */
const shares: readonly (readonly [OrderStatus, number])[] = [
  [0, 0.08],
  [1, 0.04],
  [2, 0.05],
  [3, 0.06],
  [4, 0.05],
  [5, 0.03],
  [6, 0.69],
]

/**
 * How old orders of a state can be, in days. Unpaid ones would be cancelled after a day, paid ones completed after four
 * (settings `task`). Source: OST-11, OST-12.
 */
const ages: Readonly<Record<OrderStatus, readonly [number, number]>> = {
  0: [1.2, 360],
  1: [0.02, 0.8],
  2: [0.1, 3],
  3: [1.2, 3],
  4: [1.8, 3.2],
  5: [2.5, 12],
  6: [6.5, 365],
}

/** The first store is the busiest. */
const storeWeights: readonly number[] = [5, 2, 3, 3, 3, 4, 4, 2, 3, 2, 3]

type Shops = { open: readonly number[]; weighted: readonly number[]; opened: ReadonlyMap<number, number> }

/** Stores that have something to sell, and the day of their first product. */
const shopsOf = ({ db }: Seeding): Shops => {
  const sold = db.goods.rows().filter(goods => goods.goods_status === 1 && goods.goods_verify === 1)
  const opened = new Map(
    [...Map.groupBy(sold, goods => goods.store_id)].map(([store, [first]]) => [
      store,
      timeOf((first as RowOf<'goods'>).created_at),
    ]),
  )
  const open = [...opened.keys()].filter(store => db.stores.find(store)?.store_status === 1).sort((a, b) => a - b)
  return { open, weighted: open.flatMap(store => Array<number>(storeWeights[store - 1] ?? 1).fill(store)), opened }
}

/** More orders in recent times than long ago. */
const momentFor = (status: OrderStatus, now: number, random: Random): number => {
  const [from, to] = ages[status]
  return atBusyHour(now - (from + (to - from) * random.next() ** 1.7) * day, random.next(), now)
}

/** The shopper has every state, at the first store and at another, and a few more that are completed. */
const shoppersPlans = (now: number, { open, opened }: Shops, random: Random): Plan[] => {
  const others = open.filter(store => store !== 1)
  const each = shares.flatMap(([status]) => [1, random.pick(others.length > 0 ? others : open)].map(store => ({ store, status })))
  const more = [1, 2, 3, 4].map(() => ({ store: random.pick(open), status: 6 as const }))
  return [...each, ...more].map(one => ({
    ...one,
    user: userIds.shopper,
    created: Math.max(momentFor(one.status, now, random), (opened.get(one.store) ?? 0) + day),
  }))
}

const statusAt = (share: number): OrderStatus => {
  let left = share
  for (const [status, size] of shares) {
    left -= size
    if (left < 0) return status
  }
  return 6
}

/** Every order to be written, the oldest first. Needs accounts and products. */
export const planOrders = (seeding: Seeding): Plan[] => {
  const { db, now, scale } = seeding
  const random = createRandom(404)
  const shops = shopsOf(seeding)
  const buyers = buyerIds(scale)
    .filter(id => id !== userIds.newcomer && id !== userIds.shopper)
    .flatMap(id => db.users.find(id) ?? [])
    .map(user => ({ id: user.id, since: timeOf(user.created_at) }))
  const plans = shoppersPlans(now, shops, random)
  const closed = [...shops.opened.keys()].find(store => !shops.open.includes(store))
  while (plans.length < Math.max(30, Math.round(orderCount * scale))) {
    const status = statusAt(random.next())
    const moment = momentFor(status, now, random)
    const past = closed !== undefined && now - moment > 120 * day && random.chance(0.06)
    const store = past ? closed : random.pick(shops.weighted)
    const created = Math.max(moment, (shops.opened.get(store) ?? 0) + day)
    const known = buyers.filter(({ since }) => since < created)
    plans.push({ user: known.length > 0 ? random.pick(known).id : userIds.shopper, store, status, created })
  }
  return plans.sort((a, b) => a.created - b.created)
}
