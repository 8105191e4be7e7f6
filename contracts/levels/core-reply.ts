import { z } from 'zod'
import type { Endpoint } from '../api/kit/endpoint.ts'
import { markOf, type Level } from '../api/kit/level.ts'
import { looseList, looseValue, orNoRecord } from './loose.ts'
import { readsOf, type Reads } from './reads.ts'

type Schema = z.core.$ZodTypes

/** The place of a schema in a reply, and what pages read there. Every field of a call that was not traced counts as read. */
export type Place = {
  readonly path: string
  readonly reads: Reads | undefined
  readonly within: ReadonlyMap<object, () => z.ZodType>
}

/** The level of a field: what its description says, or whether it is read there. Source: LEV-1. */
export const levelAt = (schema: z.core.$ZodType, { path, reads }: Place): Level =>
  markOf(schema) ?? (reads && !reads.has(path) ? 'full' : 'core')

/** The place of a field or of the elements of a list. */
export const below = (place: Place, step: string): Place => ({
  ...place,
  path: step === '[]' ? `${place.path}[]` : place.path ? `${place.path}.${step}` : step,
})

/** Fields of full are described, but neither required nor restricted. Source: LEV-2. */
const fieldOf = (schema: Schema, place: Place): z.ZodType =>
  levelAt(schema, place) === 'full' ? z.unknown().optional() : coreOf(schema, place)

const isPageOfList = (shape: object): boolean => 'current_page' in shape && 'last_page' in shape

const objectOf = (schema: Schema, shape: z.core.$ZodLooseShape, place: Place): z.ZodType => {
  // A tree contains itself: inner references resolve to the record that is being built.
  const within = new Map([...place.within, [schema, () => record] as const])
  const fields = Object.entries(shape).map(([key, field]) => [key, fieldOf(field as Schema, below({ ...place, within }, key))])
  const record: z.ZodType = z.looseObject(Object.fromEntries(fields))
  return isPageOfList(shape) ? orNoRecord(record) : record
}

const unionOf = (options: readonly Schema[], place: Place): z.ZodType => {
  const loose = options.map(option => coreOf(option, place))
  const isRecord = options.some(({ _zod: { def } }) => def.type === 'object')
  const union = z.union(loose as unknown as readonly [z.ZodType, ...z.ZodType[]])
  return isRecord ? orNoRecord(union) : union
}

const isRecord = (schema: z.core.$ZodType): boolean => {
  const { def } = (schema as Schema)._zod
  return def.type === 'object' || ((def.type === 'nullable' || def.type === 'optional') && isRecord(def.innerType))
}

const absentOf = (inner: Schema, place: Place, isOptional: boolean): z.ZodType => {
  const loose = z.nullable(isRecord(inner) ? orNoRecord(coreOf(inner, place)) : coreOf(inner, place))
  return isOptional ? z.optional(loose) : loose
}

const listOf = (schema: z.core.$ZodArray, place: Place): z.ZodType => {
  const { def } = schema._zod
  const item = coreOf(def.element as Schema, below(place, '[]'))
  return looseList(z.clone(schema as unknown as z.ZodType, { ...def, element: item } as never), def.element, item)
}

const coreOf = (schema: Schema, place: Place): z.ZodType => {
  const known = place.within.get(schema)
  if (known) return z.lazy(known)
  const { def } = schema._zod
  if (def.type === 'object') return objectOf(schema, def.shape, place)
  if (def.type === 'array') return listOf(schema as unknown as z.core.$ZodArray, place)
  if (def.type === 'nullable') return absentOf(def.innerType as Schema, place, false)
  if (def.type === 'optional') return absentOf(def.innerType as Schema, place, true)
  const value = looseValue(schema)
  if (value) return value
  return def.type === 'union' ? unionOf(def.options as readonly Schema[], place) : (schema as unknown as z.ZodType)
}

/** The schema that one step of a path leads to; in unions that of the first option that has it. */
const partAt = (schema: Schema, step: string): Schema | undefined => {
  const { def } = schema._zod
  if (def.type === 'object') return def.shape[step] as Schema | undefined
  if (def.type === 'array') return step === '[]' ? (def.element as Schema) : undefined
  if (def.type === 'nullable' || def.type === 'optional') return partAt(def.innerType as Schema, step)
  if (def.type !== 'union') return undefined
  return def.options.map(option => partAt(option as Schema, step)).find(part => part !== undefined)
}

/** The level of a value in a reply; `path` has indexes for list elements, like the paths of zod's issues. Source: LEV-1. */
export const levelAtPath = (to: Endpoint, path: readonly PropertyKey[]): Level => {
  let schema: Schema | undefined = to.reply as unknown as Schema
  let place: Place = { path: '', reads: readsOf(to), within: new Map() }
  for (const key of [undefined, ...path]) {
    if (key !== undefined) {
      const step = typeof key === 'number' ? '[]' : String(key)
      place = below(place, step)
      schema = schema && partAt(schema, step)
    }
    if (!schema || levelAt(schema, place) === 'full') return 'full'
  }
  return 'core'
}

/** The core reply of a call, given what its pages read. Every field of a call that was not traced counts as read. */
export const makeCoreReply = (to: Endpoint, reads: Reads | undefined): z.ZodType =>
  fieldOf(to.reply as unknown as Schema, { path: '', reads, within: new Map() })

const made = new WeakMap<Endpoint, z.ZodType>()

/**
 * The reply that every server must send to a call, so that its pages work: fields of full are neither required nor restricted,
 * and values are as loose as pages read them (contracts/wire/tolerant.ts). `to.reply` is the reply of level full.
 * Source: LEV-2, LEV-3.
 */
export const coreReplyOf = (to: Endpoint): z.ZodType => {
  const schema = made.get(to) ?? makeCoreReply(to, readsOf(to))
  made.set(to, schema)
  return schema
}
