import { z } from 'zod'
import { crud } from '../kit/crud.ts'
import { endpoint } from '../kit/endpoint.ts'
import { listQuery, pageOf } from '../kit/list-query.ts'
import { dateTime, filled, id, imageUrl, money, sentId, sentInt } from '../kit/values.ts'

const comment = {
  id,
  nickname: z.string(),
  avatar: imageUrl,
  score: money,
  agree: money,
  service: money,
  speed: money,
  content: z.string(),
  image: z.array(imageUrl),
  reply: z.string(),
  created_at: dateTime,
}

/** A comment on a product as the storefront shows it; the nickname is masked. */
export const GoodsComment = z.object(comment)

/** A comment with the product it is about. */
export const OrderComment = z.object({
  ...comment,
  goods_name: z.string(),
  goods_master_image: imageUrl,
  reply_time: dateTime.nullable(),
})

/** Comments are classified by the sum of their four scores. Source: COM-2. */
export const listGoodsComments = endpoint({
  method: 'GET',
  path: '/goods_comments/{id}',
  auth: 'none',
  about: 'List the comments on a product, newest first',
  query: z.object({
    is_type: sentInt(z.int().min(0).max(3))
      .optional()
      .describe('0 all, 1 good (15 and more), 2 medium (between), 3 bad (10 and less).'),
    page: sentInt().optional(),
    per_page: sentInt().optional(),
  }),
  reply: pageOf(GoodsComment),
})

const sentStars = z
  .union([
    z.number(),
    z
      .string()
      .regex(/^[0-5](\.\d{1,2})?$/)
      .transform(Number),
  ])
  .pipe(z.number().min(0).max(5))
const stars = sentStars.default(5)

/** Maximum length of a comment. Source: COM-5. */
export const maxComment = 500

export const CommentForm = z.object({
  order_id: sentId,
  score: stars,
  agree: stars,
  service: stars,
  speed: stars,
  content: filled.max(maxComment),
  image: z.array(imageUrl).max(4).optional(),
})

export const commentOrder = endpoint({
  method: 'POST',
  path: '/user/comments',
  auth: 'buyer',
  about: 'Comment on every product of an order that waits for comments',
  body: CommentForm,
  reply: z.array(z.never()),
  errors: ['notFound', 'wrongState', 'invalidInput'],
})

export const listUserComments = endpoint({
  method: 'GET',
  path: '/user/comments',
  auth: 'buyer',
  about: "List the shopper's own comments",
  query: listQuery,
  reply: pageOf(OrderComment),
  errors: ['unknownColumn'],
})

/** Fields that a shopper may correct; those that are not sent stay unchanged. Source: COM-10. */
export const CommentEditForm = z.object({
  score: sentStars.optional(),
  agree: sentStars.optional(),
  service: sentStars.optional(),
  speed: sentStars.optional(),
  content: filled.max(maxComment).optional(),
  image: z.array(imageUrl).max(4).optional(),
})

export const userComments = crud({
  path: '/user/comments',
  auth: 'buyer',
  noun: "the shopper's own comments",
  row: OrderComment,
  form: CommentEditForm,
  only: ['show', 'update'],
})

const ReplyForm = z.object({ reply: filled.max(500) })

export const adminComments = crud({
  path: '/Admin/order_comments',
  auth: 'admin',
  noun: 'order comments',
  row: OrderComment,
  form: ReplyForm,
  except: ['create'],
})

export const sellerComments = crud({
  path: '/Seller/order_comments',
  auth: 'seller',
  noun: "the comments on the store's products",
  row: OrderComment,
  form: ReplyForm,
  except: ['create'],
})

const add = {
  method: 'POST',
  body: CommentForm,
  reply: z.object({ id }).describe('Id of the first comment.'),
  errors: ['notFound', 'wrongState', 'invalidInput'],
} as const

/** The comments appear under the buyer's name. */
export const adminAddComment = endpoint({
  ...add,
  path: '/Admin/order_comments',
  auth: 'admin',
  about: 'Comment on any order that waits for comments',
})
export const sellerAddComment = endpoint({
  ...add,
  path: '/Seller/order_comments',
  auth: 'seller',
  about: "Comment on an order of the seller's store that waits for comments",
})
