import { now, refused } from '../first-server.mjs'
import { decoded, number, orderOf } from './orders.mjs'
import { attempts, balanceOf, balances, buyer, invalid, orders, ownedBy, shopper, whole } from './records.mjs'

export const orderAfter = ({ request, body }) => {
  const user = shopper(request)
  const { order_id = [], order_no = [] } = decoded(body.params) ?? {}
  if (![order_id, order_no].every(Array.isArray) || order_id.length + order_no.length === 0) throw invalid('params')
  if (order_no.some(no => typeof no !== 'string')) throw invalid('params')
  if (order_id.length > 0) return order_id.map(id => orderOf(ownedBy(orders, number(id, 1), user)))
  return [...orders.values()].filter(order => order.user_id === user && order_no.includes(order.order_no)).map(orderOf)
}

export const payOrder = ({ request, body }) => {
  const user = buyer(request)
  if (body.order_id === undefined) throw invalid('order_id')
  if (!['balance', 'wechat', 'alipay'].includes(body.payment_name)) throw invalid('payment_name')
  if (body.payment_name !== 'balance') throw refused('This way of payment is not configured.')
  if (body.pay_password !== '123456') throw refused('The payment password is wrong.')
  const paid = [...new Set(body.order_id.split(','))].map(id => ownedBy(orders, id, user))
  if (paid.some(({ order_status }) => order_status !== 1)) throw refused('The order does not wait for payment.')
  const sum = paid.reduce((total, order) => total + order.sum, 0)
  if (balanceOf(user) < sum) throw refused('The balance is too low.')
  if (Date.now() - (attempts.get(user) ?? 0) < 3000) throw refused('Please wait for three seconds.')
  attempts.set(user, Date.now())
  balances.set(user, balanceOf(user) - sum)
  for (const order of paid) {
    Object.assign(order, { order_status: 2, payment_name: 'balance', pay_time: now() })
    for (const { product, buy_num } of order.lines) product.goods_sale += buy_num
  }
  return []
}

export const checkPayment = ({ request, body }) => {
  const user = shopper(request)
  const { pay_time } = ownedBy(orders, whole(body.order_id, 'order_id', 1), user)
  return pay_time ? [] : { code: 'fail', msg: 'Not paid yet.' }
}
