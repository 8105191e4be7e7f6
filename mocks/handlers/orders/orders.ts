import {
  checkPayment,
  createOrder,
  editOrder,
  listOrders,
  orderAfter,
  orderBefore,
  payOrder,
  PayParams,
  showOrder,
  trackOrder,
} from '#contracts/api/orders/orders.ts'
import { between, like } from '#contracts/wire/conditions.ts'
import { moneyText } from '#contracts/wire/money.ts'
import { decodeParams } from '#contracts/wire/params.ts'
import type { Db } from '../../db/db.ts'
import { selectPage } from '../../db/list.ts'
import type { RowOf } from '../../db/rows.ts'
import { freightOfGroup, groupsOf, placeOrder, type Group } from '../../domain/orders/checkout.ts'
import { usableCoupons } from '../../domain/marketing/coupons.ts'
import { factsOf, thumb } from '../../domain/catalogue/goods.ts'
import { hasQueue, isQueued } from '../../domain/orders/order-queue.ts'
import { moveOrder, paymentLabel, stages, statusLabel } from '../../domain/orders/order-status.ts'
import { payByBalance, payByGateway } from '../../domain/orders/payment.ts'
import { trackingOf } from '../../domain/orders/tracking.ts'
import { receiverOf } from '../../domain/accounts/receiver.ts'
import { refuseSubAccount } from '../../domain/accounts/sub-accounts.ts'
import { handle, idsOf } from '../../kit.ts'
import { refuse } from '../../refusal.ts'

type Me = { db: Db; me: RowOf<'users'> }

/** One of the caller's orders. @throws Refusal notFound, also for other people's orders. */
const ownOrder = ({ db, me }: Me, id: number): RowOf<'orders'> => {
  const order = db.orders.find(id)
  return order?.user_id === me.id ? order : refuse('notFound')
}

const shownGroup = ({ store, lines, total }: Group, coupons: RowOf<'coupon_logs'>[]) => ({
  store_info: store,
  goods_list: lines.map(line => {
    const { price, sku_name, image } = factsOf(line)
    return {
      id: line.goods.id,
      sku_id: line.sku_id,
      goods_name: line.goods.goods_name,
      goods_master_image: image && thumb(image, 150),
      goods_price: price,
      sku_name,
      buy_num: line.buy_num,
      total: line.total / 100,
      total_weight: line.weight / 100,
    }
  }),
  store_total_price: moneyText(total),
  is_coupon: coupons.length > 0,
  coupons,
  coupon_id: coupons[0]?.id ?? 0,
})

/** An order as a row of the shopper's lists. */
export const listedOrder = (db: Db, order: RowOf<'orders'>) => ({
  ...order,
  order_status_cn: db.textOf(statusLabel(order)),
  created_at: order.created_at.slice(0, 16),
  store: db.stores.findAny(order.store_id) ?? refuse('notFound'),
  order_goods: db.order_goods.by('order_id', order.id),
})

const forget = ({ db, me }: Me, cartIds: readonly (number | undefined)[]): void => {
  for (const id of cartIds) if (id !== undefined && db.carts.find(id)?.user_id === me.id) db.carts.remove(id)
}

export const orderHandlers = [
  handle(orderBefore, ({ db, clock, me, body }) => {
    refuseSubAccount(me)
    const address = db.addresses.find(body.address_id ?? 0)
    const province = address?.user_id === me.id ? address.province_id : undefined
    return groupsOf(db, body.params).groups.map(group => ({
      ...shownGroup(group, usableCoupons(db, clock, me.id, group.store.id, group.total)),
      ...(province !== undefined && { freight_money: moneyText(freightOfGroup(db, group, province)) }),
    }))
  }),

  handle(createOrder, ({ db, clock, me, body }) => {
    refuseSubAccount(me)
    const { groups, order } = groupsOf(db, body.params)
    const address = db.addresses.find(body.address_id)
    if (address?.user_id !== me.id) return refuse('addressMissing')
    const coupons = body.coupon_id.split(',').map(Number)
    const receiver = { ...receiverOf(address), province_id: address.province_id }
    const checkout = { db, clock, me, receiver, remark: body.remark ?? '' }
    const placed = groups.map((group, at) => placeOrder(checkout, group, coupons[at] ?? 0))
    if (order.ifcart === 1)
      forget(
        { db, me },
        order.order.map(line => line.cart_id),
      )
    return { order_id: hasQueue(db) ? [] : placed.map(one => one.id), order_no: placed.map(one => one.order_no) }
  }),

  handle(orderAfter, ({ db, clock, me, body }) => {
    const { order_id, order_no } = decodeParams(body.params, PayParams) ?? refuse('invalidInput', 'params')
    const found =
      order_id.length > 0
        ? order_id.map(id => ownOrder({ db, me }, id))
        : db.orders.by('user_id', me.id).filter(order => order_no.includes(order.order_no) && !isQueued({ db, clock }, order))
    return found.map(order => ({ ...order, order_goods: db.order_goods.by('order_id', order.id) }))
  }),

  handle(payOrder, ({ db, clock, me, body }) => {
    const { payment_name, device } = body
    if (payment_name !== 'balance') return payByGateway(db, clock, me, idsOf(body.order_id), { payment_name, device })
    payByBalance(db, clock, me, idsOf(body.order_id), body.pay_password ?? '')
    return []
  }),

  handle(checkPayment, ({ db, me, body }) => {
    const order = ownOrder({ db, me }, body.order_id)
    return order.pay_time !== null ? [] : { code: 'fail' as const, msg: db.textOf(stages[1]) }
  }),

  handle(trackOrder, ({ db, clock, me, body }) => trackingOf(db, clock, ownOrder({ db, me }, body.id))),

  handle(listOrders, ({ db, me, query }) => {
    const { order_status, order_no, created_at, page, per_page } = query
    const [from, to] = created_at ?? []
    const found = selectPage(
      db.orders,
      {
        page,
        per_page,
        ...(order_status !== undefined && order_status >= 0 && { order_status: String(order_status) }),
        ...(order_no && { order_no: like(order_no) }),
        ...(from && to && { created_at: between(from, to.length === 10 ? `${to} 23:59:59` : to) }),
      },
      { from: db.orders.by('user_id', me.id) },
    )
    return {
      ...found,
      data: found.data.map(order => listedOrder(db, order)),
    }
  }),

  handle(showOrder, ({ db, clock, me, params }) => {
    const order = ownOrder({ db, me }, params.id)
    return {
      ...order,
      order_status_cn: db.textOf(statusLabel(order)),
      payment_name_cn: db.textOf(paymentLabel(order.payment_name)),
      delivery_list: trackingOf(db, clock, order),
      order_goods: db.order_goods.by('order_id', order.id),
    }
  }),

  handle(editOrder, ({ db, clock, me, params, body }) => {
    moveOrder(db, clock, ownOrder({ db, me }, params.id), body.order_status)
    return [body.order_status]
  }),
]
