import { maxSkus } from '#contracts/api/catalogue/back-office-goods.ts'

/** One value of an attribute. */
export type Spec = { readonly id: number; readonly name: string }

/** A product attribute with all of its values, and the ticked ones. */
export type Attribute = {
  readonly id: number
  readonly name: string
  readonly specs: readonly Spec[]
  readonly ticked: readonly number[]
}

export const numberNames = ['goods_market_price', 'goods_price', 'goods_weight', 'goods_stock'] as const
export type NumberName = (typeof numberNames)[number]

/** Input for one SKU, with the id of the stored one. */
export type Entry = Readonly<Record<NumberName, string>> & { readonly id?: number }

/** All input by combination, so that a value ticked again gets its numbers back. */
export type Entries = Readonly<Record<string, Entry>>

/** A line of the SKU matrix: one value per attribute, in the order of the attributes. */
export type Line = { readonly key: string; readonly specs: readonly (Spec & { readonly attr: number })[] }

export const blankEntry: Entry = { goods_market_price: '', goods_price: '', goods_weight: '', goods_stock: '' }

/** Key of a combination, independent of the order of its values. Source: SKU-1. */
export const keyOf = (ids: readonly (number | string)[]): string =>
  ids
    .map(Number)
    .toSorted((a, b) => a - b)
    .join(',')

const used = (attributes: readonly Attribute[]) => attributes.filter(({ ticked }) => ticked.length > 0)

/** Number of combinations of the ticked values, computed without building them. */
export const countOf = (attributes: readonly Attribute[]): number => {
  const some = used(attributes)
  return some.length === 0 ? 0 : some.reduce((product, { ticked }) => product * ticked.length, 1)
}

/** All combinations of the ticked values; empty above the maximum of SKUs. */
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
 * Carries the input over after the matrix changed: a new line starts with the numbers of the line it derives from, so that
 * nothing has to be typed twice. A stored SKU keeps its id.
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

/** Fills the same numbers into many lines; numbers left empty change nothing. */
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

/** Returns true if the line has no input: such a combination is not on sale. */
export const isBlank = (entry: Entry | undefined): boolean => !entry || numberNames.every(name => entry[name].trim() === '')

/** The SKUs on sale, in the request's format. */
export const skusOf = (lines: readonly Line[], entries: Entries) =>
  lines.flatMap(({ key, specs }) => {
    const entry = entries[key]
    if (!entry || isBlank(entry)) return []
    return [{ ...entry, spec_id: specs.map(({ id }) => id), sku_name: specs.map(({ name }) => name) }]
  })
