import type { CommentForm } from '#contracts/api/orders/order-comments.ts'
import {
  adminAddComment,
  adminComments,
  commentOrder,
  listGoodsComments,
  listUserComments,
  sellerAddComment,
  sellerComments,
  userComments,
} from '#contracts/api/orders/order-comments.ts'
import type { z } from 'zod'
import type { Db } from '../../db/db.ts'
import { relation } from '../../db/relations.ts'
import { pageFrom, selectPage } from '../../db/list.ts'
import type { RowOf } from '../../db/rows.ts'
import { commentOn, starsOf } from '../../domain/orders/comments.ts'
import { thumb } from '../../domain/catalogue/goods.ts'
import { masked } from '../../domain/accounts/masked.ts'
import { classOf } from '../../domain/catalogue/ratings.ts'
import { crudHandlers, handle } from '../../kit.ts'
import { refuse } from '../../refusal.ts'

type Comment = RowOf<'order_comments'>

const shown = (db: Db, row: Comment) => {
  const author = db.users.findAny(row.user_id)
  return { ...row, nickname: author?.nickname ?? '-', avatar: author?.avatar ?? '' }
}

const shownWithGoods = (db: Db, row: Comment) => {
  const goods = db.goods.findAny(row.goods_id)
  return {
    ...shown(db, row),
    goods_name: goods?.goods_name ?? '-',
    goods_master_image: goods?.goods_master_image ? thumb(goods.goods_master_image, 300) : '',
  }
}

/** The scores that were sent, formatted as rows store them. */
const corrected = (sent: { [Score in 'score' | 'agree' | 'service' | 'speed']?: number | undefined }) =>
  Object.fromEntries(Object.entries(sent).flatMap(([score, stars]) => (stars === undefined ? [] : [[score, stars.toFixed(2)]])))

const relations = (db: Db) => ({
  goods: relation(db, 'goods', 'goods_id'),
  user: relation(db, 'users', 'user_id'),
})

const wordsOf = (body: z.output<typeof CommentForm>) => ({ ...starsOf(body), content: body.content, image: body.image ?? [] })

export const orderCommentHandlers = [
  handle(listGoodsComments, ({ db, params, query }) => {
    const wanted = db.order_comments.by('goods_id', params.id).filter(row => !query.is_type || classOf(row) === query.is_type)
    const newest = wanted.toSorted((a, b) => b.created_at.localeCompare(a.created_at) || b.id - a.id)
    const page = pageFrom(newest, query)
    return {
      ...page,
      data: page.data.map(row => shown(db, row)).map(row => ({ ...row, nickname: masked(row.nickname) })),
    }
  }),

  handle(commentOrder, ({ db, clock, me, body }) => {
    const order = db.orders.find(body.order_id)
    if (order?.user_id !== me.id) return refuse('notFound')
    commentOn({ db, clock, order, words: wordsOf(body) })
    return []
  }),

  handle(listUserComments, ({ db, me, query }) => {
    const page = selectPage(db.order_comments, query, {
      from: db.order_comments.by('user_id', me.id),
      relations: relations(db),
    })
    return { ...page, data: page.data.map(row => shownWithGoods(db, row)) }
  }),

  ...crudHandlers(userComments, {
    rows: db => db.order_comments,
    show: (row, { db }) => shownWithGoods(db, row),
    mine:
      ({ me }) =>
      row =>
        row.user_id === me.id,
    update: (row, { content = row.content, image = row.image, ...scores }, { db }) =>
      db.order_comments.change(row.id, { content, image, ...corrected(scores) }),
  }),

  ...crudHandlers(adminComments, {
    rows: db => db.order_comments,
    show: (row, { db }) => shownWithGoods(db, row),
    options: ({ db }) => ({ relations: relations(db) }),
    update: (row, { reply }, { db, clock }) => db.order_comments.change(row.id, { reply, reply_time: clock.text() }),
  }),
  handle(adminAddComment, ({ db, clock, body }) =>
    commentOn({ db, clock, order: db.orders.find(body.order_id) ?? refuse('notFound'), words: wordsOf(body) }),
  ),
  handle(sellerAddComment, ({ db, clock, store, body }) => {
    const order = db.orders.find(body.order_id)
    return order?.store_id === store.id ? commentOn({ db, clock, order, words: wordsOf(body) }) : refuse('notFound')
  }),
  ...crudHandlers(sellerComments, {
    rows: db => db.order_comments,
    show: (row, { db }) => shownWithGoods(db, row),
    mine:
      ({ store }) =>
      row =>
        row.store_id === store.id,
    options: ({ db, store }) => ({ relations: relations(db), from: db.order_comments.by('store_id', store.id) }),
    update: (row, { reply }, { db, clock }) => db.order_comments.change(row.id, { reply, reply_time: clock.text() }),
  }),
]
