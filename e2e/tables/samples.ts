import { z } from 'zod'
import type { Endpoint } from '#contracts/api/kit/endpoint.ts'
import type { Given } from '#contracts/states/index.ts'
import { examples } from '#contracts/examples/index.ts'
import type { Row } from '#src/table/kind.ts'
import type { Field } from '#src/table/define-table.ts'
import type { TableScreen } from './screen.ts'
import { entryOf } from './entering.ts'

/** The first example of a successful call: its states, the id of its record, and the body that it sends. */
export type Sample = { readonly given: readonly Given[]; readonly id: number; readonly body: Row }

const rowOf = (value: unknown): Row => (typeof value === 'object' && value !== null ? { ...value } : {})

/** The sample of a call. @throws if none of its examples succeeds. */
export const sampleOf = (to: Endpoint): Sample => {
  const example = examples.find(one => one.to === to && one.error === undefined)
  if (!example) throw new Error(`No example of ${to.method} ${to.path} succeeds.`)
  const { given, params = {}, body } = example
  return { given, id: Number(params.id ?? params.ids ?? 0), body: rowOf(body) }
}

/** The sample of a call about an existing record: by default the one of the example, otherwise the one that the screen names. */
export const sampleOn = ({ record }: TableScreen, to: Endpoint): Sample => {
  const sample = sampleOf(to)
  return record ? { ...sample, given: [record.given], id: record.id } : sample
}

/** True if the schema of the body requires the field. */
const isRequired = (body: z.ZodType | undefined, name: string): boolean => {
  const rule: unknown = body instanceof z.ZodObject ? body.shape[name] : undefined
  return rule instanceof z.ZodType && !rule.safeParse('').success && !rule.safeParse(undefined).success
}

/** The first required field of a form: one that starts empty, or one that can be emptied by typing. */
export const firstRequired = (to: Endpoint, fields: readonly Field[], startsEmpty: boolean): Field | undefined =>
  fields.find(
    ({ name, kind, initial }) =>
      isRequired(to.body, name) && (startsEmpty ? initial === undefined && kind !== 'switch' : entryOf[kind] === 'typed'),
  )

/** The values to fill a form with: those of the screen, otherwise of the sample. Fields of kind `other` get a placeholder. */
export const valuesFor = (fields: readonly Field[], { body }: Sample, others: Row = {}): Row =>
  Object.fromEntries(
    fields.flatMap(({ name, kind }) => {
      const value = others[name] ?? (entryOf[kind] === 'other' ? 'other' : body[name])
      return value === undefined || value === '' || entryOf[kind] === 'never' ? [] : [[name, value]]
    }),
  )
