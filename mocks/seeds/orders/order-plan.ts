import type { OrderStatus } from '#contracts/api/orders/orders.ts'
import { timeOf } from '../../clock.ts'
import type { RowOf } from '../../db/rows.ts'
import { buyerIds, userIds } from '../accounts/accounts.ts'
import { atBusyHour, day, onDay } from './times.ts'
import type { Seeding } from '../world.ts'

/** A planned order: buyer, store, time and stage. */
export type Plan = {
  user: number
  store: number
  status: OrderStatus
  created: number
  /** For an order in after-sales: whether the product was delivered first. Random if undefined. */
  isReturned?: boolean
}

const orderCount = 600

/** Weights of the stages: how many of a hundred orders have each. */
const shares = ([8, 2, 3, 3, 3, 3, 78] as const).map((weight, status) => ({ value: status as OrderStatus, weight }))

/**
 * The age of orders by stage, in days. The scheduled tasks would cancel unpaid orders after one day and complete paid ones after
 * four (setting `task`). Source: OST-11, OST-12.
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

type Shops = {
  open: readonly number[]
  weighted: readonly { value: number; weight: number }[]
  opened: ReadonlyMap<number, number>
}

/** Stores that have products on sale, and the date of their first product. */
const shopsOf = ({ db }: Seeding): Shops => {
  const sold = db.goods.rows().filter(goods => goods.goods_status === 1 && goods.goods_verify === 1)
  const opened = new Map(
    [...Map.groupBy(sold, goods => goods.store_id)].map(([store, [first]]) => [
      store,
      timeOf((first as RowOf<'goods'>).created_at),
    ]),
  )
  const open = [...opened.keys()].filter(store => db.stores.find(store)?.store_status === 1).sort((a, b) => a - b)
  return { open, weighted: open.map(value => ({ value, weight: storeWeights[value - 1] ?? 1 })), opened }
}

/** A random time that favours recent days. */
const momentFor = (status: OrderStatus, { now, faker }: Seeding): number => {
  const [from, to] = ages[status]
  return atBusyHour(now - (from + (to - from) * faker.number.float() ** 2.4) * day, faker.number.float(), now)
}

/** Orders of the ready shopper: every stage at the first store and at another one, and some more completed ones. */
const shoppersPlans = (seeding: Seeding, { open, opened }: Shops): Plan[] => {
  const { faker } = seeding
  const others = open.filter(store => store !== 1)
  const elsewhere = (): number => faker.helpers.arrayElement(others.length > 0 ? others : open)
  const each = shares.flatMap(({ value: status }) => [1, elsewhere()].map(store => ({ store, status })))
  const more = [1, 2, 3, 4].map(() => ({ store: faker.helpers.arrayElement(open), status: 6 as const }))
  return [...each, ...more].map(one => ({
    ...one,
    user: userIds.shopper,
    created: Math.max(momentFor(one.status, seeding), (opened.get(one.store) ?? 0) + day),
  }))
}

/** The number of days up to today that each have a paid order. Source: SED-7. */
const saleDays = 30

/** The stage of an order by its age in days; after four days it is completed. */
const statusAfter = (days: number): OrderStatus => (days < 1 ? 2 : days < 2.5 ? 3 : days < 3.8 ? 4 : 6)

type Buyers = (time: number) => number

/** One paid order per day up to today, at random stores. */
const dailyPlans = ({ now, faker }: Seeding, { weighted, opened }: Shops, buyerAt: Buyers): Plan[] =>
  Array.from({ length: saleDays }, (_, days) => {
    const created = onDay(now, days, faker.number.float({ max: 0.9 }))
    const shops = weighted.filter(({ value }) => (opened.get(value) ?? 0) + day < created)
    const store = faker.helpers.weightedArrayElement(shops)
    return { user: buyerAt(created), store, status: statusAfter((now - created) / day), created }
  })

/** A random order of the year. */
const anyPlan = (seeding: Seeding, { open, opened, weighted }: Shops, buyerAt: Buyers): Plan => {
  const { now, faker } = seeding
  const status = faker.helpers.weightedArrayElement(shares)
  const moment = momentFor(status, seeding)
  const closed = [...opened.keys()].find(store => !open.includes(store))
  const past = closed !== undefined && now - moment > 120 * day && faker.datatype.boolean(0.06)
  const store = past ? closed : faker.helpers.weightedArrayElement(weighted)
  const created = Math.max(moment, (opened.get(store) ?? 0) + day)
  return { user: buyerAt(created), store, status, created }
}

/** Plans every order to seed, oldest first. Needs accounts and products. */
export const planOrders = (seeding: Seeding): Plan[] => {
  const { db, scale, faker } = seeding
  const shops = shopsOf(seeding)
  const buyers = buyerIds(scale)
    .filter(id => id !== userIds.newcomer && id !== userIds.shopper)
    .flatMap(id => db.users.find(id) ?? [])
    .map(user => ({ id: user.id, since: timeOf(user.created_at) }))
  const buyerAt: Buyers = time => {
    const known = buyers.filter(({ since }) => since < time)
    return known.length > 0 ? faker.helpers.arrayElement(known).id : userIds.shopper
  }
  const plans = [...shoppersPlans(seeding, shops), ...dailyPlans(seeding, shops, buyerAt)]
  while (plans.length < Math.round(orderCount * scale)) plans.push(anyPlan(seeding, shops, buyerAt))
  return plans.sort((a, b) => a.created - b.created)
}
