import type { Pair } from '../texts.ts'
import type { BrandKey } from './brands.ts'
import type { OptionsKey } from './options.ts'

/**
 * A product to sell: brand, name and subtitle in both languages, price in yuan, weight in kg, the options that make its
 * SKUs, and its picture where it differs from its class's. `'dress:red'` is a picture in a colour of the palette.
 */
export type Product = readonly [
  brand: BrandKey, zh: string, en: string, zhSubtitle: string, enSubtitle: string,
  price: number, kg: number, options?: OptionsKey | '', art?: string,
]

/** A class of the third level with its picture and products. */
export type Leaf = readonly [name: Pair, art: string, products: readonly Product[]]

/** A class of the second level, with what all its products have in common. */
export type Group = {
  readonly name: Pair
  readonly art: string
  /** Number of the store that sells it. */
  readonly store: number
  /** Sentences of the product page. */
  readonly about: readonly Pair[]
  /** Rows of the specification table: what, and its value. */
  readonly facts: readonly (readonly [what: Pair, value: Pair])[]
  readonly leaves: readonly Leaf[]
}

/** A class of the first level. */
export type Root = { readonly name: Pair; readonly art: string; readonly groups: readonly Group[] }
