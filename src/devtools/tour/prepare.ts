import { searchGoods, showGoods } from '#contracts/api/catalogue/goods.ts'
import { encodeParams } from '#contracts/api/kit/values.ts'
import { call } from '#src/lib/http/call.ts'

/** The store of the ready account `seller`. */
const store_id = 1

/**
 * The product that the tour buys: of the ready seller's store, without SKUs, cheap and in stock.
 * @returns its id; otherwise the cheapest product.
 */
export const findProduct = async (): Promise<number | undefined> => {
  const params = encodeParams({ store_id, sort_type: 'goods_price', sort_order: 'asc' })
  const { data } = await call(searchGoods, { query: { params, per_page: 20 } }, { quiet: true })
  for (const { id } of data) {
    const goods = await call(showGoods, { params: { id } }, { quiet: true })
    if (!goods.skuList?.length && goods.goods_stock > 2) return id
  }
  return data[0]?.id
}
