import type { showGoods } from '#contracts/api/catalogue/goods.ts'
import type { ReplyOf } from '#contracts/api/kit/endpoint.ts'
import type { OrderParams } from '#contracts/api/orders/orders.ts'
import { cents, moneyText } from '#contracts/wire/money.ts'
import { share } from '#src/lib/format/percent-off.ts'
import { couponOf, type CouponChoice, type DraftGroup } from './order-draft.ts'

/** The parts of a product that can reduce its price in an order. */
export type Campaigns = Pick<ReplyOf<typeof showGoods>, 'id' | 'seckills' | 'collectives' | 'full_reductions'>

/** The estimated cost of an order, in cents; `freight` is undefined if the server does not send it before the order is placed. */
export type Estimate = {
  goods: number
  flash: number
  group: number
  reduction: number
  coupon: number
  freight: number | undefined
}

/** The amount to pay, at least 0; unknown freight counts as 0. Source: SUM-4. */
export const toPay = ({ goods, flash, group, reduction, coupon, freight = 0 }: Estimate): number =>
  Math.max(0, goods + freight - flash - group - reduction - coupon)

type Input = {
  group: DraftGroup
  /** The lines in the URL: they contain the group buy. */
  order: OrderParams['order']
  campaigns: readonly Campaigns[]
  chosen: CouponChoice
}

/**
 * The estimated cost of one store's order, by the server's own rules: flash sales by line, the group of the first line, the
 * rule with the lowest threshold reached, and the coupon, each calculated from the undiscounted sum.
 * Source: SUM-1, SUM-2, SUM-3, SUM-4, SUM-5.
 */
export const estimateOf = ({ group, order, campaigns, chosen }: Input): Estimate => {
  const of = (id: number) => campaigns.find(one => one.id === id)
  const lines = group.goods_list.map(({ id, total }) => ({ id, total: cents(total) }))
  const goods = lines.reduce((sum, { total }) => sum + total, 0)
  const flash = lines.reduce((sum, { id, total }) => {
    const sale = of(id)?.seckills
    return sale ? sum + share(total, sale.discount) : sum
  }, 0)
  const [first] = group.goods_list
  const facts = first && of(first.id)
  const joins = order.some(line => line.goods_id === first?.id && line.sku_id === first.sku_id && (line.collective_id ?? 0) !== 0)
  const offer = joins && facts?.collectives
  const rule = facts?.full_reductions
    .toSorted((a, b) => cents(a.use_money) - cents(b.use_money))
    .find(({ use_money }) => cents(use_money) <= goods)
  const coupon = group.coupons.find(({ id }) => id === couponOf(group, chosen))
  return {
    goods,
    flash,
    group: offer ? share(goods, offer.discount) : 0,
    reduction: cents(rule?.money ?? 0),
    coupon: cents(coupon?.money ?? 0),
    freight: group.freight_money === undefined ? undefined : cents(group.freight_money),
  }
}

/** The sum over several stores. The freight is known only if every store's is. `toPay` adds up the stores' own amounts. */
export const together = (stores: readonly Estimate[]): Record<keyof Estimate | 'toPay', string> & { freightKnown: boolean } => {
  const sum = (of: (one: Estimate) => number) => moneyText(stores.reduce((all, one) => all + of(one), 0))
  return {
    goods: sum(one => one.goods),
    flash: sum(one => one.flash),
    group: sum(one => one.group),
    reduction: sum(one => one.reduction),
    coupon: sum(one => one.coupon),
    freight: sum(one => one.freight ?? 0),
    freightKnown: stores.every(one => one.freight !== undefined),
    toPay: sum(toPay),
  }
}
