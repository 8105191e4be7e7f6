import { dateTimeText, timeOf } from '../../clock.ts'
import type { RowOf } from '../../db/rows.ts'
import { snapshotOf } from '../../pictures/urls.ts'
import type { Faker } from '@faker-js/faker'
import { starsOf } from '../../domain/orders/comments.ts'
import { classNames } from '../catalogue/classes.ts'
import { meridian } from '../meridian.ts'
import { apologies, silence, thanks, type Remark } from './reviews.ts'
import { seedText, type Pair } from '../texts.ts'
import { hour } from './times.ts'
import type { Seeding } from '../world.ts'

type Line = RowOf<'order_goods'>
type Comment = Pick<RowOf<'order_comments'>, 'score' | 'agree' | 'service' | 'speed' | 'content' | 'image'>

type Scores = Record<'score' | 'agree' | 'service' | 'speed', number>

const both = ([zh, en]: Pair, [more, rest]: Pair): Pair => [zh + more, `${en} ${rest}`]

const snapshots = (line: Line, faker: Faker): string[] =>
  ([0, 1, 2] as const).slice(0, faker.number.int({ min: 1, max: 3 })).map(view => snapshotOf(line.goods_image, view))

/** Picks an item that was not used for this product yet, as long as there is one. */
type Choose = <One>(list: readonly One[], textOf: (one: One) => Pair) => One

const choices = (faker: Faker) => {
  const used = new Set<string>()
  return (goods: number): Choose =>
    (list, textOf) => {
      const left = list.filter(one => !used.has(`${goods} ${textOf(one)[0]}`))
      const chosen = faker.helpers.arrayElement(left.length > 0 ? left : list)
      used.add(`${goods} ${textOf(chosen)[0]}`)
      return chosen
    }
}

/** Adjusts the scores to the text: `about` is the score that the text praises or blames. */
const scored = (scores: Scores, { about }: Remark, score: number): ReturnType<typeof starsOf> =>
  starsOf({ ...scores, ...(about && { [about]: score }) })

const sad = (line: Line, root: string, faker: Faker, choose: Choose): Comment => {
  const remark = choose(meridian.shop.complaint[root] ?? meridian.shop.lukewarm, ({ text }) => text)
  const one = (): number => faker.number.int({ min: 1, max: 2 })
  const scores = { score: one(), agree: one(), service: one() + 1, speed: one() + 1 }
  return {
    ...scored(scores, remark, 1),
    content: seedText(remark.text),
    image: faker.datatype.boolean(0.4) ? snapshots(line, faker) : [],
  }
}

const soso = (choose: Choose): Comment => {
  const remark = choose(meridian.shop.lukewarm, ({ text }) => text)
  return { ...scored({ score: 3, agree: 3, service: 4, speed: 4 }, remark, 2), content: seedText(remark.text), image: [] }
}

const happy = (line: Line, group: string, faker: Faker, choose: Choose): Comment => {
  const words = choose(meridian.shop.praise[group] ?? [], text => text)
  const extra = faker.datatype.boolean() ? faker.helpers.arrayElement(meridian.shop.extra) : undefined
  const high = (): number => faker.number.int({ min: 4, max: 5 })
  const score = faker.datatype.boolean(0.8) ? 5 : 4
  return {
    ...scored({ score, agree: high(), service: high(), speed: high() }, extra ?? { text: words }, 5),
    content: seedText(extra ? both(words, extra.text) : words),
    image: faker.datatype.boolean(0.35) ? snapshots(line, faker) : [],
  }
}

const moods = [
  { value: 'silent', weight: 12 },
  { value: 'sad', weight: 7 },
  { value: 'soso', weight: 11 },
  { value: 'happy', weight: 70 },
] as const

/** Mostly positive, some neutral, a few negative, some without text. */
const commentOn = ({ db, faker }: Seeding, line: Line, choose: Choose): Comment => {
  const [root = '', group = ''] = classNames(db, db.goods.find(line.goods_id)?.class_id ?? 0)
  const mood = faker.helpers.weightedArrayElement(moods)
  if (mood === 'silent')
    return { ...starsOf({ score: 5, agree: 5, service: 5, speed: 5 }), content: seedText(silence), image: [] }
  if (mood === 'sad') return sad(line, root, faker, choose)
  return mood === 'soso' ? soso(choose) : happy(line, group, faker, choose)
}

const replyTo = (comment: Comment, at: number, now: number, faker: Faker) => {
  const glad = Number(comment.score) > 3
  if (comment.content === silence[0] || !faker.datatype.boolean(glad ? 0.35 : 0.8)) return { reply: '', reply_time: null }
  return {
    reply: seedText(faker.helpers.arrayElement(glad ? thanks : apologies)),
    reply_time: dateTimeText(Math.min(now, at + faker.number.float({ min: 1, max: 30 }) * hour)),
  }
}

/** Seeds a comment for each line of the completed orders, oldest first. Needs the orders. */
export const seedComments = (seeding: Seeding): void => {
  const { db, now, faker } = seeding
  const chooseFor = choices(faker)
  const completed = db.orders.by('order_status', 6).toSorted((a, b) => ((a.comment_time ?? '') < (b.comment_time ?? '') ? -1 : 1))
  for (const order of completed) {
    const written = order.comment_time ?? order.created_at
    for (const line of db.order_goods.by('order_id', order.id)) {
      const comment = commentOn(seeding, line, chooseFor(line.goods_id))
      const reply = replyTo(comment, timeOf(written), now, faker)
      db.order_comments.add({
        user_id: order.user_id,
        order_id: order.id,
        goods_id: line.goods_id,
        store_id: order.store_id,
        ...comment,
        ...reply,
        created_at: written,
        updated_at: reply.reply_time ?? written,
      })
    }
  }
}
