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
import { crudExamples } from '../crud.ts'
import { examplesOf, guarded, nobody } from '../kit.ts'
import { elsewhere, paid, received } from './samples.ts'
import { goods, pageWith } from '../samples.ts'

const order = { id: 90_121, goods_id: 90_122, comment_id: 90_123 }
const given = ['an order has a comment', order] as const

const comment = {
  id: order.comment_id,
  nickname: '***pper',
  avatar: '/storage/avatar/shopper.svg',
  score: '5.00',
  agree: '5.00',
  service: '4.00',
  speed: '5.00',
  content: 'Keeps warm',
  image: [goods.image],
  reply: 'Thank you',
  created_at: '2026-01-07 03:04:05',
}
const withGoods = { ...comment, goods_name: goods.goods_name, goods_master_image: goods.image, reply_time: '2026-01-08 03:04:05' }

const form = { order_id: received.id, score: 5, agree: 5, service: 4, speed: 5, content: 'Keeps warm', image: [goods.image] }

export const orderCommentExamples = [
  ...examplesOf(listGoodsComments, [
    {
      when: 'all',
      given,
      params: { id: order.goods_id },
      query: { is_type: 0, page: 1, per_page: 30 },
      reply: pageWith(comment),
    },
    { when: 'the good ones', given, params: { id: order.goods_id }, query: { is_type: 1 }, reply: pageWith(comment) },
    {
      when: 'the bad ones, of which there are none',
      given,
      params: { id: order.goods_id },
      query: { is_type: 3 },
      reply: pageWith(),
      exact: ['total'],
    },
  ]),
  ...guarded(
    examplesOf(commentOrder, [
      { when: 'it was received', given: received.given, body: form, reply: [] },
      { when: 'there is none with this id', body: { ...form, order_id: nobody }, error: 'notFound' },
      { when: 'it is not shipped yet', given: paid.given, body: { ...form, order_id: paid.id }, error: 'wrongState' },
      { when: 'the comment is empty', given: received.given, body: { ...form, content: '' }, error: 'invalidInput' },
    ]),
  ),
  ...guarded(
    examplesOf(listUserComments, [
      { when: 'one is filtered by its id', given, query: { id: order.comment_id }, reply: pageWith(withGoods) },
      { when: 'a condition names a column that does not exist', query: { no_such_column: '1' }, error: 'unknownColumn' },
    ]),
  ),
  ...crudExamples(userComments, {
    given,
    id: order.comment_id,
    detail: withGoods,
    changed: { content: 'Keeps warm for hours', score: 4 },
    wrong: { content: '' },
  }),
  ...examplesOf(userComments.show, [
    { when: "it is somebody else's", as: 'newcomer', given, params: { id: order.comment_id }, error: 'notFound' },
  ]),
  ...examplesOf(userComments.update, [
    {
      when: "it is somebody else's",
      as: 'newcomer',
      given,
      params: { id: order.comment_id },
      body: { content: 'Not mine' },
      error: 'notFound',
    },
  ]),
  ...crudExamples(adminComments, {
    given,
    id: order.comment_id,
    row: withGoods,
    changed: { reply: 'Thank you very much' },
    wrong: { reply: '' },
  }),
  ...crudExamples(sellerComments, {
    given,
    id: order.comment_id,
    row: withGoods,
    changed: { reply: 'Thank you very much' },
    wrong: { reply: '' },
  }),
  ...guarded(
    examplesOf(adminAddComment, [
      { when: 'it was received', given: received.given, body: form, reply: { id: order.comment_id } },
      { when: 'there is none with this id', body: { ...form, order_id: nobody }, error: 'notFound' },
      { when: 'it is not shipped yet', given: paid.given, body: { ...form, order_id: paid.id }, error: 'wrongState' },
      { when: 'the comment is empty', given: received.given, body: { ...form, content: '' }, error: 'invalidInput' },
    ]),
  ),
  ...guarded(
    examplesOf(sellerAddComment, [
      { when: 'it was received', given: received.given, body: form, reply: { id: order.comment_id } },
      { when: "it is another store's", given: elsewhere.given, body: { ...form, order_id: elsewhere.id }, error: 'notFound' },
      { when: 'it is not shipped yet', given: paid.given, body: { ...form, order_id: paid.id }, error: 'wrongState' },
      { when: 'the comment is empty', given: received.given, body: { ...form, content: '' }, error: 'invalidInput' },
    ]),
  ),
]
