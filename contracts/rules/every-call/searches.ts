import { homeGoods, searchGoods, showGoods, sortKeys, type GoodsSearch } from '#contracts/api/catalogue/goods.ts'
import { searchIntegralGoods, showIntegralGoods, type IntegralSearch } from '#contracts/api/points/integral-goods.ts'
import { encodeParams } from '#contracts/api/kit/values.ts'
import { listMoneyLogs } from '#contracts/api/money/money-logs.ts'
import { listGoodsComments } from '#contracts/api/orders/order-comments.ts'
import { listOrders } from '#contracts/api/orders/orders.ts'
import { ask, must, Pointless, same, type Rule, type Shop } from '../rule.ts'

const found = async (shop: Shop, search: GoodsSearch) =>
  (await ask(shop, searchGoods, { query: { params: encodeParams(search), per_page: 400 } })).data

const points = async (shop: Shop, search: IntegralSearch) =>
  (await ask(shop, searchIntegralGoods, { query: { params: encodeParams(search), per_page: 400 } })).data

/** @throws Broken if the values are not sorted */
const inOrder = (field: string, values: readonly (string | number)[], order: 'asc' | 'desc'): void => {
  const sign = order === 'asc' ? 1 : -1
  const at = values.findIndex((value, place) => place > 0 && sign * (Number(value) - Number(values[place - 1])) < 0)
  must(
    at < 0,
    `data.data[${at}].${field}`,
    `${order === 'asc' ? 'at least' : 'at most'} ${values[at - 1]}, as sorted`,
    values[at],
  )
}

const sorts: readonly Rule[] = sortKeys.flatMap(sort_type =>
  (['asc', 'desc'] as const).map(sort_order => ({
    name: `Products are sorted by ${sort_type}, ${sort_order === 'asc' ? 'the smallest' : 'the largest'} first, and none is missing.`,
    about: [searchGoods],
    source: 'SRH-3',
    run: async shop => {
      const rows = await found(shop, { sort_type, sort_order })
      inOrder(
        sort_type,
        rows.map(row => row[sort_type]),
        sort_order,
      )
      same('data.data.length', rows.length, (await found(shop, {})).length)
    },
  })),
)

/** Fields of a product that a search can use as a condition. */
const byProduct = ['store_id', 'brand_id', 'class_id'] as const

const narrows: readonly Rule[] = byProduct.map(column => ({
  name: `A search by ${column} finds the products that have it, and no others.`,
  about: [searchGoods],
  source: 'SRH-1',
  run: async shop => {
    const all = await found(shop, {})
    const looks = await Promise.all(all.slice(0, 12).map(({ id }) => ask(shop, showGoods, { params: { id } })))
    const [first] = looks
    if (!first) throw new Pointless('Nothing is on sale.')
    const value = first[column]
    const ids = (await found(shop, { [column]: value })).map(({ id }) => id)
    for (const goods of looks) {
      const fits = goods[column] === value
      must(
        ids.includes(goods.id) === fits,
        `data.data[].id where ${column}=${value}`,
        `${goods.id} ${fits ? 'among them' : 'not among them'}`,
        ids,
      )
    }
  },
}))

const keywords: Rule = {
  name: 'A search by keywords finds the products whose name or subtitle contains them.',
  about: [searchGoods],
  source: 'SRH-2',
  run: async shop => {
    const [first] = await found(shop, {})
    if (!first) throw new Pointless('Nothing is on sale.')
    const word = first.goods_name.slice(0, 2)
    const rows = await found(shop, { keywords: encodeURIComponent(word) })
    must(
      rows.some(({ id }) => id === first.id),
      `data.data[].id where keywords=${word}`,
      `${first.id} among them`,
      [],
    )
    const stranger = rows.find(row => !`${row.goods_name} ${row.goods_subname}`.toLowerCase().includes(word.toLowerCase()))
    must(stranger === undefined, 'data.data[].goods_name', `what holds «${word}»`, stranger?.goods_name)
  },
}

const homePage: Rule = {
  name: 'The home page shows products that can be opened, each in one class.',
  about: [homeGoods],
  source: 'SRH-6',
  run: async shop => {
    const ids = (await ask(shop, homeGoods, {})).goods.flatMap(({ goods }) => goods.map(({ id }) => id))
    same('data.goods[].goods[].id', ids.length, new Set(ids).size)
    for (const id of ids.slice(0, 5)) same('data.goods_status', (await ask(shop, showGoods, { params: { id } })).goods_status, 1)
  },
}

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

const purses: Rule = {
  name: 'The movements of a purse contain no movement of another purse.',
  about: [listMoneyLogs],
  source: 'WAL-2',
  run: async shop => {
    for (const is_type of [0, 1, 2] as const) {
      const { data } = await ask(shop, listMoneyLogs, { query: { is_type, per_page: 400 } }, 'shopper')
      const stranger = data.find(row => row.is_type !== is_type)
      must(stranger === undefined, `data.data[].is_type where is_type=${is_type}`, String(is_type), stranger?.is_type)
    }
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

const pointsShop: Rule = {
  name: 'The points shop sorts by price, and a search by class finds the products of that class only.',
  about: [searchIntegralGoods],
  source: 'PTS-10',
  run: async shop => {
    for (const sort_order of ['asc', 'desc'] as const) {
      const rows = await points(shop, { sort_type: 'goods_price', sort_order })
      inOrder(
        'goods_price',
        rows.map(row => row.goods_price),
        sort_order,
      )
    }
    const [first] = await points(shop, {})
    if (!first) throw new Pointless('The points shop is empty.')
    const { cid } = await ask(shop, showIntegralGoods, { params: { id: first.id } })
    const stranger = (await points(shop, { cid })).find(row => row.cid !== cid)
    must(stranger === undefined, `data.data[].cid where cid=${cid}`, String(cid), stranger?.cid)
  },
}

/** Rules for searches, and for lists with their own parameters. */
export const searchRules: readonly Rule[] = [...sorts, ...narrows, keywords, homePage, stages, purses, opinions, pointsShop]
