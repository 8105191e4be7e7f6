import {
  adminDashboard,
  adminNewStores,
  adminNewUsers,
  adminPayments,
  adminSales,
  sellerDashboard,
  sellerSales,
} from '#contracts/api/system/dashboards.ts'
import { examplesOf, guarded } from '../kit.ts'
import { pageWith } from '../samples.ts'
import { openStore } from '../stores/samples.ts'

const days = ['2026-01-01', '2026-01-02']
const backwards = ['2026-01-02', '2026-01-01']
const sums = days.map(time => ({ time, num: '12.00' }))
const counts = Array.from({ length: 12 }, (_, at) => ({ time: `2026-01-${String(at + 1).padStart(2, '0')}`, num: 3 }))
const stores = [{ id: 1, store_name: 'Corner Shop', orders_count: '12.00' }]
const goods = [{ id: 1, goods_name: 'Enamel mug', orders_count: '12.00' }]
const overview = {
  total_price: '365.00',
  today_price: '12.00',
  yesterday_price: '10.00',
  week_price: '70.00',
  last_week_price: '70.00',
  month_price: '100.00',
  last_month_price: '200.00',
  order_wait: 1,
  order_send: 2,
  order_complete: 3,
  order_refund: 4,
  day_rate: 20,
  week_rate: 0,
  month_rate: 50,
  order_plot: sums,
  user_plot: counts,
}
const wrong = { when: 'the period ends before it begins', query: { created_at: backwards }, error: 'invalidInput' } as const
const created_at = '2026-01-02 03:04:05'

const user = { id: 1, nickname: 'Li Lei', username: 'lilei', phone: '13800000000', avatar: '/storage/avatars/1.svg', created_at }
const store = {
  id: openStore.id,
  store_name: 'Corner Shop',
  store_logo: '/storage/stores/corner.svg',
  area_info: 'Northland North City Old Town',
  store_status: 1,
  store_verify: 4,
  created_at,
} as const
const payment = {
  id: 1,
  pay_no: '2026010203040500001',
  trade_no: '-',
  payment_name: 'balance',
  total: '12.00',
  pay_status: 1,
  pay_time: created_at,
  created_at,
} as const

const overviews = [
  ...guarded(
    examplesOf(adminDashboard, [
      // Proves DSH-3.
      { when: 'two days', query: { created_at: days }, reply: { ...overview, list: stores } },
      { when: 'this year', query: { is_type: 1 }, reply: { ...overview, list: stores } },
      wrong,
    ]),
  ),
  ...guarded(
    examplesOf(sellerDashboard, [{ when: 'two days', query: { created_at: days }, reply: { ...overview, list: goods } }, wrong]),
  ),
]

export const dashboardExamples = [
  ...overviews,
  ...guarded(examplesOf(adminSales, [{ when: 'this week', query: {}, reply: { plot: sums, store: stores, goods } }, wrong])),
  ...guarded(
    examplesOf(sellerSales, [
      {
        when: 'the last years',
        query: { is_type: 2 },
        reply: {
          plot: [{ time: '2026', num: '12.00' }],
          store: [{ id: 1, goods_name: 'Enamel mug', orders_count: '56' }],
          goods,
        },
      },
      wrong,
    ]),
  ),
  ...guarded(
    examplesOf(adminNewUsers, [
      { when: 'the last years', query: { is_type: 2 }, reply: { plot: [{ time: '2026', num: 3 }], list: pageWith(user) } },
      {
        when: 'nobody has this name',
        query: { is_type: 2, nickname: 'no such name|likeRight' },
        reply: { plot: [{ time: '2026', num: 3 }], list: { data: [], total: 0, per_page: 30, last_page: 1, current_page: 1 } },
        exact: ['list.total'],
      },
      wrong,
    ]),
  ),
  ...guarded(
    examplesOf(adminNewStores, [
      {
        when: 'this year',
        given: openStore.given,
        query: { is_type: 1 },
        reply: { plot: [{ time: '2026-01', num: 3 }], list: pageWith(store) },
      },
      wrong,
    ]),
  ),
  ...guarded(
    examplesOf(adminPayments, [
      {
        when: 'those that were paid by balance',
        query: { is_type: 2, payment_name: 'balance', pay_status: '1' },
        reply: { plot: [{ time: '2026', num: '12.00' }], list: pageWith(payment) },
      },
      wrong,
    ]),
  ),
]
