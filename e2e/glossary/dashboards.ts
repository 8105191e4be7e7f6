import type { Entries } from './entries.ts'

/** Texts of the dashboards. Source: DSH-7, DSH-12, DSH-14. */
export const dashboards = {
  'dashboard.allTime': ['全部时间', 'All time'],
  'dashboard.amount': ['金额', 'Amount'],
  'dashboard.asTable': ['表格', 'As a table'],
  'dashboard.chartOf': ['图表：{{what}}', 'Chart: {{what}}'],
  'dashboard.days': ['自选日期', 'Date range'],
  'dashboard.newUserTrend': ['新增用户趋势', 'New users over time'],
  'dashboard.noBase': ['上一周期（{{days}}）没有销售。', 'Nothing was sold before that ({{days}}).'],
  'dashboard.noSales': ['暂无销售', 'Nothing sold yet'],
  'dashboard.noWholeDay': ['暂无可比数据：第一天尚未结束。', 'Nothing to compare: the first day is not over yet.'],
  'dashboard.nothing': ['这段时间还没有数据', 'No data in this period'],
  'dashboard.orderTrend': ['近 12 天订单', 'Orders of the last 12 days'],
  'dashboard.paid': ['已付款', 'Paid'],
  'dashboard.paidOrders': ['已付款订单', 'Paid orders'],
  'dashboard.paymentTrend': ['支付趋势', 'Payments over time'],
  'dashboard.payments': ['支付记录', 'Payments'],
  'dashboard.period': ['统计周期', 'Period'],
  'dashboard.salesTrend': ['销售趋势', 'Sales over time'],
  'dashboard.storeTrend': ['新增店铺趋势', 'New stores over time'],
  'dashboard.time': ['时间', 'Time'],
  'dashboard.untilNow': ['最后一个数值统计至当前时刻。', 'The last value is up to now.'],
  'dashboard.userTrend': ['近 12 天新增用户', 'New users of the last 12 days'],
} as const satisfies Entries
