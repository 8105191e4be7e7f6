import { searchGoods, showGoods } from '#contracts/api/catalogue/goods.ts'
import type { ReplyOf } from '#contracts/api/kit/endpoint.ts'
import { encodeParams } from '#contracts/wire/params.ts'
import { call } from '#src/lib/http/call.ts'

/** The store of the ready account `seller`. */
const store_id = 1

type Goods = ReplyOf<typeof showGoods>

/**
 * The product of a tour: of the ready seller's store, without SKUs, cheap and in stock.
 * @param isFit what else the tour needs of it.
 * @returns its id; otherwise the cheapest product.
 */
export const findProduct = async (isFit: (goods: Goods) => boolean = () => true): Promise<number | undefined> => {
  const params = encodeParams({ store_id, sort_type: 'goods_price', sort_order: 'asc' })
  const { data } = await call(searchGoods, { query: { params, per_page: 20 } }, { quiet: true })
  for (const { id } of data) {
    const goods = await call(showGoods, { params: { id } }, { quiet: true })
    if (!goods.skuList?.length && goods.goods_stock > 2 && isFit(goods)) return id
  }
  return data[0]?.id
}
