import { z } from 'zod'
import type { Endpoint } from '#contracts/api/kit/endpoint.ts'
import type { Given } from '#contracts/states/index.ts'
import { examples } from '#contracts/examples/index.ts'
import type { Row } from '#src/table/kind.ts'
import type { Field } from '#src/table/define-table.ts'
import type { TableScreen } from './screen.ts'
import { isEntered } from './entering.ts'

/** What the description's first example of a successful call says: what must be there, which record it is about, what is sent. */
export type Sample = { readonly given: readonly Given[]; readonly id: number; readonly body: Row }

const rowOf = (value: unknown): Row => (typeof value === 'object' && value !== null ? { ...value } : {})

/** The sample of a call. @throws when the description has none. */
export const sampleOf = (to: Endpoint): Sample => {
  const example = examples.find(one => one.to === to && one.error === undefined)
  if (!example) throw new Error(`No example of ${to.method} ${to.path} succeeds.`)
  const { given, params = {}, body } = example
  return { given, id: Number(params.id ?? params.ids ?? 0), body: rowOf(body) }
}

/** The sample of a call about a record that exists, with the record that the screen shows. */
export const sampleOn = ({ record }: TableScreen, to: Endpoint): Sample => {
  const sample = sampleOf(to)
  return record ? { ...sample, given: [record.given], id: record.id } : sample
}

/** Must the field be filled in? The description of the body says it. */
const isRequired = (body: z.ZodType | undefined, name: string): boolean => {
  const rule: unknown = body instanceof z.ZodObject ? body.shape[name] : undefined
  return rule instanceof z.ZodType && !rule.safeParse('').success && !rule.safeParse(undefined).success
}

/** The first field that a form does without only under protest, and that starts empty in `record`. */
export const firstRequired = (to: Endpoint, fields: readonly Field[], startsEmpty: boolean): Field | undefined =>
  fields.find(
    ({ name, kind, initial }) =>
      isRequired(to.body, name) && (startsEmpty ? initial === undefined && kind !== 'switch' : isEntered[kind] === 'typed'),
  )

/** What a form is filled with: the sample's values of its fields, or others where the screen has them; what is brought has none. */
export const valuesFor = (fields: readonly Field[], { body }: Sample, others: Row = {}): Row =>
  Object.fromEntries(
    fields.flatMap(({ name, kind }) => {
      const value = others[name] ?? (isEntered[kind] === 'brought' ? 'brought' : body[name])
      return value === undefined || value === '' || isEntered[kind] === 'not' ? [] : [[name, value]]
    }),
  )
