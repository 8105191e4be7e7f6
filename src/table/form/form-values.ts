import { z } from 'zod'
import type { Row } from '../kind.ts'
import { kindOf } from '../kinds/index.ts'
import type { Field } from '../define-table.ts'

/** What a form holds, field by field. */
export type Values = Record<string, unknown>

const fieldsOf = (body: z.ZodType): Readonly<Record<string, unknown>> => (body instanceof z.ZodObject ? body.shape : {})

const ruleOf = (body: z.ZodType, name: string): z.ZodType | undefined => {
  const rule = fieldsOf(body)[name]
  return rule instanceof z.ZodType ? rule : undefined
}

const accepts = (rule: z.ZodType | undefined, value: unknown) => rule === undefined || rule.safeParse(value).success

/** Must the field be filled in? The contract's schema knows. */
export const isRequired = (body: z.ZodType, name: string): boolean => {
  const rule = ruleOf(body, name)
  return rule !== undefined && !accepts(rule, '') && !accepts(rule, undefined)
}

const unwrapped = (rule: unknown): unknown =>
  rule instanceof z.ZodOptional || rule instanceof z.ZodNullable || rule instanceof z.ZodDefault ? unwrapped(rule.unwrap()) : rule

/** Is the field only read in a form that adds, or changes, a record? */
export const isReadOnly = ({ readOnly }: Field, isChange: boolean): boolean =>
  readOnly === true || (readOnly === 'editing' && isChange)

/** The longest text that the schema takes, where it says so. */
export const maxOf = (body: z.ZodType, name: string): number | undefined => {
  const rule = unwrapped(ruleOf(body, name))
  return rule instanceof z.ZodString ? (rule.maxLength ?? undefined) : undefined
}

const blankOf = ({ kind, initial }: Field) => initial ?? kindOf(kind).blank ?? ''

/** What a field holds of a record. Secrets stay out of forms, whatever a server sends. */
const loadedInto = (field: Field, record: Row) => (kindOf(field.kind).isSecret ? undefined : record[field.name]) ?? blankOf(field)

/** What an empty form holds. */
export const blankValues = (fields: readonly Field[]): Values =>
  Object.fromEntries(fields.map(field => [field.name, blankOf(field)]))

/**
 * What a form holds to change a record: its fields, and what the body must have although no field shows it.
 * Source: TFO-5.
 */
export const valuesOf = (record: Row, fields: readonly Field[], body: z.ZodType): Values => {
  const hidden = Object.keys(fieldsOf(body)).filter(name => isRequired(body, name) && record[name] !== undefined)
  return {
    ...Object.fromEntries(hidden.map(name => [name, record[name]])),
    ...Object.fromEntries(fields.map(field => [field.name, loadedInto(field, record)])),
  }
}

const isBlank = (value: unknown) => value === undefined || value === '' || (Array.isArray(value) && value.length === 0)

/** Not sending the field leaves the record as it was, rather than giving it a usual value. */
const leavesAsWas = (rule: z.ZodType | undefined) => rule?.safeParse(undefined).data === undefined

/**
 * Without the blanks that the schema would refuse but can do without. Source: TFO-7.
 * @param loaded what a record that is being changed held: what was emptied stays, to be refused, where it would silently stay as it was.
 */
export const withoutBlanks = (values: Values, body: z.ZodType, loaded: Values = {}): Values =>
  Object.fromEntries(
    Object.entries(values).filter(([name, value]) => {
      const rule = ruleOf(body, name)
      const wasEmptied = !isBlank(loaded[name]) && leavesAsWas(rule)
      return !isBlank(value) || accepts(rule, value) || !accepts(rule, undefined) || wasEmptied
    }),
  )
