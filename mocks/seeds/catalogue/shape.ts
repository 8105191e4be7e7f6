import type { Pair } from '../texts.ts'
import type { BrandKey } from './brands.ts'
import type { OptionsKey } from './options.ts'

/**
 * A product to sell: brand, name and subtitle in both languages, price in yuan, weight in kg, the options of its SKUs, and its
 * artwork if it differs from that of its category. `'dress:red'` selects a colour of the palette.
 */
export type Product = readonly [
  brand: BrandKey, zh: string, en: string, zhSubtitle: string, enSubtitle: string,
  price: number, kg: number, options?: OptionsKey | '', art?: string,
]

/** A category of the third level: name, artwork and products. */
export type Leaf = readonly [name: Pair, art: string, products: readonly Product[]]

/** A category of the second level, and what its products have in common. */
export type Group = {
  readonly name: Pair
  readonly art: string
  /** The number of the store that sells the products. */
  readonly store: number
  /** Sentences for the product page. */
  readonly about: readonly Pair[]
  /** Rows of the specification table: label and value. */
  readonly facts: readonly (readonly [what: Pair, value: Pair])[]
  readonly leaves: readonly Leaf[]
}

/** A category of the first level. */
export type Root = { readonly name: Pair; readonly art: string; readonly groups: readonly Group[] }
