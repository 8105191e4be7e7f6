import { z } from 'zod'
import { dateTime, flag, minuteTime, money } from '../api/kit/values.ts'

type Schema = z.core.$ZodTypes

const digits = z.string().regex(/^-?\d+(?:\.\d+)?$/)
const yesOrNo = z.union([z.boolean(), z.literal(0), z.literal(1), z.enum(['0', '1', 'true', 'false'])])

/** Values that mean a missing record. Source: TOL-8, LEV-4. */
const noRecord = z.union([z.null(), z.literal(''), z.literal(false), z.array(z.never())])

/** Values that mean an empty list. Source: TOL-7, LEV-4. */
const noList = z.union([z.null(), z.literal('')])

/** A union whose first option is the description, because reports print the messages of that one. */
const either = (schema: z.core.$ZodType, ...others: readonly z.core.$ZodType[]): z.ZodType =>
  z.union([schema, ...others] as unknown as readonly [z.ZodType, ...z.ZodType[]])

/** Amounts with any number of decimals, as text or as a number, but never missing. Source: TOL-4, LEV-3. */
const looseMoney = either(money, z.number(), digits)

/** Times without seconds or with a time zone, or an empty value if nothing has happened yet. Source: TOL-5, LEV-4. */
const looseDateTime = either(
  dateTime,
  minuteTime,
  z.string().regex(/^\d{4}-\d{2}-\d{2}T.*(Z|[+-]\d{2}:?\d{2})$/),
  z.literal(''),
  z.null(),
)

const named: ReadonlyMap<z.core.$ZodType, z.ZodType> = new Map<z.core.$ZodType, z.ZodType>([
  [money, looseMoney],
  [dateTime, looseDateTime],
  [minuteTime, looseDateTime],
  [flag, either(flag, yesOrNo)],
])

/** The loose schema of a named kind of value, also if a field was marked with a level. */
const namedAs = (schema: z.core.$ZodType): z.ZodType | undefined => {
  const { parent } = schema._zod
  return named.get(schema) ?? (parent && namedAs(parent))
}

const isChoice = ({ _zod: { def } }: Schema): boolean =>
  def.type === 'literal' || def.type === 'enum' || (def.type === 'union' && def.options.every(one => isChoice(one as Schema)))

const valuesOf = ({ _zod: { def } }: Schema): readonly unknown[] => {
  if (def.type === 'literal') return def.values
  if (def.type === 'enum') return Object.values(def.entries)
  return def.type === 'union' ? def.options.flatMap(one => valuesOf(one as Schema)) : []
}

/** A choice as digits, or booleans for 0 and 1; an unknown choice stays invalid. Source: TOL-9, LEV-3. */
const looseChoice = (schema: Schema): z.ZodType => {
  const values = valuesOf(schema)
  const numbers = values.filter(value => typeof value === 'number').map(String)
  const words = ['true', 'false', true, false].filter(() => values.includes(0) && values.includes(1))
  return either(schema, ...[...numbers, ...words].map(value => z.literal(value)))
}

const looseScalar = (schema: Schema): z.ZodType | undefined => {
  const { def } = schema._zod
  if (def.type === 'string') {
    const hasPattern = def.checks?.some(({ _zod: { def: check } }) => check.check === 'string_format') ?? false
    // Pages show an empty text as nothing; any other text still has to match the pattern.
    return hasPattern ? either(schema, z.null()) : z.union([z.string(), z.number(), z.null()])
  }
  if (def.type === 'number') return either(schema, digits.transform(Number).pipe(schema as unknown as z.ZodType<unknown, number>))
  return def.type === 'boolean' ? either(schema, yesOrNo) : undefined
}

/**
 * A schema as loose as pages read one value: everything is valid that the tolerant layer turns into the same value. Numbers,
 * amounts and choices are required, because an empty one would be read as 0; texts and times may be null.
 * @returns undefined for a schema that contains other values
 * Source: LEV-3.
 */
export const looseValue = (schema: z.core.$ZodType): z.ZodType | undefined =>
  namedAs(schema) ?? (isChoice(schema as Schema) ? looseChoice(schema as Schema) : looseScalar(schema as Schema))

const hasNumberKeys = (value: object): boolean => {
  const keys = Object.keys(value)
  return keys.length > 0 && keys.every(key => /^\d+$/.test(key))
}

/** A list, which may also be a record with numeric keys, text with commas, or an empty value. Source: LEV-4. */
export const looseList = (list: z.ZodType, element: z.core.$ZodType, item: z.ZodType): z.ZodType => {
  const { type } = element._zod.def
  const withGaps = z.record(z.string(), item).refine(hasNumberKeys)
  return either(list, noList, withGaps, ...(type === 'object' || type === 'array' ? [] : [z.string()]))
}

/** A record that may be missing. Source: LEV-4. */
export const orNoRecord = (record: z.ZodType): z.ZodType => either(record, noRecord)
