import { addToCart, changeCartLine, countCart, listCart, removeFromCart } from '#contracts/api/orders/carts.ts'
import type { Db } from '../../db/db.ts'
import { pageFrom } from '../../db/list.ts'
import type { RowOf } from '../../db/rows.ts'
import { factsOf, itemOf, thumb } from '../../domain/catalogue/goods.ts'
import { refuseSubAccount } from '../../domain/accounts/sub-accounts.ts'
import { handle, idsOf } from '../../kit.ts'
import { refuse } from '../../refusal.ts'

/** The number of lines in the cart of the token's owner; 0 for guests. */
export const countLines = (db: Db, token: RowOf<'tokens'> | undefined): number =>
  token?.provider === 'users' ? db.carts.by('user_id', token.owner_id).length : 0

/** A deleted product stays in the cart with its name; a deleted SKU falls back to the product. Source: CRT-5, CRT-7. */
const shownLine = (db: Db, line: RowOf<'carts'>) => {
  const goods = db.goods.findAny(line.goods_id)
  const facts = goods && factsOf({ goods, sku: line.sku_id > 0 ? db.goods_skus.find(line.sku_id) : undefined })
  return {
    ...line,
    cart_id: line.id,
    goods_name: goods?.goods_name ?? '-',
    goods_image: facts?.image ? thumb(facts.image, 150) : '',
    goods_price: facts?.price ?? '0.00',
    sku_name: facts?.sku_name ?? '-',
  }
}

const ownLine = (db: Db, me: RowOf<'users'>, id: number): RowOf<'carts'> => {
  const line = db.carts.find(id)
  return line?.user_id === me.id ? line : refuse('notFound')
}

const stockOf = (db: Db, goods_id: number, sku_id: number): number => {
  const row = sku_id > 0 ? db.goods_skus.find(sku_id) : db.goods.find(goods_id)
  return row?.goods_stock ?? 0
}

/** The stock is only checked when the quantity increases, so it can always be reduced. */
const setQuantity = (db: Db, line: RowOf<'carts'>, wanted: number): void => {
  if (wanted > line.buy_num && wanted > stockOf(db, line.goods_id, line.sku_id)) refuse('stockTooLow')
  if (wanted < 1) db.carts.remove(line.id)
  else db.carts.change(line.id, { buy_num: wanted })
}

export const cartHandlers = [
  handle(countCart, ({ db, token }) => countLines(db, token)),

  handle(listCart, ({ db, me, query }) => {
    const stores = Map.groupBy(db.carts.by('user_id', me.id).toReversed(), line => line.store_id)
    const shown = [...stores].map(([store_id, lines]) => {
      const store = db.stores.findAny(store_id)
      return {
        store_id,
        store_name: store?.store_name ?? '-',
        store_logo: store?.store_logo ?? '',
        cart_list: lines.map(line => shownLine(db, line)),
      }
    })
    return pageFrom(shown, query ?? {})
  }),

  handle(addToCart, ({ db, me, body }) => {
    refuseSubAccount(me)
    const { goods } = itemOf(db, body.goods_id, body.sku_id)
    const present = db.carts.by('user_id', me.id).find(line => line.goods_id === body.goods_id && line.sku_id === body.sku_id)
    const wanted = (present?.buy_num ?? 0) + body.buy_num
    if (wanted > stockOf(db, body.goods_id, body.sku_id)) refuse('stockTooLow')
    if (present) db.carts.change(present.id, { buy_num: wanted })
    else db.carts.add({ ...body, user_id: me.id, store_id: goods.store_id })
    return []
  }),

  handle(changeCartLine, ({ db, me, params, body }) => {
    const line = ownLine(db, me, params.id)
    const sets = body.buy_num !== undefined && body.buy_num > 1
    setQuantity(db, line, sets ? (body.buy_num ?? 1) : line.buy_num + (body.is_type === 1 ? 1 : -1))
    return []
  }),

  handle(removeFromCart, ({ db, me, params }) => {
    const own = idsOf(params.ids).filter(id => db.carts.find(id)?.user_id === me.id)
    for (const id of own) db.carts.remove(id)
    return own.length || refuse('notFound')
  }),
]
