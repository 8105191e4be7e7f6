import type { Db } from '../../db/db.ts'
import { first } from '../../db/list.ts'
import type { RowOf } from '../../db/rows.ts'
import { isOpen } from '../catalogue/goods.ts'
import { cents, moneyText } from '#contracts/wire/money.ts'
import { addDays, isWithin, mondayOf, plotOf, type Period } from './periods.ts'

type Order = RowOf<'orders'>

/** Orders that count as sales: paid and not refunded. Source: DSH-4. */
export const salesAmong = (orders: readonly Order[]): Order[] =>
  orders.filter(order => order.order_status > 1 && order.refund_status < 2)

/** Sales over time, by payment time. */
export const salesPlot = (period: Period, sales: readonly Order[]) =>
  plotOf(
    period,
    sales,
    order => order.pay_time,
    order => cents(order.total_price),
  ).map(({ time, num }) => ({ time, num: moneyText(num) }))

const sumOf = (sales: readonly Order[], from: string, to: string): number =>
  sales.reduce(
    (sum, { pay_time, total_price }) => (pay_time && isWithin({ from, to }, pay_time) ? sum + cents(total_price) : sum),
    0,
  )

const percent = (part: number, whole: number): number => Math.round((part / whole) * 10_000) / 100
const growth = (now: number, before: number): number => (before === 0 ? 0 : percent(now - before, before))

/** Sales by day, week and month, and orders by stage. Source: DSH-5, DSH-6. */
export const overviewOf = (orders: readonly Order[], today: string) => {
  const sales = salesAmong(orders)
  const monday = mondayOf(today)
  const month = `${today.slice(0, 7)}-01`
  const lastMonth = `${addDays(month, -1).slice(0, 7)}-01`
  const day = sumOf(sales, today, today)
  const yesterday = sumOf(sales, addDays(today, -1), addDays(today, -1))
  const week = sumOf(sales, monday, addDays(monday, 6))
  const lastWeek = sumOf(sales, addDays(monday, -7), addDays(monday, -1))
  const thisMonth = sumOf(sales, month, today)
  const before = sumOf(sales, lastMonth, addDays(month, -1))
  const at = (status: Order['order_status']): number => orders.filter(order => order.order_status === status).length
  return {
    total_price: moneyText(sales.reduce((sum, order) => sum + cents(order.total_price), 0)),
    today_price: moneyText(day),
    yesterday_price: moneyText(yesterday),
    week_price: moneyText(week),
    last_week_price: moneyText(lastWeek),
    month_price: moneyText(thisMonth),
    last_month_price: moneyText(before),
    order_wait: at(1),
    order_send: at(2),
    order_complete: at(6),
    order_refund: at(5),
    day_rate: growth(day, yesterday),
    week_rate: growth(week, lastWeek),
    month_rate: thisMonth < before ? percent(thisMonth, before) : 100,
  }
}

/** The entries with the largest sums, largest first. */
const ranked = (sums: ReadonlyMap<number, number>, count: number) =>
  first([...sums], count, ([a, one], [b, other]) => other - one || a - b)

/** Open stores ranked by sales. Source: DSH-7. */
export const bestStores = (db: Db, sales: readonly Order[], count: number) => {
  const sums = new Map<number, number>()
  for (const { store_id, total_price } of sales)
    if (isOpen(db.stores.find(store_id))) sums.set(store_id, (sums.get(store_id) ?? 0) + cents(total_price))
  return ranked(sums, count).map(([id, sum]) => ({
    id,
    store_name: db.stores.find(id)?.store_name ?? '-',
    orders_count: moneyText(sum),
  }))
}

/** Products ranked by revenue or quantity. Source: DSH-7. */
export const bestGoods = (db: Db, sales: readonly Order[], count: number, by: 'revenue' | 'quantity') => {
  const sums = new Map<number, number>()
  for (const line of sales.flatMap(order => db.order_goods.by('order_id', order.id)))
    sums.set(line.goods_id, (sums.get(line.goods_id) ?? 0) + (by === 'revenue' ? cents(line.total_price) : line.buy_num))
  return ranked(sums, count).map(([id, sum]) => ({
    id,
    goods_name: db.goods.findAny(id)?.goods_name ?? '-',
    orders_count: by === 'revenue' ? moneyText(sum) : String(sum),
  }))
}
