import { cents, moneyText } from '#contracts/wire/money.ts'
import type { Colour } from '../../pictures/palette.ts'
import { goodsPicture } from '../../pictures/urls.ts'
import { colours as colourNames } from './colours.ts'
import { options, type Choice, type Options, type OptionsKey } from './options.ts'
import type { Faker } from '@faker-js/faker'
import { seedText, type Pair } from '../texts.ts'
import type { stamps } from '../orders/times.ts'
import type { Seeding } from '../world.ts'

const colourName: Pair = ['颜色', 'Colour']

/** A combination of options, before it becomes a SKU. */
type Variant = {
  parts: readonly (readonly [attribute: Pair, value: Pair])[]
  price: number
  weight: number
  colour: Colour | undefined
}

/** The product that the SKUs belong to. */
export type Parent = {
  id: number
  store: number
  art: string
  price: string
  market: string
  weight: string
  image: string
  soldOut: boolean
  written: ReturnType<typeof stamps>
}

/** Two to four of a product's possible colours. */
export const coloursFor = (key: OptionsKey, faker: Faker): Colour[] => {
  const all: Options = options[key]
  return all.colours ? faker.helpers.shuffle(all.colours).slice(0, faker.number.int({ min: 2, max: 4 })) : []
}

const variantsOf = (key: OptionsKey, colours: readonly Colour[]): Variant[] => {
  const { attributes }: Options = options[key]
  const start: Variant[] =
    colours.length === 0
      ? [{ parts: [], price: 1, weight: 1, colour: undefined }]
      : colours.map(colour => ({ parts: [[colourName, colourNames[colour]]], price: 1, weight: 1, colour }))
  const widen = (variants: Variant[], [attribute, choices]: readonly [Pair, readonly Choice[]]): Variant[] =>
    variants.flatMap(one =>
      choices.map(([value, price, weight]) => ({
        parts: [...one.parts, [attribute, value]],
        price: one.price * price,
        weight: one.weight * weight,
        colour: one.colour,
      })),
    )
  return attributes.reduce(widen, start)
}

/** Scales a price but keeps its ending: whole yuan, or .90. */
const scaled = (price: string, by: number): string =>
  by === 1 ? price : moneyText(Math.round((cents(price) * by) / 100) * 100 - (cents(price) % 100 === 90 ? 10 : 0))

/** Adds attributes and values of the stores, each only once. */
export const createSpecs = ({ db }: Seeding) => {
  const attributes = new Map<string, number>()
  const specs = new Map<string, number>()
  return (store: number, attribute: Pair, value: Pair, written: ReturnType<typeof stamps>): number => {
    const attributeKey = `${store} ${attribute[0]}`
    const attr_id = attributes.get(attributeKey) ?? db.goods_attrs.add({ store_id: store, name: seedText(attribute), ...written }).id
    attributes.set(attributeKey, attr_id)
    const specKey = `${attr_id} ${value[0]}`
    const id = specs.get(specKey) ?? db.goods_specs.add({ attr_id, name: seedText(value), ...written }).id
    specs.set(specKey, id)
    return id
  }
}

/**
 * Adds the SKUs of a product. Some combinations are left out, and some are sold out.
 * @returns the prices of the cheapest SKU and the total stock, which the product repeats.
 */
export const addSkus = (
  { db }: Seeding,
  specOf: ReturnType<typeof createSpecs>,
  parent: Parent,
  key: OptionsKey,
  colours: readonly Colour[],
  faker: Faker,
) => {
  const all = variantsOf(key, colours)
  const kept = all.filter((_, index) => index === 0 || faker.number.float() > 0.12)
  const rows = kept.map(({ parts, price, weight, colour }) => {
    return db.goods_skus.add({
      goods_id: parent.id,
      spec_id: parts.map(([attribute, value]) => specOf(parent.store, attribute, value, parent.written)),
      sku_name: parts.map(([, value]) => seedText(value)),
      goods_image: colour ? goodsPicture({ art: parent.art, number: parent.id, colour }) : parent.image,
      goods_price: scaled(parent.price, price),
      goods_market_price: scaled(parent.market, price),
      goods_stock: parent.soldOut || faker.datatype.boolean(0.1) ? 0 : faker.number.int({ min: 3, max: 160 }),
      goods_weight: moneyText(Math.max(1, cents(parent.weight) * weight)),
      ...parent.written,
    })
  })
  const { goods_price, goods_market_price, goods_weight } = rows.reduce((best, row) =>
    cents(row.goods_price) < cents(best.goods_price) ? row : best,
  )
  return { goods_price, goods_market_price, goods_weight, goods_stock: rows.reduce((total, row) => total + row.goods_stock, 0) }
}
