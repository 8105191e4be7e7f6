import { adminMenu, adminMenus } from '#contracts/api/system/menus.ts'
import { adminDashboard, adminSales, sellerDashboard, sellerSales } from '#contracts/api/system/dashboards.ts'
import { loadAreas } from '#contracts/api/system/areas.ts'
import { cents } from '#contracts/wire/money.ts'
import { ask, must, same, type Rule } from '../rule.ts'

/** Longer than any shop of this kind has existed. */
const everything: { is_type: 2; created_at: string[] } = { is_type: 2, created_at: ['2015-01-01', '2040-12-31'] }

const totals: readonly Rule[] = (
  [
    [adminDashboard, adminSales, 'admin'],
    [sellerDashboard, sellerSales, 'seller'],
  ] as const
).map(([overview, sales, who]) => ({
  name: 'The total sales of the overview are the sum of the years.',
  about: [overview, sales],
  source: 'DSH-4, DSH-5',
  run: async shop => {
    const { total_price } = await ask(shop, overview, { query: {} }, who)
    const { plot } = await ask(shop, sales, { query: everything }, who)
    same(
      'data.total_price in cents',
      cents(Number(total_price).toFixed(2)),
      plot.reduce((sum, { num }) => sum + cents(num), 0),
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
export const overviewRules: readonly Rule[] = [...totals, menuOrder, areas]
