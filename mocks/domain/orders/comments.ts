import type { Clock } from '../../clock.ts'
import type { Db } from '../../db/db.ts'
import type { RowOf } from '../../db/rows.ts'
import type { Text } from '../../db/text.ts'
import { refuse } from '../../refusal.ts'

type Words = Pick<RowOf<'order_comments'>, 'score' | 'agree' | 'service' | 'speed' | 'image'> & { content: string | Text }
type Stars = { score: number; agree: number; service: number; speed: number }

/** The content of a comment without text. Source: COM-8. */
export const silentComment: Text = {
  zh: '用户未填写评价，系统默认好评。',
  en: 'The buyer left no words; rated five stars by default.',
}

/** Formats scores as rows store them. */
export const starsOf = ({ score, agree, service, speed }: Stars) => ({
  score: score.toFixed(2),
  agree: agree.toFixed(2),
  service: service.toFixed(2),
  speed: speed.toFixed(2),
})

type Commenting = { db: Db; clock: Clock; order: RowOf<'orders'>; words: Words }

const complete = ({ db, clock, order, words }: Commenting, products: readonly number[]): RowOf<'order_comments'> => {
  if (order.order_status !== 4) refuse('wrongState')
  const [first] = products.map(goods_id =>
    db.order_comments.add({
      user_id: order.user_id,
      order_id: order.id,
      goods_id,
      store_id: order.store_id,
      ...words,
      reply: '',
      reply_time: null,
    }),
  )
  db.orders.change(order.id, { order_status: 6, comment_time: clock.text() })
  return first ?? refuse('notFound')
}

/** The products of an order, one entry per line. */
const productsOf = ({ db, order }: Commenting): number[] => db.order_goods.by('order_id', order.id).map(line => line.goods_id)

/**
 * Adds a comment for every product of an order and completes the order. Source: COM-1.
 * @returns the first comment.
 * @throws Refusal wrongState if the order does not wait for a comment.
 */
export const commentOn = (commenting: Commenting): RowOf<'order_comments'> =>
  complete(commenting, [...new Set(productsOf(commenting))])

/**
 * Rates every line of an order with five stars and the default text, and completes the order. Source: COM-7, COM-8.
 * @throws Refusal wrongState if the order does not wait for a comment.
 */
export const commentByItself = (commenting: Omit<Commenting, 'words'>): void => {
  const words = { ...starsOf({ score: 5, agree: 5, service: 5, speed: 5 }), content: silentComment, image: [] }
  complete({ ...commenting, words }, productsOf({ ...commenting, words }))
}
