import type { Db } from '../../db/db.ts'
import type { RowOf } from '../../db/rows.ts'

type Comment = RowOf<'order_comments'>
const scores = ['score', 'agree', 'service', 'speed'] as const

/** Classifies a comment by the sum of its four scores: 1 good, 2 medium, 3 bad. Source: COM-2. */
export const classOf = (comment: Comment): 1 | 2 | 3 => {
  const total = scores.reduce((all, key) => all + Number(comment[key]), 0)
  return total >= 15 ? 1 : total > 10 ? 2 : 3
}

/** A store's average scores, rounded down; 5 without comments. Source: COM-4. */
export const ratesOf = (db: Db, store: number) => {
  const comments = db.order_comments.by('store_id', store)
  const total = { score: 0, agree: 0, service: 0, speed: 0 }
  for (const comment of comments) for (const key of scores) total[key] += Number(comment[key])
  const average = (key: (typeof scores)[number]): number => Math.floor(total[key] / (comments.length || 1)) || 5
  return { scoreAll: average('score'), agreeAll: average('agree'), serviceAll: average('service'), speedAll: average('speed') }
}

/** The average stars of comments with one decimal; undefined without comments. */
export const averageScore = (comments: readonly Comment[]): number | undefined => {
  const total = comments.reduce((sum, { score }) => sum + Number(score), 0)
  return comments.length === 0 ? undefined : Math.round((total / comments.length) * 10) / 10
}

const capped = (count: number): number | '999+' => (count > 999 ? '999+' : count)

/** The number of comments of a product by class, and the percentage of good ones. */
export const statisticsOf = (db: Db, goods: number) => {
  const comments = db.order_comments.by('goods_id', goods)
  const count = { 1: 0, 2: 0, 3: 0 }
  for (const comment of comments) count[classOf(comment)]++
  const rate = comments.length === 0 ? 100 : Math.round((count[1] / comments.length) * 10_000) / 100
  return { all: capped(comments.length), good: capped(count[1]), commonly: capped(count[2]), bad: capped(count[3]), rate }
}
