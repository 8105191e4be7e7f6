import {
  adminDashboard,
  adminNewStores,
  adminNewUsers,
  adminPayments,
  adminSales,
  sellerDashboard,
  sellerSales,
} from '#contracts/api/system/dashboards.ts'
import type { Clock } from '../../clock.ts'
import { wordings } from '../../db/english.ts'
import { pageFrom } from '../../db/list.ts'
import { cents, moneyText } from '#contracts/wire/money.ts'
import { addDays, isWithin, periodOf, plotOf } from '../../domain/system/periods.ts'
import { bestGoods, bestStores, overviewOf, salesAmong, salesPlot } from '../../domain/system/sales.ts'
import { handle } from '../../kit.ts'

type PeriodQuery = { is_type?: 0 | 1 | 2 | undefined; created_at?: string[] | undefined }

const todayOf = (clock: Clock): string => clock.text().slice(0, 10)
const periodIn = (clock: Clock, { is_type, created_at }: PeriodQuery) => periodOf(todayOf(clock), is_type, created_at)

/** The last twelve days, including today. Source: DSH-7. */
const lastDays = (clock: Clock) => periodOf(todayOf(clock), 0, [addDays(todayOf(clock), -11), todayOf(clock)])

const created = (row: { created_at: string }): string => row.created_at

/** Whether one of the texts starts with the condition, which screens send with an operator after a bar. */
const begins = (texts: readonly string[], condition: string | undefined): boolean => {
  const start = condition?.split('|')[0]?.toLowerCase() ?? ''
  return texts.some(text => text.toLowerCase().startsWith(start))
}

export const dashboardHandlers = [
  handle(adminDashboard, ({ db, clock, query }) => {
    const orders = db.orders.rows()
    const sales = salesAmong(orders)
    return {
      ...overviewOf(orders, todayOf(clock)),
      order_plot: salesPlot(periodIn(clock, query), sales),
      user_plot: plotOf(lastDays(clock), db.users.rows(), created),
      list: bestStores(db, sales, 6),
    }
  }),
  handle(sellerDashboard, ({ db, clock, store, query }) => {
    const orders = db.orders.by('store_id', store.id)
    const sales = salesAmong(orders)
    return {
      ...overviewOf(orders, todayOf(clock)),
      order_plot: salesPlot(periodIn(clock, query), sales),
      user_plot: plotOf(lastDays(clock), sales, order => order.pay_time),
      list: bestGoods(db, sales, 6, 'revenue'),
    }
  }),
  handle(adminSales, ({ db, clock, query }) => {
    const sales = salesAmong(db.orders.rows())
    return {
      plot: salesPlot(periodIn(clock, query), sales),
      store: bestStores(db, sales, 10),
      goods: bestGoods(db, sales, 10, 'revenue'),
    }
  }),
  handle(sellerSales, ({ db, clock, store, query }) => {
    const sales = salesAmong(db.orders.by('store_id', store.id))
    return {
      plot: salesPlot(periodIn(clock, query), sales),
      store: bestGoods(db, sales, 10, 'quantity'),
      goods: bestGoods(db, sales, 10, 'revenue'),
    }
  }),

  handle(adminNewUsers, ({ db, clock, query }) => {
    const period = periodIn(clock, query)
    const found = db.users
      .rows()
      .filter(row => isWithin(period, row.created_at) && begins(wordings(row, 'nickname'), query.nickname))
    return { plot: plotOf(period, db.users.rows(), created), list: pageFrom(found.reverse(), query) }
  }),
  handle(adminNewStores, ({ db, clock, query }) => {
    const period = periodIn(clock, query)
    const found = db.stores
      .rows()
      .filter(row => isWithin(period, row.created_at) && begins(wordings(row, 'store_name'), query.store_name))
    return { plot: plotOf(period, db.stores.rows(), created), list: pageFrom(found.reverse(), query) }
  }),
  handle(adminPayments, ({ db, clock, query }) => {
    const period = periodIn(clock, query)
    const { pay_no, trade_no, payment_name, pay_status } = query
    const found = db.order_pays
      .rows()
      .map(row => ({ ...row, trade_no: '-' }))
      .filter(
        row =>
          isWithin(period, row.created_at) &&
          begins([row.pay_no], pay_no) &&
          begins([row.trade_no], trade_no) &&
          (!payment_name || row.payment_name === payment_name) &&
          (!pay_status || String(row.pay_status) === pay_status),
      )
    const plot = plotOf(period, db.order_pays.rows(), created, row => cents(row.total))
    return { plot: plot.map(({ time, num }) => ({ time, num: moneyText(num) })), list: pageFrom(found.reverse(), query) }
  }),
]
