import { buyerInfo, editBuyer } from '#contracts/api/accounts/auth.ts'
import { searchGoods, showGoods } from '#contracts/api/catalogue/goods.ts'
import { commentOrder, listGoodsComments, sellerComments } from '#contracts/api/orders/order-comments.ts'
import { showOrder } from '#contracts/api/orders/orders.ts'
import { listStores, showStore } from '#contracts/api/stores/stores.ts'
import type { ReplyOf } from '#contracts/api/kit/endpoint.ts'
import { encodeParams } from '#contracts/wire/params.ts'
import { ask, Pointless, same, users, type Rule, type Shop } from '../rule.ts'

type Comment = ReplyOf<typeof sellerComments.list>['data'][number]
const scores = ['score', 'agree', 'service', 'speed'] as const

/** Stores with more comments are not read to their end. */
const mostPages = 10

/** All comments on the store of the ready seller. @throws Pointless if there are too many */
const allComments = async (shop: Shop): Promise<Comment[]> => {
  const comments: Comment[] = []
  for (let page = 1; page <= mostPages; page++) {
    const { data, total } = await ask(shop, sellerComments.list, { query: { page, per_page: 400 } }, 'seller')
    comments.push(...data)
    if (data.length === 0 || comments.length >= total) return comments
  }
  throw new Pointless(`The store has more than ${comments.length} comments.`)
}

/** Writes a comment with four different scores. @returns the product that it is about */
const comment = async (shop: Shop, id: number): Promise<ReplyOf<typeof showGoods>> => {
  await shop.given(['an order waits for comment', { id }])
  const { order_goods } = await ask(shop, showOrder, { params: { id }, query: { isResource: 'Home' } }, 'shopper')
  const stars = { score: 4, agree: 3, service: 2, speed: 5 } as const
  await ask(shop, commentOrder, { body: { order_id: id, content: 'Runs small', ...stars } }, 'shopper')
  return ask(shop, showGoods, { params: { id: order_goods[0]?.goods_id ?? 0 } })
}

const ratings: Rule = {
  name: 'The ratings of a store are the integer parts of the averages of its comments.',
  about: [showStore, showGoods, commentOrder, sellerComments.list],
  source: 'COM-4',
  leavesTraces: true,
  run: async shop => {
    const { rate, store_id } = await comment(shop, 95_704)
    const comments = await allComments(shop)
    const [scoreAll, agreeAll, serviceAll, speedAll] = scores.map(name =>
      Math.floor(comments.reduce((sum, one) => sum + Number(one[name]), 0) / comments.length),
    )
    const expected = { scoreAll, agreeAll, serviceAll, speedAll }
    same('data.rate', rate, expected)
    same('data.rate', (await ask(shop, showStore, { params: { id: store_id } })).rate, expected)
  },
}

const share: Rule = {
  name: 'The share of good comments on a store is in percent with two decimals; 15 stars of 20 and more are good.',
  about: [listStores, commentOrder, sellerComments.list],
  source: 'COM-2, COM-3',
  leavesTraces: true,
  run: async shop => {
    const { store_id } = await comment(shop, 95_705)
    const comments = await allComments(shop)
    const good = comments.filter(one => scores.reduce((sum, name) => sum + Number(one[name]), 0) >= 15)
    const { data } = await ask(shop, listStores, { query: { per_page: 400 } })
    const store = data.find(({ id }) => id === store_id)
    if (!store) throw new Pointless('The list of stores is longer than a page.')
    same('data.data[].comment_rate', store.comment_rate, Math.round((good.length / comments.length) * 10_000) / 100)
  },
}

const cards: Rule = {
  name: 'A card counts the comments on its product and shows the average of their stars with one decimal.',
  about: [searchGoods, listGoodsComments],
  source: 'SRH-3, GDS-7',
  run: async shop => {
    const params = encodeParams({ sort_type: 'order_comment_count', sort_order: 'desc' })
    const { data } = await ask(shop, searchGoods, { query: { params, per_page: 3 } })
    for (const { id, order_comment_count, score } of data) {
      const query = { is_type: 0, page: 1, per_page: 400 } as const
      const comments = await ask(shop, listGoodsComments, { params: { id }, query })
      same(`data.data[id ${id}].order_comment_count`, order_comment_count, comments.total)
      if (score === undefined || comments.total === 0 || comments.total > comments.data.length) continue
      const stars = comments.data.reduce((sum, one) => sum + Number(one.score), 0)
      same(`data.data[id ${id}].score`, score, Math.round((stars / comments.total) * 10) / 10)
    }
  },
}

const names: Rule = {
  name: 'Strangers see three asterisks and the last four characters of the name of a commenter, of a short name the last one.',
  about: [listGoodsComments],
  source: 'COM-11',
  leavesTraces: true,
  run: async shop => {
    const before = await ask(shop, buyerInfo, users, 'shopper')
    const call = (nickname: string) => ask(shop, editBuyer, { body: { provider: 'users', nickname } }, 'shopper')
    for (const [at, [name, shown]] of Object.entries([
      ['Northwind', '***wind'],
      ['Lin', '***n'],
    ] as const)) {
      await call(name)
      const { id } = await comment(shop, 95_706 + Number(at))
      const { data } = await ask(shop, listGoodsComments, { params: { id }, query: { is_type: 0, per_page: 30 } })
      same('data.data[].nickname of the newest comment', data[0]?.nickname, shown)
    }
    await call(before.nickname)
  },
}

/** Rules for what comments add up to, and for who reads them. */
export const commentRules: readonly Rule[] = [cards, ratings, share, names]
