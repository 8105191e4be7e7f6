import { adminMenu, adminMenus } from '#contracts/api/system/menus.ts'
import { adminDashboard, adminSales, sellerDashboard, sellerSales } from '#contracts/api/system/dashboards.ts'
import { loadAreas } from '#contracts/api/system/areas.ts'
import { cents } from '#contracts/wire/money.ts'
import { ask, must, same, type Rule } from '../rule.ts'

/** Longer than any shop of this kind has existed. */
const everything: { is_type: 2; created_at: string[] } = { is_type: 2, created_at: ['2015-01-01', '2040-12-31'] }

const dashboards = [
  [adminDashboard, adminSales, 'admin'],
  [sellerDashboard, sellerSales, 'seller'],
] as const

const inCents = (amount: string | number): number => cents(Number(amount).toFixed(2))
const sumOf = (plot: readonly { readonly num: string }[]): number => plot.reduce((sum, { num }) => sum + cents(num), 0)

const totals: readonly Rule[] = dashboards.map(([overview, sales, who]) => ({
  name: 'The total sales of the overview are the sum of the years.',
  about: [overview, sales],
  source: 'DSH-4, DSH-5',
  run: async shop => {
    const { total_price } = await ask(shop, overview, { query: {} }, who)
    const { plot } = await ask(shop, sales, { query: everything }, who)
    same('data.total_price in cents', inCents(total_price), sumOf(plot))
  },
}))

/** Change in percent with two decimals. */
const growth = (now: number, before: number): number => (before === 0 ? 0 : Math.round(((now - before) / before) * 10_000) / 100)

const growths: readonly Rule[] = dashboards.map(([overview, , who]) => ({
  name: 'Growth is the change against the day or week before in percent, and 0 without one.',
  about: [overview],
  source: 'DSH-6',
  run: async shop => {
    const shown = await ask(shop, overview, { query: {} }, who)
    const [day, yesterday] = [inCents(shown.today_price), inCents(shown.yesterday_price)]
    const [week, lastWeek] = [inCents(shown.week_price), inCents(shown.last_week_price)]
    const [month, lastMonth] = [inCents(shown.month_price), inCents(shown.last_month_price)]
    same('data.day_rate', shown.day_rate, growth(day, yesterday))
    same('data.week_rate', shown.week_rate, growth(week, lastWeek))
    const reached = month < lastMonth ? Math.round((month / lastMonth) * 10_000) / 100 : 100
    same('data.month_rate', shown.month_rate, reached)
  },
}))

const dayBefore = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) - days * 86_400_000).toISOString().slice(0, 10)

const periods: readonly Rule[] = dashboards.map(([overview, sales, who]) => ({
  name: 'The sales of this and last week and month are those that the chart shows for their days.',
  about: [overview, sales],
  source: 'DSH-1, DSH-5',
  run: async shop => {
    const shown = await ask(shop, overview, { query: {} }, who)
    const week = await ask(shop, sales, { query: { is_type: 0 } }, who)
    const monday = week.plot[0]?.time ?? ''
    const last = [dayBefore(monday, 7), dayBefore(monday, 1)]
    const before = await ask(shop, sales, { query: { is_type: 0, created_at: last } }, who)
    same('data.week_price in cents', inCents(shown.week_price), sumOf(week.plot))
    same('data.last_week_price in cents', inCents(shown.last_week_price), sumOf(before.plot))
    const months = (await ask(shop, sales, { query: { ...everything, is_type: 1 } }, who)).plot.map(({ num }) => cents(num))
    const [month, lastMonth] = [inCents(shown.month_price), inCents(shown.last_month_price)]
    must(
      months.some((num, at) => num === month && (months[at - 1] ?? 0) === lastMonth),
      'data.month_price and data.last_month_price',
      'the sums of two months that follow each other in the chart',
      [shown.month_price, shown.last_month_price],
    )
  },
}))

const menuOrder: Rule = {
  name: 'The menu is in the order that its entries have, not in that in which they were made.',
  about: [adminMenu],
  source: 'MNU-1',
  leavesTraces: true,
  run: async shop => {
    const entry = (name: string, is_sort: number) =>
      ask(shop, adminMenus.create, { body: { pid: 0, name, ename: name, icon: 'fa-cog', is_open: 0, is_sort } }, 'admin')
    const made = [await entry('Made first', 98), await entry('Made second', 97)].map(({ id }) => id)
    const ids = (await ask(shop, adminMenu, { query: { type: 'getChildren' } }, 'admin')).map(({ id }) => id)
    await ask(shop, adminMenus.remove, { params: { ids: made.join(',') } }, 'admin')
    same(
      'data[].id of two entries, the second before the first',
      ids.filter(id => made.includes(id)),
      made.toReversed(),
    )
  },
}

const areas: Rule = {
  name: 'Areas are answered with those below them.',
  about: [loadAreas],
  source: 'ARA-1',
  run: async shop => {
    const [province_id, city_id, region_id] = [95_901, 95_902, 95_903]
    await shop.given(['a province with a city and a district exists', { province_id, city_id, region_id }])
    const province = (await ask(shop, loadAreas, {})).find(({ id }) => id === province_id)
    const city = province?.children?.find(({ id }) => id === city_id)
    must(city !== undefined, `data[id ${province_id}].children`, `the city ${city_id}`, province?.children ?? [])
    must(
      city?.children?.some(({ id }) => id === region_id) === true,
      `data[id ${province_id}].children[id ${city_id}].children`,
      `the district ${region_id}`,
      city?.children ?? [],
    )
  },
}

/** What sums and trees are made of. */
export const overviewRules: readonly Rule[] = [...totals, ...growths, ...periods, menuOrder, areas]
