import type { Db } from '../db/db.ts'
import type { RowOf } from '../db/rows.ts'
import { cents } from './money.ts'

type Comment = RowOf<'order_comments'>
const scores = ['score', 'agree', 'service', 'speed'] as const

/** 1 good, 2 medium, 3 bad, by the sum of the four scores. Source: rules-storefront 94. */
export const classOf = (comment: Comment): 1 | 2 | 3 => {
  const total = scores.reduce((all, key) => all + cents(comment[key]), 0) / 100
  return total >= 15 ? 1 : total > 10 ? 2 : 3
}

/** Integer part of a store's average scores; 5 when there are none. Source: rules-storefront 87. */
export const ratesOf = (db: Db, store: number) => {
  const comments = db.order_comments.by('store_id', store)
  const average = (key: (typeof scores)[number]): number =>
    Math.floor(comments.reduce((all, one) => all + cents(one[key]), 0) / 100 / (comments.length || 1)) || 5
  return { scoreAll: average('score'), agreeAll: average('agree'), serviceAll: average('service'), speedAll: average('speed') }
}

const capped = (count: number): number | '999+' => (count > 999 ? '999+' : count)

/** How many comments a product has of each class, and the share of good ones in percent. */
export const statisticsOf = (db: Db, goods: number) => {
  const comments = db.order_comments.by('goods_id', goods)
  const of = (kind: 1 | 2 | 3): number => comments.filter(one => classOf(one) === kind).length
  const rate = comments.length === 0 ? 100 : Math.round((of(1) / comments.length) * 10_000) / 100
  return { all: capped(comments.length), good: capped(of(1)), commonly: capped(of(2)), bad: capped(of(3)), rate }
}
