import type { marketingStates } from '#contracts/states/marketing.ts'
import type { Facts } from '#contracts/states/index.ts'
import { dateTimeText } from '../clock.ts'
import { levelNames } from '../domain/marketing/commissions.ts'
import { order, otherBuyer } from './order-rows.ts'
import { product, ready, store } from './rows.ts'
import type { World } from '../world.ts'

type Offer = { id: number; goods_id: number }

const hour = 3_600_000
const day = 24 * hour

/** A period given in days from now; negative numbers are in the past. */
const period = ({ clock }: World, from: number, to: number) => ({
  start_time: dateTimeText(clock.now() + from * day),
  end_time: dateTimeText(clock.now() + to * day),
})

const fiveOff = { name: '满十减五', money: '5.00', use_money: '10.00' }

const coupon = (world: World, { id, stock }: { id: number; stock: number }): void => {
  const { db } = world
  for (const log of db.coupon_logs.by('coupon_id', id)) db.coupon_logs.remove(log.id)
  db.coupons.set({ id, store_id: store(db).id, ...fiveOff, stock, content: '', ...period(world, -1, 7) })
}

/** Adds a product with a group-buy offer and no groups. */
const groupBuy = (world: World, { id, goods_id }: Offer): void => {
  const { db } = world
  product(world, { id: goods_id })
  db.collectives.set({ id, store_id: store(db).id, goods_id, discount: '10.00', need: 2 })
}

/** Adds a group of two with one or two orders. */
const group = (world: World, { id, goods_id }: Offer, members: 1 | 2): void => {
  const { db } = world
  groupBuy(world, { id, goods_id })
  for (const old of db.orders.by('collective_id', id)) db.orders.change(old.id, { collective_id: 0 })
  db.collective_logs.set({
    id,
    collective_id: id,
    user_id: otherBuyer(db).id,
    store_id: store(db).id,
    goods_id,
    discount: '10.00',
    need: 2,
    status: members === 2 ? 1 : 2,
  })
  const facts = { user_id: otherBuyer(db).id, collective_id: id, coupon_money: '2.00', total_price: '18.00' }
  for (let member = 0; member < members; member++) order(world, id + member, 2, facts, goods_id)
}

const referral = (world: World, { id, goods_id }: Offer): void => {
  const { db } = world
  product(world, { id: goods_id })
  for (const old of db.distributions.by('goods_id', goods_id)) db.distributions.remove(old.id)
  db.distributions.set({ id, store_id: store(db).id, goods_id, lev_1: '5.00', lev_2: '3.00', lev_3: '1.00' })
}

/** Enters the states of campaigns, groups and referrals. */
export const enterMarketing: { [S in keyof typeof marketingStates]: (world: World, facts: Facts<S>) => void } = {
  'a coupon is on offer': coupon,
  'the shopper has a coupon': (world, { id, coupon_id }) => {
    const { db } = world
    coupon(world, { id: coupon_id, stock: 9 })
    const own = { user_id: ready(db, 'shopper').id, store_id: store(db).id }
    db.coupon_logs.set({ id, coupon_id, ...own, ...fiveOff, order_id: 0, status: 0, ...period(world, -1, 7) })
  },
  'a spend-and-save rule is running': (world, { id }) =>
    void world.db.full_reductions.set({
      id,
      store_id: store(world.db).id,
      name: '满万减五',
      money: '5.00',
      use_money: '9999.00',
      ...period(world, -1, 7),
    }),
  'a product has a group-buy offer': groupBuy,
  'a group waits for its last member': (world, facts) => group(world, facts, 1),
  'a group is complete': (world, facts) => group(world, facts, 2),
  'a product is in a flash sale': (world, { id, goods_id }) => {
    const { db, clock } = world
    product(world, { id: goods_id })
    for (const old of db.seckills.by('goods_id', goods_id)) db.seckills.remove(old.id)
    const from = Math.floor(clock.now() / hour) * hour
    const times = { start_time: dateTimeText(from), end_time: dateTimeText(from + day) }
    db.seckills.set({ id, store_id: store(db).id, goods_id, discount: '20.00', ...times })
  },
  'a product has a referral offer': referral,
  'the shopper earned a commission': (world, { id }) => {
    const { db } = world
    referral(world, { id, goods_id: id })
    order(world, id, 2, { user_id: otherBuyer(db).id }, id)
    const commission = { money: '20.00', lev: '5.00', commission: '1.00', status: 0 as const }
    db.distribution_logs.set({
      id,
      name: levelNames[0] ?? '',
      user_id: ready(db, 'shopper').id,
      store_id: store(db).id,
      order_id: id,
      distribution_id: id,
      order_goods_id: id,
      ...commission,
    })
  },
  'the shopper invited somebody': ({ db, clock }, { id }) =>
    void db.users.set({
      ...otherBuyer(db),
      id,
      username: `guest${id}`,
      nickname: '新朋友',
      phone: '',
      money: '0.00',
      frozen_money: '0.00',
      integral: '0.00',
      inviter_id: ready(db, 'shopper').id,
      created_at: clock.text(),
    }),
}
