import { dateTimeText, timeOf } from '../../clock.ts'
import type { RowOf } from '../../db/rows.ts'
import { snapshotOf } from '../../pictures/urls.ts'
import { createRandom, type Random } from '../random.ts'
import { apologies, complaints, extras, lukewarm, praise, silence, thanks } from './reviews.ts'
import { say, type Pair } from '../texts.ts'
import { hour } from './times.ts'
import type { Seeding } from '../world.ts'

type Line = RowOf<'order_goods'>
type Comment = Pick<RowOf<'order_comments'>, 'score' | 'agree' | 'service' | 'speed' | 'content' | 'image'>

const stars = (score: number, agree: number, service: number, speed: number) => ({
  score: score.toFixed(2),
  agree: agree.toFixed(2),
  service: service.toFixed(2),
  speed: speed.toFixed(2),
})

const both = ([zh, en]: Pair, [more, rest]: Pair): Pair => [zh + more, `${en} ${rest}`]

const snapshots = (line: Line, random: Random): string[] =>
  ([0, 1, 2] as const).slice(0, random.int(1, 3)).map(view => snapshotOf(line.goods_image, view))

const sad = (line: Line, random: Random): Comment => ({
  ...stars(random.int(1, 2), random.int(1, 3), random.int(1, 3), random.int(1, 2)),
  content: say(random.pick(complaints)),
  image: random.chance(0.4) ? snapshots(line, random) : [],
})

const soso = (random: Random): Comment => ({
  ...stars(3, random.int(3, 4), random.int(3, 4), random.int(2, 4)),
  content: say(random.pick(lukewarm)),
  image: [],
})

const happy = (line: Line, group: string, random: Random): Comment => {
  const words = random.pick(praise[group] ?? extras)
  return {
    ...stars(5, random.int(4, 5), random.int(4, 5), random.int(4, 5)),
    content: say(random.chance(0.5) ? both(words, random.pick(extras)) : words),
    image: random.chance(0.35) ? snapshots(line, random) : [],
  }
}

/** Mostly good, a few so-so, some bad, some without words. */
const commentOn = (line: Line, group: string, random: Random): Comment => {
  const mood = random.next()
  if (mood < 0.12) return { ...stars(5, 5, 5, 5), content: say(silence), image: [] }
  if (mood < 0.19) return sad(line, random)
  return mood < 0.3 ? soso(random) : happy(line, group, random)
}

const replyTo = (comment: Comment, at: number, now: number, random: Random) => {
  const glad = comment.score === '5.00'
  if (comment.content === silence[0] || !random.chance(glad ? 0.35 : 0.8)) return { reply: '', reply_time: null }
  return {
    reply: say(random.pick(glad ? thanks : apologies)),
    reply_time: dateTimeText(Math.min(now, at + random.between(1, 30) * hour)),
  }
}

/** A comment for each line of the completed orders, the oldest first. Needs the orders. */
export const seedComments = ({ db, now }: Seeding): void => {
  const random = createRandom(808)
  const groupOf = (goods: number): string => {
    const leaf = db.goods_classes.find(db.goods.find(goods)?.class_id ?? 0)
    return db.goods_classes.find(leaf?.pid ?? 0)?.name ?? ''
  }
  const completed = db.orders.by('order_status', 6).toSorted((a, b) => ((a.comment_time ?? '') < (b.comment_time ?? '') ? -1 : 1))
  for (const order of completed) {
    const written = order.comment_time ?? order.created_at
    for (const line of db.order_goods.by('order_id', order.id)) {
      const comment = commentOn(line, groupOf(line.goods_id), random)
      const reply = replyTo(comment, timeOf(written), now, random)
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
