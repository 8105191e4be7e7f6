import fc from 'fast-check'
import { adminAdmins } from '#contracts/api/accounts/admins.ts'
import { editBuyer } from '#contracts/api/accounts/auth.ts'
import { adminRoles } from '#contracts/api/accounts/roles.ts'
import { decideRefund, requestRefund } from '#contracts/api/after-sales/refunds.ts'
import { adminArticles, showArticle } from '#contracts/api/content/articles.ts'
import { settleOrders } from '#contracts/api/money/order-settlements.ts'
import { adminOrderStatus } from '#contracts/api/orders/back-office-orders.ts'
import { listGoodsComments } from '#contracts/api/orders/order-comments.ts'
import { listChatFriends, sendChatMessage } from '#contracts/api/stores/chats.ts'
import { adminMenu } from '#contracts/api/system/menus.ts'
import type { Given } from '#contracts/states/index.ts'
import { made } from '../ids.ts'
import type { Step, Wait } from '../step.ts'
import { drawn, inOrder, one, step, type Flow } from './kit.ts'

const always = (of: Step | Wait) => ({ of: fc.constant(of), least: 1 })

/** A refused request and a completed exchange do not keep the store from its money; orders that were paid more than 30 days ago are not settled. Source: STL-1. */
const sold = 90_114
const settled = inOrder(
  [
    ['an order waits for comment', { id: sold }],
    ['an order is completed', { id: 90_116 }],
    ['the store has a balance', { money: '50.00' }],
  ],
  {
    of: drawn({ refund_type: one(0, 1) }, ({ refund_type }) =>
      step(requestRefund, { body: { order_id: sold, refund_type, refund_remark: 'It is broken', images: '' } }),
    ),
    least: 1,
  },
  always(step(decideRefund, { params: { id: sold }, body: { refund_verify: 2, refuse_remark: 'It is as described' } })),
  always(step(adminOrderStatus, { body: { id: sold, status: 6 } })),
  { of: one({ wait: 24 * 31 }, { wait: 24 * 25 }) },
  always(step(settleOrders)),
)

/** Names of any length are shown masked in comments. Source: COM-11. */
const named = inOrder(
  [['an order has a comment', { id: 90_121, goods_id: 90_122, comment_id: 90_123 }]],
  {
    of: drawn({ provider: one('users'), nickname: one('Ann', 'Bo', '李雷', 'Lily', 'Annabel') }, body =>
      step(editBuyer, { body }),
    ),
    least: 1,
    most: 2,
  },
  always(step(listGoodsComments, { params: { id: 90_122 }, query: {} })),
)

/** Whoever has read a text reads the new one after it has changed. Source: ART-1. */
const article = { id: 90_221, name: 'How to return a parcel', pid: 90_222 }
const readsArticle = step(showArticle, { params: { name: article.name } })
const changed = inOrder(
  [['an article exists', article]],
  always(readsArticle),
  {
    of: drawn({ content: one('<p>Ask the store.</p>', '<p>Send it back.</p>') }, ({ content }) =>
      step(adminArticles.update, { params: { id: article.id }, body: { pid: article.pid, name: article.name, content } }),
    ),
    least: 1,
  },
  always(readsArticle),
)

/** Conversations are listed by their newest message, whoever wrote it. Source: CHA-2. */
const [someone, other] = [90_202, 90_206]
const chatGiven: readonly Given[] = [
  ['somebody has written to the shopper', { id: 90_201, user_id: someone, message_id: 90_203 }],
  ['somebody has written to the shopper', { id: 90_205, user_id: other, message_id: 90_207 }],
]
const friends = step(listChatFriends, { body: { provider: 'users' } }, 'shopper')
const answered = inOrder(
  chatGiven,
  always(friends),
  { of: one({ wait: 0.1 }) },
  {
    of: drawn({ rid: one(String(someone), String(other)) }, ({ rid }) =>
      step(sendChatMessage, { body: { provider: 'users', rid, rtype: 'users', content: 'Gladly' } }, 'shopper'),
    ),
    least: 1,
    most: 2,
  },
  always(friends),
)

/** An administrator with several roles has the menus of all of them. Source: ROL-5. */
const [first, second, entry] = [90_511, 90_518, 90_513]
const findsClerk: Step = { ...step(adminAdmins.list, { query: { username: 'clerk', page: 1, per_page: 1 } }), finds: 'clerks' }
const severalRoles = inOrder(
  [
    ['a role exists', { id: first, name: 'Brand keeper' }],
    ['a role exists', { id: second, name: 'Reporter' }],
    ['an entry of a menu exists', { id: entry, name: 'Reports', area: 'Admin' }],
  ],
  always(step(adminRoles.update, { params: { id: second }, body: { name: 'Reporter', menu_id: [entry], permission_id: [] } })),
  always(findsClerk),
  {
    of: drawn({ role_id: one([first, second], [second, first], [second]) }, body =>
      step(adminAdmins.update, { params: { id: made('clerks', 0) }, body: { username: 'clerk', ...body } }),
    ),
    least: 1,
  },
  always(step(adminMenu, {}, 'clerk')),
)

/** What a call changes for later ones of other people, or of the same people at another place. */
export const sequelFlows: readonly Flow[] = [
  {
    name: 'settlement after a refused request, and of old orders',
    about: [settleOrders, decideRefund],
    often: 0.1,
    given: [],
    plans: settled,
  },
  { name: 'names in comments', about: [editBuyer, listGoodsComments], often: 0.15, given: [], plans: named },
  {
    name: 'an article read, changed and read again',
    about: [adminArticles.update, showArticle],
    often: 0.05,
    given: [],
    plans: changed,
  },
  {
    name: 'conversations by their newest message',
    about: [sendChatMessage, listChatFriends],
    often: 0.1,
    given: [],
    plans: answered,
  },
  { name: 'the menu of several roles', about: [adminAdmins.update, adminMenu], often: 0.1, given: [], plans: severalRoles },
]
