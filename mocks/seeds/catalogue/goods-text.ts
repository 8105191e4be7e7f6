import { brands } from './brands.ts'
import type { Entry } from './catalogue.ts'
import { meridian } from '../meridian.ts'
import { richText } from '../rich-text.ts'
import type { Pair } from '../texts.ts'

/** Index into a pair of texts: 0 Chinese, 1 English. */
type Language = 0 | 1

/** English names start with the brand; the rest is in lower case unless it is the name of a model. */
const afterBrand = (zh: string, en: string): string =>
  /^[A-Za-z\d]/.test(zh) || !/^[A-Z][a-z]/.test(en) ? en : en.charAt(0).toLowerCase() + en.slice(1)

/** The suffix of a later edition of a product; when all series are used, editions are numbered. */
const edition = (generation: number): Pair => {
  if (generation === 0) return ['', '']
  const { series } = meridian.shop
  const [zh = '', en = ''] = series[(generation - 1) % series.length] ?? []
  const round = Math.floor((generation - 1) / series.length)
  return round === 0 ? [` ${zh}款`, `, ${en} edition`] : [` ${zh}款 ${round + 1}`, `, ${en} edition ${round + 1}`]
}

/** The name of a product: brand (except for books), name and edition. */
export const nameOf = ({ product: [brand, zh, en] }: Entry, generation: number): Pair => {
  const again = edition(generation)
  if (zh.startsWith('《')) return [zh + again[0], en + again[1]]
  return [`${brands[brand][0]} ${zh}${again[0]}`, `${brands[brand][1]} ${afterBrand(zh, en)}${again[1]}`]
}

const headings: readonly (readonly [intro: Pair, facts: Pair, service: Pair])[] = [
  [
    ['为什么选它', 'Why this one'],
    ['规格参数', 'Specifications'],
    ['购买须知', 'Before you buy'],
  ],
  [
    ['产品亮点', 'Highlights'],
    ['商品信息', 'Product facts'],
    ['贴心提示', 'Good to know'],
  ],
  [
    ['店主推荐', 'The owner says'],
    ['参数一览', 'At a glance'],
    ['温馨提示', 'Please note'],
  ],
]

const notes: readonly Pair[] = [
  [
    '图片为实物示意，颜色因屏幕不同可能略有差异，请以实物为准。',
    'Pictures show the product; colours may differ a little from screen to screen.',
  ],
  ['每日 16 点前付款的订单当天发货，之后的订单次日发出。', 'Orders paid before 16:00 leave the same day, later ones the next.'],
  ['收货时请当面检查外包装，如有破损可以拒收。', 'Please check the parcel on delivery; you may refuse it if it is damaged.'],
]

const inLanguage = (entry: Entry, name: Pair, number: string, weight: string, at: Language): string => {
  const { group, product } = entry
  const style = product[1].length % headings.length
  const [intro, facts, service] = headings[style] ??
    headings[0] ?? [
      ['', ''],
      ['', ''],
      ['', ''],
    ]
  const own: [string, string][] = [
    [['品牌', 'Brand'][at] ?? '', brands[product[0]][at]],
    [['货号', 'Article no.'][at] ?? '', number],
    [['毛重', 'Gross weight'][at] ?? '', [`${weight} 千克`, `${weight} kg`][at] ?? ''],
  ]
  const about = group.about.map(sentence => sentence[at])
  return richText([
    { kind: 'heading', text: intro[at] },
    { kind: 'paragraph', text: [`${name[0]}：${product[3]}。`, `${name[1]}: ${product[4]}.`][at] ?? '' },
    ...(style === 1 ? [{ kind: 'list', items: about } as const] : about.map(text => ({ kind: 'paragraph', text }) as const)),
    { kind: 'heading', text: facts[at] },
    { kind: 'table', rows: [...own, ...group.facts.map(([what, value]): [string, string] => [what[at], value[at]])] },
    { kind: 'heading', text: service[at] },
    ...notes.slice(style === 2 ? 1 : 0).map(note => ({ kind: 'paragraph', text: note[at] }) as const),
  ])
}

/** The rich text of a product page in both languages. */
export const contentOf = (entry: Entry, name: Pair, number: string, weight: string): Pair => [
  inLanguage(entry, name, number, weight, 0),
  inLanguage(entry, name, number, weight, 1),
]
