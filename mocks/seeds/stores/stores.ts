import { moneyText } from '#contracts/wire/money.ts'
import type { Seeding } from '../world.ts'
import { areaInfo } from '../../domain/stores/places.ts'
import { picturePath } from '../../pictures/urls.ts'
import { richText } from '../rich-text.ts'
import { papersOf } from './store-papers.ts'
import type { StoreFacts } from './store-list.ts'
import { meridian } from '../meridian.ts'
import { seedText, type Pair } from '../texts.ts'
import { daysAgo, stamps } from '../orders/times.ts'

/** The user id of a store's owner. The first store belongs to the ready account `seller`. */
export const ownerOf = (store: number): number => (store === 1 ? 3 : store + 3)

/** Ids and names of a district, its city and its province. @throws Error on an unknown code. */
export const areaOf = ({ db }: Seeding, district: string) => {
  const [province, city, region] = [2, 4, 6].map(digits => db.areas.by('code', district.slice(0, digits))[0])
  if (!province || !city || !region) throw new Error(`There is no district ${district}.`)
  return {
    area_info: areaInfo([province, city, region]),
    province_id: province.id,
    city_id: city.id,
    region_id: region.id,
  }
}

const afterSales = ([zh, en]: Pair): string =>
  seedText([
    richText([
      { kind: 'heading', text: '售后承诺' },
      {
        kind: 'list',
        items: ['七天无理由退换，商品完好即可', '质量问题十五天包换，来回运费由本店承担', '破损少件，签收 24 小时内联系客服补发'],
      },
      { kind: 'paragraph', text: `${zh}客服在线时间：每天 9:00 至 22:00。` },
    ]),
    richText([
      { kind: 'heading', text: 'Our promise' },
      {
        kind: 'list',
        items: [
          'Return or exchange within seven days, no reason asked, if the goods are intact',
          'Faulty goods are exchanged for fifteen days; we pay the postage both ways',
          'Broken or missing? Tell us within 24 hours of receipt and we send again',
        ],
      },
      { kind: 'paragraph', text: `${en} answers every day from 9:00 to 22:00.` },
    ]),
  ])

const template = ([first, price, step, stepPrice]: StoreFacts['freight']) => {
  const [f_weight = '', f_price = '', o_weight = '', o_price = ''] = [first, price, step, stepPrice].map(value =>
    moneyText(value * 100),
  )
  return { f_weight, f_price, o_weight, o_price }
}

const addFreights = (
  { db }: Seeding,
  store: number,
  { freight, special }: StoreFacts,
  written: ReturnType<typeof stamps>,
): void => {
  db.freights.add({
    store_id: store,
    name: seedText(['默认运费', 'Standard delivery']),
    is_type: 0,
    area_id: [],
    ...template(freight),
    ...written,
  })
  if (!special) return
  const area_id = special.provinces.flatMap(code => db.areas.by('code', code).map(area => area.id))
  db.freights.add({
    store_id: store,
    name: seedText(special.name),
    is_type: 1,
    area_id,
    ...template(special.freight),
    ...written,
  })
}

/** Seeds the stores and their freight templates. Their categories follow later from their products. Needs the areas. */
export const seedStores = (seeding: Seeding): void => {
  const { db } = seeding
  for (const [index, facts] of meridian.shop.store.entries()) {
    const {
      name,
      logo,
      company,
      about,
      place: [district, street],
      closed,
    } = facts
    const written = stamps(daysAgo(seeding, 760 + (meridian.shop.store.length - 1 - index) * 50))
    const store = db.stores.add({
      user_id: ownerOf(index + 1),
      store_name: seedText(name),
      store_logo: picturePath('stores', logo),
      store_company_name: seedText(company),
      store_description: seedText(about),
      ...areaOf(seeding, district),
      ...papersOf(seeding.faker, index, logo),
      store_address: seedText(street),
      after_sale_service: afterSales(name),
      store_money: '0.00',
      store_frozen_money: '0.00',
      store_status: closed ? 0 : 1,
      store_verify: 4,
      store_refuse_info: '',
      class_id: [],
      ...written,
    })
    addFreights(seeding, store.id, facts, written)
  }
}
