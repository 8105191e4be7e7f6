import { showGoods } from '#contracts/api/catalogue/goods.ts'
import { listGoodsComments } from '#contracts/api/orders/order-comments.ts'
import { listOrders } from '#contracts/api/orders/orders.ts'
import { ask, must, same, type Rule } from '../rule.ts'

const stages: Rule = {
  name: 'The lists of all stages together contain all orders, and each list only the orders of its stage.',
  about: [listOrders],
  source: 'OSC-5',
  run: async shop => {
    const page = (order_status: -1 | 0 | 1 | 2 | 3 | 4 | 5 | 6) =>
      ask(shop, listOrders, { query: { order_status, per_page: 400, isResource: 'Home' } }, 'shopper')
    let sum = 0
    for (const status of [0, 1, 2, 3, 4, 5, 6] as const) {
      const { data, total } = await page(status)
      const stranger = data.find(row => row.order_status !== status)
      must(
        stranger === undefined,
        `data.data[].order_status where order_status=${status}`,
        String(status),
        stranger?.order_status,
      )
      sum += total
    }
    const all = await page(-1)
    same('data.total', all.total, sum)
    const [first] = all.data
    if (!first) return
    const { data } = await ask(shop, listOrders, { query: { order_no: first.order_no, isResource: 'Home' } }, 'shopper')
    same(
      `data.data[].order_no where order_no=${first.order_no}`,
      data.map(row => row.order_no),
      [first.order_no],
    )
  },
}

const opinions: Rule = {
  name: 'Good, medium and bad comments together are all comments, and their number is that of the product.',
  about: [listGoodsComments, showGoods],
  source: 'COM-2, COM-3',
  run: async shop => {
    const goods_id = 95_702
    await shop.given(['an order has a comment', { id: 95_701, goods_id, comment_id: 95_703 }])
    const total = async (is_type: 0 | 1 | 2 | 3) =>
      (await ask(shop, listGoodsComments, { params: { id: goods_id }, query: { is_type, per_page: 400 } })).total
    const [all, ...classes] = [await total(0), await total(1), await total(2), await total(3)]
    same(
      'data.total',
      all,
      classes.reduce((sum, one) => sum + one, 0),
    )
    const { comment_statistics: counts } = await ask(shop, showGoods, { params: { id: goods_id } })
    same('data.comment_statistics', [counts.all, counts.good, counts.commonly, counts.bad], [all, ...classes])
  },
}

/** Rules for the lists of orders by stage, and of comments by score. */
export const orderListRules: readonly Rule[] = [stages, opinions]
