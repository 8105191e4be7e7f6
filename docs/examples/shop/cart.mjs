import { count, refused } from '../first-server.mjs'
import { nameOf, sold } from './products.mjs'
import { buyer, carts, goods, invalid, money, nextId, notFound, ownedBy, shopper, skus, storeCard, whole } from './records.mjs'

export const cartOf = user => [...carts.values()].filter(line => line.user_id === user)

export const addToCart = ({ request, body }) => {
  const user_id = buyer(request)
  const [goods_id, sku_id] = [whole(body.goods_id, 'goods_id', 1), whole(body.sku_id ?? 0, 'sku_id', 0)]
  const more = whole(body.buy_num ?? 1, 'buy_num', 1, 9999)
  const { stocked } = sold({ goods_id, sku_id })
  const line = cartOf(user_id).find(one => one.goods_id === goods_id && one.sku_id === sku_id)
  const buy_num = (line?.buy_num ?? 0) + more
  if (buy_num > stocked.stock) throw refused('The stock is too low.')
  if (line) line.buy_num = buy_num
  else {
    const id = nextId(carts)
    carts.set(id, { id, user_id, goods_id, sku_id, buy_num })
  }
  return []
}

export const changeCart = ({ request, params, body }) => {
  const line = ownedBy(carts, params[0], shopper(request))
  const set = body.buy_num === undefined ? 0 : whole(body.buy_num, 'buy_num', 1, 9999)
  const adds = ['1', 'true'].includes(body.is_type)
  if (body.is_type !== undefined && !['0', '1', '', 'true', 'false'].includes(body.is_type)) throw invalid('is_type')
  const buy_num = set > 1 ? set : line.buy_num + (adds ? 1 : -1)
  const { stock } = skus.get(line.sku_id) ?? goods.get(line.goods_id)
  if (buy_num > line.buy_num && buy_num > stock) throw refused('The stock is too low.')
  if (buy_num < 1) carts.delete(line.id)
  else line.buy_num = buy_num
  return []
}

const cartLine = ({ id, goods_id, sku_id, buy_num }) => {
  const [product, sku] = [goods.get(goods_id), skus.get(sku_id)]
  const { goods_name, goods_master_image: goods_image } = product
  const goods_price = money((sku ?? product).price)
  return { cart_id: id, goods_id, sku_id, goods_name, goods_image, goods_price, sku_name: nameOf(sku), buy_num }
}

// Pages of the cart count stores, and this server has one.
export const listCart = ({ request, query }) => {
  const cart_list = cartOf(shopper(request)).map(cartLine)
  const isShown = cart_list.length > 0 && count(query.page, 1) === 1
  return { data: isShown ? [{ ...storeCard('store_id'), cart_list }] : [] }
}

// Guests have no cart.
export const countCart = ({ request }) => {
  try {
    return cartOf(shopper(request)).length
  } catch (reason) {
    if (reason.code === 401) return 0
    throw reason
  }
}

export const emptyCart = ({ request, params }) => {
  const user = shopper(request)
  const own = params[0].split(',').filter(id => carts.get(Number(id))?.user_id === user)
  if (own.length === 0) throw notFound()
  for (const id of own) carts.delete(Number(id))
  return own.length
}
