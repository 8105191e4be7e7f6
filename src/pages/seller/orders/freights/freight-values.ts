import { FreightForm, type sellerAllFreights } from '#contracts/api/orders/freights.ts'
import type { ReplyOf } from '#contracts/api/kit/endpoint.ts'
import { wordOf } from '#src/ui/form/form-error.ts'

export type FreightRecord = ReplyOf<typeof sellerAllFreights>[number]

export const figureNames = ['f_weight', 'f_price', 'o_weight', 'o_price'] as const
export type FigureName = (typeof figureNames)[number]

/** A freight template in the form. `key` identifies rows that are not saved yet; item 0 is the default. */
export type Template = Readonly<Record<FigureName, string>> & {
  readonly key: string
  readonly id: number
  readonly name: string
  /** Province ids. */
  readonly area_id: readonly string[]
}

const zero = { f_weight: '0', f_price: '0', o_weight: '0', o_price: '0' } as const

/** A new template. */
export const newTemplate = (key: string, name: string): Template => ({ ...zero, key, id: 0, name, area_id: [] })

/** Initial form values; a store without templates gets an empty default. Source: OSC-11. */
export const templatesOf = (records: readonly FreightRecord[]): Template[] => {
  const all = records.map(({ id, name, area_id, f_weight, f_price, o_weight, o_price }) => ({
    f_weight,
    f_price,
    o_weight,
    o_price,
    key: String(id),
    id,
    name,
    area_id,
  }))
  return records[0]?.is_type === 0 ? all : [newTemplate('default', ''), ...all]
}

/** Builds the request body; all templates are saved together. */
export const infoOf = (templates: readonly Template[]) =>
  templates.map(({ id, name, f_weight, f_price, o_weight, o_price, area_id }, at) => ({
    id,
    name,
    f_weight,
    f_price,
    o_weight,
    o_price,
    ...(at > 0 && { area_id: [...area_id] }),
  }))

/** Provinces that an earlier template already contains, by the key of the later one. Source: FRT-12. */
export const overlapsOf = (templates: readonly Template[]): Readonly<Record<string, readonly string[]>> => {
  const taken = new Set<string>()
  const found: Record<string, string[]> = {}
  for (const { key, area_id } of templates.slice(1)) {
    const twice = area_id.filter(id => taken.has(id))
    if (twice.length > 0) found[key] = twice
    for (const id of area_id) taken.add(id)
  }
  return found
}

/** Validation errors by `key.field`: a text key of form-error.ts. */
export const problemsOf = (templates: readonly Template[]): Readonly<Record<string, string>> => {
  const { error } = FreightForm.safeParse({ info: infoOf(templates) }, { error: wordOf })
  const plain = (error?.issues ?? []).map(
    ({ path, message }) => [`${templates[Number(path[1])]?.key}.${String(path[2])}`, message] as const,
  )
  const unnamed = templates.slice(1).filter(({ name }) => name.trim() === '')
  const nowhere = templates.slice(1).filter(({ area_id }) => area_id.length === 0)
  return {
    ...Object.fromEntries(plain),
    ...Object.fromEntries(unnamed.map(({ key }) => [`${key}.name`, 'msg.requiredMsg'])),
    ...Object.fromEntries(nowhere.map(({ key }) => [`${key}.area_id`, 'msg.requiredMsg'])),
  }
}
