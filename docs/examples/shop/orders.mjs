import { accounts, count, now, refused, superOnly } from '../first-server.mjs'
import { nameOf, sold } from './products.mjs'
import {
  addresses,
  buyer,
  carts,
  invalid,
  money,
  nextId,
  notFound,
  orders,
  ownedBy,
  shopper,
  store,
  storeCard,
  whole,
} from './records.mjs'

// `params` is the base64 of JSON.

export const decoded = params => {
  try {
    return JSON.parse(Buffer.from(params, 'base64').toString())
  } catch {
    throw invalid('params')
  }
}

/** A number inside `params`, where text is no number. */
export const number = (value, least, most) => {
  if (typeof value !== 'number') throw invalid('params')
  return whole(value, 'params', least, most)
}

/** The lines of an order, each with its product. All lines for a product share its stock. */
const linesOf = ({ params }) => {
  const { order, ifcart } = decoded(params) ?? {}
  if (!Array.isArray(order) || order.length === 0 || ![0, 1].includes(ifcart)) throw invalid('params')
  const left = new Map()
  const lines = order.map(line => {
    const { goods_id, sku_id, buy_num, cart_id = 1, collective_id = 0 } = line ?? {}
    for (const [value, least, most] of [
      [goods_id, 1],
      [sku_id, 0],
      [buy_num, 1, 9999],
      [cart_id, 1],
      [collective_id, -1],
    ])
      number(value, least, most)
    const { product, sku, stocked } = sold(line)
    left.set(stocked, (left.get(stocked) ?? stocked.stock) - buy_num)
    if (left.get(stocked) < 0) throw refused('The stock is too low.')
    return { product, sku, stocked, buy_num, cart_id: line.cart_id, total: stocked.price * buy_num }
  })
  return { lines, sum: lines.reduce((sum, { total }) => sum + total, 0), ifcart: ifcart === 1 }
}

export const orderBefore = ({ request, body }) => {
  buyer(request)
  if (body.address_id !== undefined) whole(body.address_id, 'address_id', 0)
  const { lines, sum } = linesOf(body)
  const goods_list = lines.map(({ product, sku, stocked, buy_num, total }) => ({
    id: product.id,
    sku_id: sku?.id ?? 0,
    goods_name: product.goods_name,
    goods_master_image: product.goods_master_image,
    goods_price: money(stocked.price),
    sku_name: nameOf(sku),
    buy_num,
    total: total / 100,
  }))
  return [{ store_info: storeCard('id'), goods_list, store_total_price: money(sum), is_coupon: false, coupons: [], coupon_id: 0 }]
}

export const createOrder = ({ request, body }) => {
  const user_id = buyer(request)
  const remark = body.remark ?? ''
  if (remark.length > 150) throw invalid('remark')
  // This shop has no coupons, but what is sent must be ids.
  if (!/^(\d+(,\d+)*)?$/.test(body.coupon_id)) throw invalid('coupon_id')
  const { lines, sum, ifcart } = linesOf(body)
  const address = addresses.get(whole(body.address_id, 'address_id', 0))
  if (address?.user_id !== user_id) throw refused('Choose an address.')
  for (const { stocked, buy_num, cart_id } of lines) {
    stocked.stock -= buy_num
    if (ifcart && carts.get(cart_id)?.user_id === user_id) carts.delete(cart_id)
  }
  const { id } = place({ user_id, sum, remark, address, lines })
  return { order_id: [id], order_no: [orders.get(id).order_no] }
}

export const place = ({ id = nextId(orders), user_id, sum, remark, address, lines }) => {
  const order = {
    id,
    user_id,
    order_no: `9${String(id).padStart(14, '0')}`,
    sum,
    order_status: 1,
    refund_status: 0,
    remark,
    receive_name: address.receive_name,
    receive_tel: address.receive_tel,
    receive_area: address.area_info,
    receive_address: address.address,
    delivery_no: '',
    delivery_code: '',
    payment_name: '',
    pay_time: null,
    created_at: now(),
    lines,
  }
  orders.set(id, order)
  return order
}

const lineOf = ({ product, sku, buy_num, total }) => ({
  goods_id: product.id,
  goods_image: product.goods_master_image,
  goods_name: product.goods_name,
  goods_price: money(total / buy_num),
  sku_name: nameOf(sku),
  buy_num,
  total_price: money(total),
})

const labels = [
  'Cancelled',
  'Waiting for payment',
  'Waiting for delivery',
  'Confirm receipt',
  'Waiting for comment',
  'After-sales',
  'Completed',
]

export const orderOf = ({ user_id: _owner, sum, lines, ...order }) => ({
  ...order,
  order_status_cn: labels[order.order_status],
  order_price: money(sum),
  total_price: money(sum),
  freight_money: '0.00',
  coupon_money: '0.00',
  order_goods: lines.map(lineOf),
})

export const showOrder = ({ request, params }) => orderOf(ownedBy(orders, params[0], shopper(request)))

/** An order as the back office shows it. */
export const showAnyOrder = ({ request, params }) => {
  superOnly(request)
  const order = orders.get(Number(params[0]))
  if (!order) throw notFound()
  const [{ product }] = order.lines
  return {
    ...orderOf(order),
    order_name: product.goods_name,
    order_image: product.goods_master_image,
    store_name: store.store_name,
    buyer_name: accounts.find(({ id }) => id === order.user_id).username,
    payment_name_cn: order.payment_name && 'Balance',
    refund_id: 0,
  }
}

export const listOrders = ({ request, query }) => {
  const user = shopper(request)
  const [page, size] = [count(query.page, 1), count(query.per_page ?? '30', 15)]
  const stage = Number(query.order_status ?? -1)
  const rows = [...orders.values()]
    .filter(order => order.user_id === user && (!(stage >= 0) || order.order_status === stage))
    .filter(({ order_no }) => !query.order_no || order_no.includes(query.order_no))
    .filter(({ created_at }) => !query.created_at || (created_at >= query.created_at[0] && created_at < query.created_at[1]))
    .toSorted((a, b) => b.id - a.id)
  return {
    data: rows
      .slice((page - 1) * size, page * size)
      .map(order => ({ ...orderOf(order), created_at: order.created_at.slice(0, 16), store: storeCard('id') })),
    total: rows.length,
    per_page: size,
    last_page: Math.max(1, Math.ceil(rows.length / size)),
    current_page: page,
  }
}

export const editOrder = ({ request, params, body }) => {
  const user = shopper(request)
  const wanted = whole(body.order_status, 'order_status', 0, 4)
  if (wanted !== 0 && wanted !== 4) throw invalid('order_status')
  const order = ownedBy(orders, params[0], user)
  if (order.order_status !== (wanted === 0 ? 1 : 3)) throw refused('The order does not allow that.')
  order.order_status = wanted
  if (wanted === 0) for (const { stocked, buy_num } of order.lines) stocked.stock += buy_num
  return []
}
