import { moneyText } from '#contracts/wire/money.ts'
import { isColour, type Colour } from '../../pictures/palette.ts'
import { goodsPicture, scaleView } from '../../pictures/urls.ts'
import type { Entry } from './catalogue.ts'
import { meridian } from '../meridian.ts'
import { seedClasses, type Shelves } from './classes.ts'
import { contentOf, nameOf } from './goods-text.ts'
import type { Faker } from '@faker-js/faker'
import { addSkus, coloursFor, createSpecs } from './skus.ts'
import { seedText } from '../texts.ts'
import { atBusyHour, day, stamps } from '../orders/times.ts'
import type { Seeding } from '../world.ts'

/** Every n-th product is special, so that every list has such rows. */
const every = { closedStore: 40, offShelf: 29, waitingReview: 41, rejected: 67, soldOut: 23 } as const
/** The store that is permanently closed. */
const closedStore = 12

/** The catalogue in random order, repeated as often as needed; repetitions are later editions. */
const wanted = (scale: number, faker: Faker): { entry: Entry; generation: number }[] => {
  const order = faker.helpers.shuffle(meridian.shop.product)
  const count = Math.max(1, Math.round(order.length * scale))
  return Array.from({ length: count }, (_, index) => {
    const entry = order[index % order.length]
    if (!entry) throw new Error('The catalogue is empty.')
    return { entry, generation: Math.floor(index / order.length) }
  })
}

/** Days since each product was added. Most are older than the history of orders. */
const agesOf = (count: number, faker: Faker): number[] =>
  Array.from({ length: count }, () => (faker.datatype.boolean(0.6) ? faker.number.float({ min: 370, max: 700 }) : faker.number.float({ min: 20, max: 370 })))

/** Splits artwork and colour: `'dress:red'` is the picture of a red dress. */
const artOf = ({ leaf, product }: Entry): { art: string; colour: Colour | undefined } => {
  const [art = '', colour = ''] = (product[8] ?? leaf[1]).split(':')
  return { art, colour: isColour(colour) ? colour : undefined }
}

const freightFor = ({ db }: Seeding, store: number, faker: Faker): number => {
  const share = faker.number.float()
  if (share < 0.35) return -1
  const special = db.freights.by('store_id', store).find(template => template.is_type === 1)
  return share > 0.75 && special ? special.id : 0
}

/** Prices of the product itself, before SKUs override them. */
const pricesOf = (price: number, faker: Faker) => ({
  goods_price: moneyText(Math.round(price * 100)),
  goods_market_price: moneyText(Math.ceil(price * faker.number.float({ min: 1.15, max: 1.5 })) * 100),
})

const picturesOf = (shown: { art: string; colour: Colour | undefined; number: number }, faker: Faker) => {
  const views = ([0, 1, 2, 3] as const).slice(0, faker.number.int({ min: 2, max: 4 }))
  const goods_images = ([...views, scaleView] as const).map(view => goodsPicture({ ...shown, view }))
  return { goods_images, goods_master_image: goodsPicture(shown) }
}

const whyRejected = ['主图模糊，请换一张清晰的实物图', 'The main picture is blurred, please use a clear one.'] as const

const stateOf = (id: number, faker: Faker) =>
  ({
    goods_sale: Math.floor(faker.number.float() ** 3 * 3000),
    goods_collect: faker.number.int({ max: 420 }),
    goods_status: id % every.offShelf === 0 ? 0 : 1,
    goods_verify: id % every.rejected === 0 ? 0 : id % every.waitingReview === 0 ? 2 : 1,
    refuse_info: id % every.rejected === 0 ? seedText(whyRejected) : '',
    is_recommend: faker.datatype.boolean(0.25) ? 1 : 0,
    is_master: faker.datatype.boolean(0.2) ? 1 : 0,
  }) as const

/** The pictures of a product, and its available colours. */
const lookOf = (entry: Entry, id: number, faker: Faker) => {
  const key = entry.product[7]
  const colours = key ? coloursFor(key, faker) : []
  const { art, colour } = artOf(entry)
  return { art, colours, pictures: picturesOf({ art, colour: colours[0] ?? colour, number: id }, faker) }
}

type Shelf = { seeding: Seeding; shelves: Shelves; specOf: ReturnType<typeof createSpecs>; faker: Faker }
type Draft = { entry: Entry; generation: number; id: number; store: number; created: number }

/** Price, stock and weight. A product with options takes them from its SKUs, which are added here. */
const offerFor = ({ seeding, specOf, faker }: Shelf, { entry, id, store, created }: Draft, look: ReturnType<typeof lookOf>) => {
  const [, , , , , price, kg, key] = entry.product
  const weight = moneyText(Math.round(kg * 100))
  const prices = pricesOf(price, faker)
  const soldOut = id % every.soldOut === 0
  if (!key) return { ...prices, goods_stock: soldOut ? 0 : faker.number.int({ min: 5, max: 900 }), goods_weight: weight }
  const { art, colours, pictures } = look
  const { goods_price, goods_market_price: market } = prices
  const image = pictures.goods_master_image
  const parent = { id, store, art, price: goods_price, market, weight, image, soldOut, written: stamps(created) }
  return addSkus(seeding, specOf, parent, key, colours, faker)
}

const addProduct = (shelf: Shelf, draft: Draft): void => {
  const { seeding, shelves, faker } = shelf
  const { entry, generation, id, store, created } = draft
  const [brand, , , zhSubtitle, enSubtitle] = entry.product
  const goods_no = `MD${100_000 + id * 37}`
  const name = nameOf(entry, generation)
  const look = lookOf(entry, id, faker)
  const offer = offerFor(shelf, draft, look)
  seeding.db.goods.add({
    id,
    brand_id: shelves.brandOf.get(brand) ?? 0,
    class_id: shelves.classOf.get(entry.leaf) ?? 0,
    store_id: store,
    goods_name: seedText(name),
    goods_subname: seedText([zhSubtitle, enSubtitle]),
    goods_no,
    ...look.pictures,
    ...offer,
    ...stateOf(id, faker),
    freight_id: freightFor(seeding, store, faker),
    goods_content: seedText(contentOf(entry, name, goods_no, offer.goods_weight)),
    ...stamps(created),
  })
}

/** Seeds categories, brands, and products with their SKUs, oldest first. Needs stores and freight templates. */
export const seedCatalogue = (seeding: Seeding): void => {
  const shelves = seedClasses(seeding)
  const { faker } = seeding
  const shelf = { seeding, shelves, specOf: createSpecs(seeding), faker }
  const products = wanted(seeding.scale, faker)
  const times = agesOf(products.length, faker)
    .map(age => atBusyHour(seeding.now - age * day, faker.number.float(), seeding.now))
    .sort((a, b) => a - b)
  for (const [index, product] of products.entries()) {
    const id = index + 1
    const store = id % every.closedStore === 0 ? closedStore : product.entry.group.store
    addProduct(shelf, { ...product, id, store, created: times[index] ?? seeding.now })
  }
}
