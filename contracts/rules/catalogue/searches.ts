import { homeGoods, searchGoods, showGoods, sortKeys, type GoodsSearch } from '#contracts/api/catalogue/goods.ts'
import { encodeParams } from '#contracts/wire/params.ts'
import { ask, must, Pointless, same, type Rule, type Shop } from '../rule.ts'
import { inOrder } from '../sorted.ts'

const found = async (shop: Shop, search: GoodsSearch, page: { page?: number; per_page: number } = { per_page: 400 }) =>
  (await ask(shop, searchGoods, { query: { params: encodeParams(search), ...page } })).data

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
      const second = await found(shop, { sort_type, sort_order }, { page: 2, per_page: 3 })
      same(
        `data.data[].${sort_type} of the second page`,
        second.map(row => Number(row[sort_type])),
        rows.slice(3, 6).map(row => Number(row[sort_type])),
      )
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

const subtitles: Rule = {
  name: 'A search finds a product by a word that only its subtitle holds.',
  about: [searchGoods],
  source: 'SRH-2',
  run: async shop => {
    const words = (await found(shop, {})).flatMap(({ id, goods_name, goods_subname }) =>
      goods_subname
        .split(/\s+/)
        .flatMap(word => (word && !goods_name.toLowerCase().includes(word.toLowerCase()) ? { id, word } : [])),
    )
    const [first] = words.toSorted((one, other) => other.word.length - one.word.length)
    if (!first) throw new Pointless('No product has a subtitle.')
    const ids = (await found(shop, { keywords: encodeURIComponent(first.word) })).map(({ id }) => id)
    must(ids.includes(first.id), `data.data[].id where keywords=${first.word}`, `${first.id} among them`, ids)
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

const everyWord: Rule = {
  name: 'A search by several words finds only products that hold each of them.',
  about: [searchGoods],
  source: 'SRH-2',
  run: async shop => {
    const [first] = await found(shop, {})
    if (!first) throw new Pointless('Nothing is on sale.')
    const none = 'qzxjkv'
    same(
      `data.data.length where keywords="${none} …"`,
      (await found(shop, { keywords: encodeURIComponent(`${none} ${first.goods_name}`) })).length,
      0,
    )
    same(
      `data.data.length where keywords="… ${none}"`,
      (await found(shop, { keywords: encodeURIComponent(`${first.goods_name} ${none}`) })).length,
      0,
    )
  },
}

const cheapestSku: Rule = {
  name: 'A list shows the price that the page of the product shows, the lowest of its SKUs.',
  about: [searchGoods, showGoods],
  source: 'GDS-2',
  run: async shop => {
    const [id, sku_id] = [95_711, 95_712]
    await shop.given(['a product with SKUs is on sale', { id, sku_id, stock: 9, price: '35.00' }])
    const { class_id } = await ask(shop, showGoods, { params: { id } })
    const row = (await found(shop, { class_id })).find(one => one.id === id)
    must(row !== undefined, `data.data where class_id=${class_id}`, `the product ${id}`, 'it is missing')
    same(`data.data[id ${id}].goods_price`, row?.goods_price, '35.00')
  },
}

const stockOfSkus: Rule = {
  name: 'A list and the page of a product show the sum of the stocks of its SKUs.',
  about: [searchGoods, showGoods],
  source: 'GDS-2',
  run: async shop => {
    const cards = (await found(shop, {})).filter(({ sku_count = 2 }) => sku_count > 1).slice(0, 12)
    if (cards.length === 0) throw new Pointless('No product has several SKUs.')
    for (const card of cards) {
      const { skuList = [], goods_stock } = await ask(shop, showGoods, { params: { id: card.id } })
      const sum = skuList.reduce((all, one) => all + one.goods_stock, 0)
      if (skuList.length > 0) same(`data.goods_stock of ${card.id}`, goods_stock, sum)
      same(`data.data[id ${card.id}].goods_stock`, card.goods_stock, goods_stock)
    }
  },
}

/** Rules for the search for products, and for those of the home page. */
export const goodsSearchRules: readonly Rule[] = [
  ...sorts,
  ...narrows,
  keywords,
  subtitles,
  everyWord,
  cheapestSku,
  stockOfSkus,
  homePage,
]
