import { describe, expect, it } from 'vitest'
import { phaseOf } from '../../domain/marketing/campaigns.ts'
import { discountOf } from '../../domain/marketing/discounts.ts'
import { membersOf } from '../../domain/marketing/groups.ts'
import { cents } from '#contracts/wire/money.ts'
import { createClock } from '../../clock.ts'
import { noon, seededShop } from '../seeded-shop.ts'

const shared = seededShop()
const clock = createClock({ offset: 0, frozen: noon })
const { coupons, coupon_logs, full_reductions, seckills, collective_logs, distribution_logs, orders, order_goods, users } = shared
const kinds = <Row>(rows: readonly Row[], kind: (row: Row) => number): number[] =>
  [...new Set(rows.map(kind))].toSorted((a, b) => a - b)

describe('campaigns', () => {
  it('of the first store are not started, running and ended', () => {
    const lists = [coupons.by('store_id', 1), full_reductions.by('store_id', 1), seckills.by('store_id', 1)]

    for (const rows of lists)
      expect(kinds<{ start_time: string; end_time: string }>(rows, row => phaseOf(clock, row))).toEqual([0, 1, 2])
  })

  it('fill every hour that the page of flash sales shows', () => {
    for (const from of [12, 13, 14, 15])
      expect(seckills.rows().filter(sale => sale.start_time.startsWith(`2026-11-21 ${from}`)).length).toBeGreaterThan(2)
  })

  // Proves FLS-9.
  it('of the kind "flash sale" last the hour in which they are listed', () => {
    for (const { start_time, end_time } of seckills.rows()) expect(Date.parse(end_time) - Date.parse(start_time)).toBe(3_600_000)
  })

  it('include unused and used coupons, groups of every status, and unpaid and paid commissions', () => {
    expect(kinds(coupon_logs.by('user_id', 1), log => log.status)).toEqual([0, 1])
    expect(kinds(collective_logs.rows(), group => group.status)).toEqual([0, 1, 2])
    expect(kinds(distribution_logs.by('user_id', 1), log => log.status)).toEqual([0, 1])
  })

  it('give each shopper a coupon once, before it is used, and on an order of its owner', () => {
    expect(new Set(coupon_logs.rows().map(log => `${log.coupon_id} ${log.user_id}`)).size).toBe(coupon_logs.count())
    for (const log of coupon_logs.rows().filter(one => one.status === 1)) {
      const order = orders.find(log.order_id)
      expect([order?.user_id, order?.store_id, order?.coupon_id]).toEqual([log.user_id, log.store_id, log.id])
      expect(log.created_at < (order?.created_at ?? '')).toBe(true)
    }
  })
})

describe('orders', () => {
  // Proves SED-4.
  it('have the discounts that the rules give at their time', () => {
    for (const order of orders.rows()) {
      const lines = order_goods.by('order_id', order.id).map(line => ({ goods: line.goods_id, total: cents(line.total_price) }))
      const coupon = coupon_logs.find(order.coupon_id)
      const group = collective_logs.find(order.collective_id)
      const saved = discountOf(shared, { text: () => order.created_at }, { store: order.store_id, lines, coupon, group })

      expect(saved).toBe(cents(order.coupon_money))
    }
  })

  // Proves GRP-5.
  it('never fill groups beyond their size', () => {
    for (const group of collective_logs.rows()) {
      const members = membersOf(shared, group.id).length
      expect(group.status).toBe(members === 0 ? 0 : members === group.need ? 1 : 2)
      expect(members).toBeLessThanOrEqual(group.need)
    }
  })
})

describe('referrals', () => {
  it('have an inviter who registered before, and none for the newcomer', () => {
    for (const user of users.rows().filter(one => one.inviter_id > 0))
      expect((users.find(user.inviter_id)?.created_at ?? '') <= user.created_at).toBe(true)
    expect(users.find(2)?.inviter_id).toBe(0)
  })

  // Proves STL-6, RFL-5.
  it('are paid into the balance with one movement each', () => {
    const paid = distribution_logs.rows().filter(log => log.status === 1)
    const moved = shared.money_logs.rows().filter(log => log.name === '会员分销')

    expect(moved.map(log => `${log.user_id} ${log.money}`).toSorted()).toEqual(
      paid.map(log => `${log.user_id} ${log.commission}`).toSorted(),
    )
  })
})
