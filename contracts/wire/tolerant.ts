import type { z } from 'zod'
import { namedReaders, readBoolean, readNumber, readText, type Reader } from './tolerant-values.ts'

type Schema = z.core.$ZodTypes

const asIs: Reader = value => value

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Is the value of the JSON type that the schema describes? Its content may still differ. */
const isOfType = (schema: Schema, value: unknown): boolean => {
  const { def } = schema._zod
  if (def.type === 'object') return isRecord(value)
  if (def.type === 'array') return Array.isArray(value)
  if (def.type === 'literal') return def.values.some(one => one === value)
  if (def.type === 'enum') return Object.values(def.entries).some(one => one === value)
  if (def.type === 'union') return def.options.some(option => isOfType(option as Schema, value))
  if (def.type === 'nullable') return value === null || isOfType(def.innerType as Schema, value)
  if (def.type === 'optional') return value === undefined || isOfType(def.innerType as Schema, value)
  return typeof value === def.type
}

const changedOnly = <Value extends object>(before: Value, after: Value, changed: boolean): Value => (changed ? after : before)

/** The numbers of a record that its reply lacked. */
const lacking = new WeakMap<object, ReadonlySet<string>>()

/**
 * Whether the reply lacked this number of a record, so that its 0 is not a value of the server: pages calculate with the 0, lists
 * show that it is missing. A copy of a record does not know it any more. Source: TOL-2.
 */
export const isLacking = (record: object, field: string): boolean => lacking.get(record)?.has(field) ?? false

/** A record: each described field is read, all others stay. What is no record becomes one without content. Source: TOL-6. */
const objectReader = ({ shape }: z.core.$ZodObjectDef): Reader => {
  const readers = Object.entries(shape).map(([key, field]) => [key, readerOf(field as Schema)] as const)
  return value => {
    const record = isRecord(value) ? value : {}
    const read: Record<string, unknown> = { ...record }
    let changed = record !== value
    const lost = new Set<string>()
    for (const [key, reader] of readers) {
      const field = reader(record[key])
      if (field === record[key]) continue
      if (reader === readNumber && (record[key] === undefined || record[key] === null)) lost.add(key)
      read[key] = field
      changed = true
    }
    if (lost.size > 0) lacking.set(read, lost)
    return changedOnly(record, read, changed)
  }
}

const listOf = (value: unknown, element: Schema): readonly unknown[] => {
  if (Array.isArray(value)) return value
  // PHP sends a list with gaps as a record.
  if (isRecord(value)) return Object.values(value)
  const isText = typeof value === 'string' && value !== ''
  return isText && !['object', 'array'].includes(element._zod.def.type) ? value.split(',') : []
}

/** A list: texts with commas are split, everything else that is no list becomes empty. Source: TOL-7. */
const arrayReader = (element: Schema): Reader => {
  const reader = readerOf(element)
  return value => {
    const list = listOf(value, element)
    const read = list.map(one => reader(one))
    return changedOnly(list, read, list !== value || read.some((one, at) => one !== list[at]))
  }
}

const isContainer = ({ _zod: { def } }: Schema): boolean => def.type === 'object' || def.type === 'array'

/** What may be missing is missing when it is absent or, for records, no record. Source: TOL-8. */
const absentReader = (inner: Schema, absent: null | undefined): Reader => {
  const reader = readerOf(inner)
  const canBeAbsent = (value: unknown) =>
    value === null || value === undefined || (inner._zod.def.type === 'object' && !isRecord(value))
  return value => (canBeAbsent(value) ? absent : reader(value))
}

/** Values out of a few: digits and yes or no are compared as numbers; an unknown value stays. Source: TOL-9. */
const choiceReader =
  (schema: Schema): Reader =>
  value => {
    if (isOfType(schema, value)) return value
    const number = value === '' || value === null || value === undefined ? value : readNumber(value)
    return isOfType(schema, number) ? number : value
  }

const firstOf = ({ _zod: { def } }: Schema, read: Reader): Reader => (def.type === 'literal' ? () => def.values[0] : read)

const unionReader = (schema: Schema, options: readonly Schema[]): Reader => {
  if (options.every(({ _zod: { def } }) => def.type === 'literal' || def.type === 'enum')) return choiceReader(schema)
  const known = options.map(option => ({ option, read: readerOf(option) }))
  // An empty answer is a missing record, and not a record without content.
  const empty = known.find(({ option }) => !isContainer(option)) ?? known[0]
  const readEmpty = empty ? firstOf(empty.option, empty.read) : asIs
  return value => {
    const fitting = known.filter(({ option }) => isOfType(option, value))
    const best = fitting.length > 1 ? fitting.find(({ option }) => isExact(option, value)) : undefined
    const chosen = best ?? fitting[0]
    return chosen ? chosen.read(value) : readEmpty(value)
  }
}

const isExact = (option: Schema, value: unknown): boolean => (option as unknown as z.ZodType).safeParse(value).success

const scalarReaders: Readonly<Partial<Record<string, Reader>>> = { string: readText, number: readNumber, boolean: readBoolean }

const makeReader = (schema: Schema): Reader => {
  const { def } = schema._zod
  if (def.type === 'object') return objectReader(def)
  if (def.type === 'array') return arrayReader(def.element as Schema)
  if (def.type === 'union') return unionReader(schema, def.options as readonly Schema[])
  if (def.type === 'nullable') return absentReader(def.innerType as Schema, null)
  if (def.type === 'optional') return absentReader(def.innerType as Schema, undefined)
  if (def.type === 'literal' || def.type === 'enum') return choiceReader(schema)
  return scalarReaders[def.type] ?? asIs
}

const readers = new WeakMap<object, Reader>()

/** The reader of a named kind of value, also where a field has marked it with a level. */
const namedReader = (schema: z.core.$ZodType): Reader | undefined => {
  const { parent } = schema._zod
  return namedReaders.get(schema) ?? (parent && namedReader(parent))
}

const readerOf = (schema: Schema): Reader => {
  const named = namedReader(schema)
  if (named) return named
  const known = readers.get(schema)
  if (known) return known
  // A schema that holds itself meets this one while it is being made.
  readers.set(schema, value => made(value))
  const made = makeReader(schema)
  readers.set(schema, made)
  return made
}

/**
 * Reads the data of a reply as its schema describes it, whatever a server sends: a missing or odd field becomes an empty value of
 * its type, so that a page loses at most the part that needs it. A reply that is as described comes back unchanged, the same
 * object. Source: TOL-1.
 */
export const readTolerantly = <S extends z.ZodType>(schema: S, data: unknown): z.output<S> =>
  readerOf(schema as unknown as Schema)(data) as z.output<S>
