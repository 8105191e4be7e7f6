import { maxSkus } from '#contracts/api/catalogue/back-office-goods.ts'

/** One value of an attribute. */
export type Spec = { readonly id: number; readonly name: string }

/** An attribute of a product with all of its values, and those that are ticked. */
export type Attribute = {
  readonly id: number
  readonly name: string
  readonly specs: readonly Spec[]
  readonly ticked: readonly number[]
}

export const numberNames = ['goods_market_price', 'goods_price', 'goods_weight', 'goods_stock'] as const
export type NumberName = (typeof numberNames)[number]

/** What is typed about one SKU, with the id of the one that is kept already. */
export type Entry = Readonly<Record<NumberName, string>> & { readonly id?: number }

/** Everything that was ever typed, by combination: what is unticked and ticked again has its numbers back. */
export type Entries = Readonly<Record<string, Entry>>

/** A line of the matrix: one value of each attribute, in the order of the attributes. */
export type Line = { readonly key: string; readonly specs: readonly (Spec & { readonly attr: number })[] }

export const blankEntry: Entry = { goods_market_price: '', goods_price: '', goods_weight: '', goods_stock: '' }

/** A combination by its values, whatever their order. Source: SKU-1. */
export const keyOf = (ids: readonly (number | string)[]): string =>
  ids
    .map(Number)
    .toSorted((a, b) => a - b)
    .join(',')

const used = (attributes: readonly Attribute[]) => attributes.filter(({ ticked }) => ticked.length > 0)

/** How many combinations the ticked values make, without making them. */
export const countOf = (attributes: readonly Attribute[]): number => {
  const some = used(attributes)
  return some.length === 0 ? 0 : some.reduce((product, { ticked }) => product * ticked.length, 1)
}

/** Every combination of the ticked values; none at all where they are more than a product may have. */
export const linesOf = (attributes: readonly Attribute[]): Line[] => {
  const count = countOf(attributes)
  if (count === 0 || count > maxSkus) return []
  const choices = used(attributes).map(({ id, specs, ticked }) =>
    specs.filter(spec => ticked.includes(spec.id)).map(spec => ({ ...spec, attr: id })),
  )
  const rows = choices.reduce<Line['specs'][]>((all, some) => all.flatMap(row => some.map(spec => [...row, spec])), [[]])
  return rows.map(specs => ({ key: keyOf(specs.map(({ id }) => id)), specs }))
}

const numbersOf = ({ goods_market_price, goods_price, goods_weight, goods_stock }: Entry): Entry => ({
  goods_market_price,
  goods_price,
  goods_weight,
  goods_stock,
})

const attributesOf = (lines: readonly Line[]) => new Set(lines[0]?.specs.map(({ attr }) => attr))
const partOf = ({ specs }: Line, attributes: ReadonlySet<number>) =>
  keyOf(specs.filter(({ attr }) => attributes.has(attr)).map(({ id }) => id))

/**
 * What is typed, after the matrix changed: a new line whose attributes were added or removed starts with the numbers of the former
 * line it comes from, so that nothing has to be typed twice. A kept SKU stays the one it was.
 */
export const carriedOver = (entries: Entries, before: readonly Line[], after: readonly Line[]): Entries => {
  const former = attributesOf(before)
  const common = new Set([...attributesOf(after)].filter(attr => former.has(attr)))
  if (common.size === 0) return entries
  const sources = new Map<string, Entry>()
  for (const line of before) {
    const part = partOf(line, common)
    const entry = entries[line.key]
    if (entry && !sources.has(part)) sources.set(part, entry)
  }
  const fresh = after.flatMap(line => {
    const source = entries[line.key] ? undefined : sources.get(partOf(line, common))
    if (!source) return []
    return [[line.key, numbersOf(source)] as const]
  })
  return fresh.length === 0 ? entries : { ...entries, ...Object.fromEntries(fresh) }
}

/** Types the same numbers into many lines; what is left empty in `numbers` stays as it is. */
export const filled = (
  entries: Entries,
  lines: readonly Line[],
  numbers: Partial<Record<NumberName, string>>,
  onlyEmpty: boolean,
): Entries => {
  const typed = numberNames.flatMap(name => (numbers[name] ? [[name, numbers[name]] as const] : []))
  const next = lines.map(({ key }) => {
    const entry = entries[key] ?? blankEntry
    const taken = typed.filter(([name]) => !onlyEmpty || entry[name] === '')
    return [key, { ...entry, ...Object.fromEntries(taken) }] as const
  })
  return { ...entries, ...Object.fromEntries(next) }
}

/** Is nothing typed about a line? Such a combination is not offered. */
export const isBlank = (entry: Entry | undefined): boolean => !entry || numberNames.every(name => entry[name].trim() === '')

/** The lines that are offered, as the contract wants them. */
export const skusOf = (lines: readonly Line[], entries: Entries) =>
  lines.flatMap(({ key, specs }) => {
    const entry = entries[key]
    if (!entry || isBlank(entry)) return []
    return [{ ...entry, spec_id: specs.map(({ id }) => id), sku_name: specs.map(({ name }) => name) }]
  })
