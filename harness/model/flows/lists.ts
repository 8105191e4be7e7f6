import fc from 'fast-check'
import { searchGoods } from '#contracts/api/catalogue/goods.ts'
import { listGoodsComments } from '#contracts/api/orders/order-comments.ts'
import { listChatMessages, sendChatMessage } from '#contracts/api/stores/chats.ts'
import { made, ofEachSide } from '../ids.ts'
import type { Step } from '../step.ts'
import { drawn, inOrder, one, step, type Flow } from './kit.ts'

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

/** Lists whose rows need time or number before their order and pages show. */
export const listFlows: readonly Flow[] = [reviews, messages]
