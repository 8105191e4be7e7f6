import { z } from 'zod'
import type { Row } from '../kind.ts'
import { kindOf } from '../kinds/index.ts'
import type { Field } from '../define-table.ts'

/** Form values by field name. */
export type Values = Record<string, unknown>

const fieldsOf = (body: z.ZodType): Readonly<Record<string, unknown>> => (body instanceof z.ZodObject ? body.shape : {})

const ruleOf = (body: z.ZodType, name: string): z.ZodType | undefined => {
  const rule = fieldsOf(body)[name]
  return rule instanceof z.ZodType ? rule : undefined
}

const accepts = (rule: z.ZodType | undefined, value: unknown) => rule === undefined || rule.safeParse(value).success

/** What an emptied control holds: a text, or a list. */
const blanks = ['', []] as const

const isBlank = (value: unknown) => value === undefined || value === '' || (Array.isArray(value) && value.length === 0)

/** Returns true if omitting the field keeps the stored value, instead of resetting it to a default. */
const leavesAsWas = (rule: z.ZodType | undefined) => rule?.safeParse(undefined).data === undefined

/** Returns true if the body must have the field, whatever its value. */
const isNeeded = (body: z.ZodType, name: string): boolean => !accepts(ruleOf(body, name), undefined)

/**
 * Returns true if a form is refused with the field empty: the contract requires it, or a change cannot take back the value that
 * it held. Source: TFO-6.
 * @param held value of the field in the record that is edited; none in a new one.
 */
export const isRequired = (body: z.ZodType, name: string, held?: unknown): boolean => {
  const rule = ruleOf(body, name)
  if (blanks.some(blank => accepts(rule, blank))) return false
  return isNeeded(body, name) || (!isBlank(held) && leavesAsWas(rule))
}

const unwrapped = (rule: unknown): unknown =>
  rule instanceof z.ZodOptional || rule instanceof z.ZodNullable || rule instanceof z.ZodDefault ? unwrapped(rule.unwrap()) : rule

/** Returns true if the field is read-only in the add form, or in the edit form. */
export const isReadOnly = ({ readOnly }: Field, isChange: boolean): boolean =>
  readOnly === true || (readOnly === 'editing' && isChange)

/** Maximum text length of the schema, if it has one. */
export const maxOf = (body: z.ZodType, name: string): number | undefined => {
  const rule = unwrapped(ruleOf(body, name))
  return rule instanceof z.ZodString ? (rule.maxLength ?? undefined) : undefined
}

const blankOf = ({ kind, initial }: Field) => initial ?? kindOf(kind).blank ?? ''

/** A field's form value of a record. Secrets are never loaded, whatever the server sends. */
const loadedInto = (field: Field, record: Row) => (kindOf(field.kind).isSecret ? undefined : record[field.name]) ?? blankOf(field)

/** What an empty form holds. */
export const blankValues = (fields: readonly Field[]): Values =>
  Object.fromEntries(fields.map(field => [field.name, blankOf(field)]))

/** Form values to edit a record: its fields, plus values that the body requires although no field shows them. Source: TFO-5. */
export const valuesOf = (record: Row, fields: readonly Field[], body: z.ZodType): Values => {
  const hidden = Object.keys(fieldsOf(body)).filter(name => isNeeded(body, name) && record[name] !== undefined)
  return {
    ...Object.fromEntries(hidden.map(name => [name, record[name]])),
    ...Object.fromEntries(fields.map(field => [field.name, loadedInto(field, record)])),
  }
}

/**
 * Omits empty values that the schema would reject but does not require. Source: TFO-7.
 * @param loaded initial values of an edited record: a cleared value is kept, so that the server refuses it instead of silently
 * keeping the old one.
 */
export const withoutBlanks = (values: Values, body: z.ZodType, loaded: Values = {}): Values =>
  Object.fromEntries(
    Object.entries(values).filter(([name, value]) => {
      const rule = ruleOf(body, name)
      const wasEmptied = !isBlank(loaded[name]) && leavesAsWas(rule)
      return !isBlank(value) || accepts(rule, value) || !accepts(rule, undefined) || wasEmptied
    }),
  )
