import { encodeParams } from '#contracts/wire/params.ts'
import { searchIntegralGoods, showIntegralGoods, type IntegralSearch } from '#contracts/api/points/integral-goods.ts'
import { ask, must, Pointless, type Rule, type Shop } from '../rule.ts'
import { inOrder } from '../sorted.ts'

const points = async (shop: Shop, search: IntegralSearch) =>
  (await ask(shop, searchIntegralGoods, { query: { params: encodeParams(search), per_page: 400 } })).data

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

/** Rules for the search in the points shop. */
export const pointsSearchRules: readonly Rule[] = [pointsShop]
