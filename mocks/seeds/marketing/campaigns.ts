import { dateTimeText, timeOf } from '../../clock.ts'
import type { RowOf } from '../../db/rows.ts'
import { isOnSale } from '../../domain/catalogue/goods.ts'
import type { Faker } from '@faker-js/faker'
import { seedText, type Pair } from '../texts.ts'
import { day, daysAgo, hour, stamps } from '../orders/times.ts'
import { numberByTime } from '../number-by-time.ts'
import type { Seeding } from '../world.ts'

type Campaign = { readonly name: Pair; readonly money: number; readonly from: number; readonly days: readonly [number, number] }

/** Discount and minimum spend, with the period in days from now: ended, running, not started. */
const coupons: readonly (Campaign & { readonly content: Pair; readonly stock: number })[] = [
  {
    name: ['开学季券', 'New term'],
    money: 15,
    from: 150,
    days: [-90, -60],
    stock: 3,
    content: ['开学采购专享', 'For the new term'],
  },
  {
    name: ['新客立减券', 'Welcome'],
    money: 10,
    from: 99,
    days: [-40, 50],
    stock: 120,
    content: ['全店通用', 'For the whole store'],
  },
  {
    name: ['满三百减三十', '30 off 300'],
    money: 30,
    from: 300,
    days: [-20, 20],
    stock: 46,
    content: ['全店通用', 'For the whole store'],
  },
  {
    name: ['限量大额券', 'Big saver'],
    money: 80,
    from: 800,
    days: [-10, 12],
    stock: 0,
    content: ['先到先得，领完即止', 'First come, first served'],
  },
  {
    name: ['年末囤货券', 'Year end'],
    money: 50,
    from: 500,
    days: [6, 40],
    stock: 200,
    content: ['十二月可用', 'Good in December'],
  },
]

/** The lowest running rule has a minimum above small orders. */
const reductions: readonly Campaign[] = [
  { name: ['国庆满减', 'Oct 1 sale'], money: 40, from: 400, days: [-55, -45] },
  { name: ['满六百减四十', '40 off 600'], money: 40, from: 600, days: [-5, 25] },
  { name: ['满两千减一百八', '180 off 2k'], money: 180, from: 2000, days: [-5, 25] },
  { name: ['双十二满减', '12.12 sale'], money: 60, from: 500, days: [18, 24] },
]

const yuan = (amount: number): string => amount.toFixed(2)

const running = (seeding: Seeding, [from, to]: readonly [number, number]) => ({
  start_time: dateTimeText(seeding.now + from * day),
  end_time: dateTimeText(seeding.now + to * day),
  ...stamps(daysAgo(seeding, 3 - Math.min(from, 0))),
})

/** The first store gets all campaigns, the others every second one. */
const seedSums = (seeding: Seeding, store_id: number): void => {
  const { db } = seeding
  const chosen = <One>(list: readonly One[]): One[] => list.filter((_, at) => store_id === 1 || (at + store_id) % 2 === 0)
  for (const { name, money, from, days, stock, content } of chosen(coupons)) {
    const sums = { money: yuan(money), use_money: yuan(from) }
    db.coupons.add({ store_id, name: seedText(name), ...sums, stock, content: seedText(content), ...running(seeding, days) })
  }
  for (const { name, money, from, days } of chosen(reductions))
    db.full_reductions.add({
      store_id,
      name: seedText(name),
      money: yuan(money),
      use_money: yuan(from),
      ...running(seeding, days),
    })
}

/** Adds a flash sale for the hour that begins `slot` hours after the current one: lists show it in that hour. Source: FLS-9. */
const seedSale = ({ db, now }: Seeding, goods: RowOf<'goods'>, slot: number, percent: number): void => {
  const from = Math.floor(now / hour) * hour + slot * hour
  db.seckills.add({
    store_id: goods.store_id,
    goods_id: goods.id,
    discount: yuan(percent),
    start_time: dateTimeText(from),
    end_time: dateTimeText(from + hour),
    ...stamps(Math.min(now, from) - 3 * day),
  })
}

/**
 * Hours of the seeded sales, counted from the current one: four or five in each shown hour, some past ones, of which the twelfth
 * is again one of the first store, and two in each hour of the following day.
 */
const saleHours = [0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, -26, 2, 2, 3, 3, 3, 3, -50, -8].concat(
  Array.from({ length: 40 }, (_, at) => 4 + Math.floor(at / 2)),
)

const seedSales = (seeding: Seeding, shelf: readonly RowOf<'goods'>[], faker: Faker): void => {
  for (const [at, slot] of saleHours.entries()) {
    const goods = shelf[at]
    if (goods) seedSale(seeding, goods, slot, faker.number.int({ min: 2, max: 8 }) * 5)
  }
}

/** Products of all stores in turn, so that campaigns are spread over the stores; those of the first store come first. */
const shelfOf = ({ db }: Seeding, faker: Faker): RowOf<'goods'>[] => {
  const stocked = (goods: RowOf<'goods'>): boolean =>
    isOnSale(db, goods) && (goods.goods_stock > 0 || db.goods_skus.by('goods_id', goods.id).some(sku => sku.goods_stock > 0))
  const byStore = [...Map.groupBy(db.goods.rows().filter(stocked), goods => goods.store_id)]
    .sort(([a], [b]) => a - b)
    .map(([, goods]) => faker.helpers.shuffle(goods))
  const longest = Math.max(0, ...byStore.map(goods => goods.length))
  return Array.from({ length: longest }, (_, at) => byStore.flatMap(goods => goods[at] ?? [])).flat()
}

/** Small groups are more frequent, so that some are complete. */
const groupSizes = [2, 3, 4, 5].map(value => ({ value, weight: 8 - value }))

/** Seeds campaigns of every store: not started, running and ended. No product has two. Needs the products. */
export const seedCampaigns = (seeding: Seeding): void => {
  const { db, scale } = seeding
  const { faker } = seeding
  for (const { id } of db.stores.rows()) seedSums(seeding, id)
  const shelf = shelfOf(seeding, faker)
  const size = Math.min(saleHours.length, Math.floor(shelf.length / 4))
  seedSales(seeding, shelf.slice(0, size), faker)
  for (const { id, store_id, created_at } of shelf.slice(size, size + Math.round(24 * Math.min(1, scale)))) {
    const percent = {
      discount: yuan(faker.number.int({ min: 2, max: 6 }) * 5),
      need: faker.helpers.weightedArrayElement(groupSizes),
    }
    db.collectives.add({ store_id, goods_id: id, ...percent, ...stamps(timeOf(created_at)) })
  }
  for (const { id, store_id, created_at } of shelf.slice(size * 2, size * 2 + Math.round(40 * Math.min(1, scale)))) {
    const first = faker.number.int({ min: 3, max: 10 })
    const rates = { lev_1: yuan(first), lev_2: yuan(Math.ceil(first / 2)), lev_3: yuan(1) }
    db.distributions.add({ store_id, goods_id: id, ...rates, ...stamps(timeOf(created_at)) })
  }
  numberByTime(db.coupons)
  numberByTime(db.full_reductions)
  numberByTime(db.seckills)
  numberByTime(db.collectives)
  numberByTime(db.distributions)
}
