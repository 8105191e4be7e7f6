import type { Colour } from '#mocks/pictures/palette.ts'
import type { Pair } from '../texts.ts'

/** A value of an attribute: its name, and its factors for price and weight. */
export type Choice = readonly [name: Pair, price: number, weight: number]

/** The options of a product: colours, if any, and one or two attributes. */
export type Options = {
  readonly colours?: readonly Colour[]
  readonly attributes: readonly (readonly [name: Pair, choices: readonly Choice[]])[]
}

const same = (...names: Pair[]): Choice[] => names.map(name => [name, 1, 1])

const size: Pair = ['尺码', 'Size']
const dimension: Pair = ['规格', 'Dimensions']
const bundle: Pair = ['套餐', 'Bundle']
const volume: Pair = ['容量', 'Volume']
const quantity: Pair = ['数量', 'Quantity']
const wrapping: Pair = ['包装', 'Packaging']

const letters = same(['S', 'S'], ['M', 'M'], ['L', 'L'], ['XL', 'XL'])
const boxes: Choice[] = [[['标准装', 'Standard'], 1, 1], [['礼盒装', 'Gift box'], 1.2, 1.3]]
const sizes: Choice[] = [[['小号', 'Small'], 1, 1], [['中号', 'Medium'], 1.25, 1.4], [['大号', 'Large'], 1.6, 1.9]]
const bottles: Choice[] = [[['50 毫升', '50 ml'], 0.55, 0.5], [['100 毫升', '100 ml'], 1, 1], [['200 毫升', '200 ml'], 1.75, 1.9]]

/** The options that products of the catalogue refer to. */
export const options = {
  phone: {
    colours: ['black', 'white', 'sky', 'purple', 'mint'],
    attributes: [[['存储', 'Storage'], [[['128GB', '128 GB'], 1, 1], [['256GB', '256 GB'], 1.12, 1], [['512GB', '512 GB'], 1.3, 1]]]],
  },
  laptop: {
    colours: ['silver', 'black', 'navy'],
    attributes: [[['配置', 'Configuration'], [[['16GB+512GB', '16 GB + 512 GB'], 1, 1], [['32GB+1TB', '32 GB + 1 TB'], 1.28, 1]]]],
  },
  storage: {
    colours: ['black', 'red', 'blue'],
    attributes: [[['存储', 'Storage'], [[['512GB', '512 GB'], 0.7, 1], [['1TB', '1 TB'], 1, 1], [['2TB', '2 TB'], 1.7, 1]]]],
  },
  band: {
    colours: ['black', 'pink', 'green', 'orange'],
    attributes: [[['表带', 'Strap'], [[['硅胶', 'Silicone'], 1, 1], [['皮革', 'Leather'], 1.15, 1]]]],
  },
  gadget: { colours: ['white', 'black', 'teal', 'coral', 'yellow'], attributes: [[bundle, boxes]] },
  room: { colours: ['beige', 'mint', 'grey', 'sky'], attributes: [[dimension, sizes.slice(0, 2)]] },
  clothes: { colours: ['black', 'beige', 'wine', 'navy', 'green', 'sky', 'pink'], attributes: [[size, letters]] },
  shoes: {
    colours: ['white', 'black', 'red', 'blue', 'brown'],
    attributes: [[['鞋码', 'Shoe size'], same(['36', '36'], ['38', '38'], ['40', '40'], ['42', '42'])]],
  },
  bag: { colours: ['brown', 'black', 'wine', 'khaki', 'navy', 'yellow'], attributes: [[dimension, sizes.slice(0, 2)]] },
  shade: {
    colours: ['red', 'wine', 'coral', 'pink', 'brown'],
    attributes: [[bundle, boxes]],
  },
  volume: { attributes: [[volume, bottles], [quantity, [[['单瓶', 'Single'], 1, 1], [['两瓶装', 'Twin pack'], 1.88, 2]]]] },
  fresh: {
    attributes: [
      [['重量', 'Weight'], [[['尝鲜装', 'Taster'], 0.6, 0.5], [['家庭装', 'Family'], 1, 1], [['分享装', 'Sharing'], 1.85, 2]]],
      [wrapping, boxes],
    ],
  },
  snack: {
    attributes: [
      [['口味', 'Flavour'], same(['经典', 'Classic'], ['清淡', 'Light'], ['浓郁', 'Rich'])],
      [quantity, [[['单份', 'Single pack'], 1, 1], [['三份装', 'Pack of three'], 2.7, 3]]],
    ],
  },
  furniture: { colours: ['beige', 'grey', 'teal', 'brown'], attributes: [[dimension, sizes]] },
  book: {
    attributes: [
      [['装帧', 'Binding'], [[['平装', 'Paperback'], 1, 1], [['精装', 'Hardcover'], 1.5, 1.3]]],
      [['版本', 'Edition'], [[['普通版', 'Regular'], 1, 1], [['签名版', 'Signed'], 1.4, 1]]],
    ],
  },
  pack: {
    colours: ['black', 'blue', 'red', 'green'],
    attributes: [[quantity, [[['单件', 'Single'], 1, 1], [['六件装', 'Pack of six'], 5.4, 6], [['十二件装', 'Pack of twelve'], 10.2, 12]]]],
  },
  size: { colours: ['brown', 'pink', 'sky', 'yellow'], attributes: [[dimension, sizes]] },
} as const satisfies Record<string, Options>

export type OptionsKey = keyof typeof options
