import { describe, expect, it, test } from 'vitest'
import { createClock, timeOf } from '../clock.ts'
import { createDb } from '../db/db.ts'
import { englishView } from '../db/english.ts'
import type { RowOf } from '../db/rows.ts'
import { entries } from './catalogue/catalogue.ts'
import { trades } from './catalogue/brands.ts'
import { seedShop } from './seed.ts'
import { seededShop } from './seeded-shop.ts'
import { english } from './texts.ts'

const shared = seededShop()
const repeated = (texts: readonly unknown[]): unknown[] => texts.filter((text, at) => texts.indexOf(text) !== at)

// Proves SED-6.
it('twenty times the size repeats no people or products', { timeout: 60_000 }, () => {
  const large = seededShop(20, true)
  const homes = large.addresses.rows().filter(address => address.is_default === 1)

  expect([large.goods.count(), large.users.count() > 800, homes.length]).toEqual([6000, true, 799])
  expect(repeated(large.goods.rows().map(one => one.goods_name))).toEqual([])
  expect(
    repeated(
      englishView(large)
        .goods.rows()
        .map(one => one.goods_name),
    ),
  ).toEqual([])
  expect(repeated(large.users.rows().map(one => one.nickname))).toEqual([])
  expect(repeated(large.users.rows().flatMap(one => one.phone || []))).toEqual([])
  expect(repeated(homes.map(one => one.receive_name))).toEqual([])
})

// Proves SED-7.
describe.each(['2026-11-23 00:20:00', '2026-11-23 09:00:00', '2026-11-21 12:00:00', '2026-12-31 23:59:00'])('at %s', moment => {
  const now = timeOf(moment)
  const clock = createClock({ offset: 0, frozen: now })
  const db = createDb(clock, { trusts: true, dictionary: english })
  seedShop({ db, clock, scale: 1 })
  const lastDays = (count: number): string[] =>
    Array.from({ length: count }, (_, at) => new Date(now + 8 * 3_600_000 - at * 86_400_000).toISOString().slice(0, 10))

  it('somebody registered on each of the last days', () => {
    const days = new Set(db.users.rows().map(user => user.created_at.slice(0, 10)))

    expect(lastDays(14).filter(day => !days.has(day))).toEqual([])
  })

  it('something was sold on each of the last days', () => {
    const days = new Set(db.orders.rows().flatMap(order => order.pay_time?.slice(0, 10) ?? []))

    expect(lastDays(30).filter(day => !days.has(day))).toEqual([])
  })
})

// Proves SED-8.
test('brands are sold in the categories they are known for', () => {
  const strange = entries.filter(({ group, product: [brand] }) => !trades[brand].includes(group.name[0]))

  expect(strange.map(({ product }) => product.slice(0, 2))).toEqual([])
})

// Proves SED-10.
test('no two orders of a shopper are the same', () => {
  const facts = (order: RowOf<'orders'>): string =>
    [
      order.user_id,
      order.total_price,
      ...shared.order_goods.by('order_id', order.id).map(line => line.sku_id || line.goods_id),
    ].join(' ')
  const recent = shared.orders.by('user_id', 1).slice(-20)

  expect(repeated(shared.orders.by('user_id', 1).map(facts))).toEqual([])
  expect(repeated(recent.map(order => order.created_at.slice(11)))).toEqual([])
})

describe('reviews', () => {
  // Proves SED-9.
  it('have low scores if they complain, medium ones if they are neutral, and high ones if they praise', () => {
    const scoresOf = (words: string) =>
      shared.order_comments.rows().flatMap(one => (one.content.startsWith(words) ? [[one.score, one.speed].map(Number)] : []))

    for (const [score = 0, speed = 0] of scoresOf('等了快一周才收到')) expect([score <= 2, speed]).toEqual([true, 1])
    for (const [score = 0, speed = 0] of scoresOf('东西还行，就是快递慢了两天')) expect([score, speed]).toEqual([3, 2])
    for (const words of ['一口气读完', '个头均匀', '尺码正好'])
      for (const [score = 0] of scoresOf(words)) expect(score).toBeGreaterThanOrEqual(4)
    expect(scoresOf('东西还行，就是快递慢了两天').length).toBeGreaterThan(3)
  })

  // Proves SED-9.
  it('that praise the delivery give it five stars', () => {
    const fast = shared.order_comments.rows().filter(one => one.content.includes('物流很快'))

    expect(fast.length).toBeGreaterThan(10)
    expect(new Set(fast.map(one => one.speed))).toEqual(new Set(['5.00']))
  })
})

describe('reasons', () => {
  const classOf = (order: number): string[] => {
    const goods = shared.goods.find(shared.order_goods.by('order_id', order)[0]?.goods_id ?? 0)
    const leaf = shared.goods_classes.find(goods?.class_id ?? 0)
    const group = shared.goods_classes.find(leaf?.pid ?? 0)
    return [group?.name ?? '', shared.goods_classes.find(group?.pid ?? 0)?.name ?? '']
  }

  // Proves SED-9.
  it('mention sizes for clothes and shoes, and spoiled products for food', () => {
    const classesWith = (reason: string): string[][] =>
      shared.refunds.rows().flatMap(one => (one.refund_remark === reason ? [classOf(one.order_id)] : []))

    expect(classesWith('尺码不合适').filter(([group = '']) => !['女装', '男装', '鞋靴'].includes(group))).toEqual([])
    expect(classesWith('收到时已经变质').filter(([, root]) => root !== '食品生鲜')).toEqual([])
    expect(classesWith('零件缺失').filter(([, root]) => root !== '母婴玩具')).toEqual([])
    expect(classesWith('收到时已经变质').length).toBeGreaterThan(0)
  })

  // Proves SED-9.
  it('do not complain about products that have not arrived', () => {
    const onTheWay = shared.refunds.rows().filter(one => shared.orders.find(one.order_id)?.receipt_time === null)

    expect(onTheWay.length).toBeGreaterThan(3)
    for (const { refund_remark } of onTheWay)
      expect(['拍错了，想重新下单', '地址填错了', '不想要了', '家人已经买了']).toContain(refund_remark)
  })
})

// Proves SED-11.
test('names of people and streets have an English reading', () => {
  const { addresses } = englishView(shared)
  const [home] = addresses.by('user_id', 1)
  const shown = addresses.rows().flatMap(one => [one.receive_name, one.address])

  expect(home?.receive_name).toBe('Lin Xiaoman')
  expect(home?.address).toMatch(/^Room \d+, Building \d+, [A-Z][\w ]+, \d+ [A-Z][\w' ]+ (Road|Street|Avenue)$/)
  expect(shown.filter(text => /\p{Script=Han}/u.test(text))).toEqual([])
})
