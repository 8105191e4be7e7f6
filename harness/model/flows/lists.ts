import fc from 'fast-check'
import { searchGoods } from '#contracts/api/catalogue/goods.ts'
import { listOrders } from '#contracts/api/orders/orders.ts'
import { listGoodsComments, userComments } from '#contracts/api/orders/order-comments.ts'
import { listChatMessages, sendChatMessage } from '#contracts/api/stores/chats.ts'
import { made, ofEachSide } from '../ids.ts'
import type { Step } from '../step.ts'
import { at, drawn, inOrder, one, step, type Flow } from './kit.ts'
import { goods, orders, shopGiven } from './shop.ts'

const reviewed = ofEachSide('goods')
const byReviews = { coded: { sort_type: 'order_comment_count', sort_order: 'desc' } }
const findsReviewed: Step = { ...step(searchGoods, { query: { params: byReviews, page: 1, per_page: 1 } }), finds: reviewed }

/** Comments come with the years: states and sequences leave only those of this minute. */
const reviews: Flow = {
  name: 'comments on the product of each shop that has most of them',
  about: [listGoodsComments],
  often: 0.1,
  given: [],
  plans: inOrder(
    [],
    { of: fc.constant(findsReviewed), least: 1 },
    {
      of: drawn({ is_type: one(0, 0, 1, 2, 3), page: one(1, 1, 2), per_page: one(30, 30, 5) }, query =>
        step(listGoodsComments, { params: { id: made(reviewed, 0) }, query }),
      ),
      least: 1,
      most: 3,
    },
  ),
}

const writer = 90_202
const to = { provider: 'users', rid: String(writer), rtype: 'users' }
const dozen = Array.from({ length: 12 }, (_, at) =>
  step(sendChatMessage, { body: { ...to, content: `Message ${at}` } }, 'shopper'),
)
const reads = (query: object): Step => step(listChatMessages, { body: { ...to, ...query } }, 'shopper')

/** More messages than a small page has. */
const messages: Flow = {
  name: 'a conversation of a dozen messages',
  about: [listChatMessages, sendChatMessage],
  often: 0.03,
  given: [],
  plans: inOrder(
    [['somebody has written to the shopper', { id: 90_201, user_id: writer, message_id: 90_203 }]],
    ...dozen.map(of => ({ of: fc.constant(of), least: 1 })),
    { of: drawn({ size: one({}, { per_page: 12 }, { page: 2, per_page: 5 }) }, ({ size }) => reads(size)), least: 1, most: 2 },
  ),
}

/** The last second of the day that begins so many hours after the last midnight, as pages send the end of a period. */
const endOf = (hours: number) => at(hours + 23.9999, 'midnight')
const periods = one(
  [at(0, 'midnight'), endOf(0)],
  [at(-24, 'midnight'), endOf(0)],
  [at(-24, 'midnight'), endOf(-24)],
  [at(-48, 'midnight'), endOf(24)],
)

/** Both the first and the last day of a period count. */
const days: Flow = {
  name: 'orders of some days',
  about: [listOrders],
  often: 0.07,
  given: shopGiven,
  plans: inOrder(
    shopGiven,
    { of: fc.constant(orders([{ goods_id: goods, sku_id: 0, buy_num: 1 }])), least: 1 },
    {
      of: drawn({ created_at: periods }, query => step(listOrders, { query: { page: 1, per_page: 30, ...query } })),
      least: 2,
      most: 3,
    },
  ),
}

const [order, product, comment] = [90_121, 90_122, 90_123]
/** Sums at both ends of each class: 15, 14, 11 and 10. Source: COM-2. */
const scores = one(
  { score: 5, agree: 4, service: 3, speed: 3 },
  { score: 4, agree: 4, service: 3, speed: 3 },
  { score: 3, agree: 3, service: 3, speed: 2 },
  { score: 3, agree: 3, service: 2, speed: 2 },
)

const classes: Flow = {
  name: 'comments at the bounds of their class',
  about: [listGoodsComments, userComments.update],
  often: 0.15,
  given: [],
  plans: inOrder(
    [['an order has a comment', { id: order, goods_id: product, comment_id: comment }]],
    {
      of: drawn({ stars: scores }, ({ stars }) =>
        step(userComments.update, { params: { id: comment }, body: { ...stars, content: 'Keeps warm' } }),
      ),
      least: 1,
    },
    ...[1, 2, 3].map(is_type => ({
      of: fc.constant(step(listGoodsComments, { params: { id: product }, query: { is_type, page: 1, per_page: 30 } })),
      least: 1,
    })),
  ),
}

/** Lists whose rows need time or number before their order and pages show. */
export const listFlows: readonly Flow[] = [reviews, messages, days, classes]
