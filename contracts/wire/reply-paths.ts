import type { z } from 'zod'

type Schema = z.core.$ZodTypes
type Step = { readonly path: string; readonly schema: Schema }

/** Joins a key to a path: `a.b[].c`; `*` stands for any key of a record. */
const joined = (path: string, key: string): string => (key === '[]' || path === '' ? `${path}${key}` : `${path}.${key}`)

/** The options of a schema, without optional and nullable wrappers. */
const alternatives = (schema: Schema): Schema[] => {
  const { def } = schema._zod
  if (def.type === 'union') return def.options.flatMap(option => alternatives(option as Schema))
  if (def.type === 'optional' || def.type === 'nullable' || def.type === 'default' || def.type === 'readonly')
    return alternatives(def.innerType as Schema)
  if (def.type === 'pipe') return alternatives(def.in as Schema)
  if (def.type === 'lazy') return alternatives(def.getter() as Schema)
  return [schema]
}

/** The next key of a path and its schema, if this schema describes the key. */
const inside = (schema: Schema, key: string): { readonly key: string; readonly schema: Schema } | undefined => {
  const { def } = schema._zod
  if (def.type === 'array') return key === '[]' ? { key, schema: def.element as Schema } : undefined
  if (def.type === 'tuple') return key === '[]' && def.items[0] ? { key, schema: def.items[0] as Schema } : undefined
  if (def.type === 'record') return { key: '*', schema: def.valueType as Schema }
  const field = def.type === 'object' ? (def.shape[key] as Schema | undefined) : undefined
  return field && { key, schema: field }
}

const isOpen = ({ _zod: { def } }: Schema): boolean => def.type === 'unknown' || def.type === 'any'

const follow = (here: Step, keys: readonly string[], above: readonly Step[]): string | undefined => {
  const [first, ...rest] = keys
  if (first === undefined || isOpen(here.schema)) return here.path
  const found = inside(here.schema, first)
  if (!found) return undefined
  const path = joined(here.path, found.key)
  const ends = alternatives(found.schema).map(schema => {
    // A recursive record is described once, where it first occurs.
    const known = [...above, here].find(step => step.schema === schema && schema._zod.def.type === 'object')
    return follow(known ?? { path, schema }, rest, [...above, here])
  })
  return ends.find(end => end !== undefined)
}

/**
 * The described path of the value that `keys` lead to inside a reply's data: `goods_sku[].sku_name`. `[]` is any element of a
 * list, `*` any key of a record with free keys. Recursive records are described where they first occur.
 * @returns undefined if the description has no such path.
 */
export const describedPath = (reply: z.ZodType, keys: readonly string[]): string | undefined =>
  alternatives(reply as unknown as Schema)
    .map(schema => follow({ path: '', schema }, keys, []))
    .find(path => path !== undefined)

/** Whether a description lets the place that `keys` lead to be absent or null. */
export const mayBeAbsent = (reply: z.ZodType, keys: readonly string[]): boolean => {
  const ends = keys.reduce<readonly Schema[]>(
    (schemas, key) => schemas.flatMap(alternatives).flatMap(one => inside(one, key)?.schema ?? []),
    [reply as unknown as Schema],
  )
  return ends.some(({ _zod: { def } }) => def.type === 'optional' || def.type === 'nullable')
}

const pathsBelow = (here: Step, above: readonly Schema[]): string[] => {
  const { def } = here.schema._zod
  const keys = def.type === 'object' ? Object.keys(def.shape) : ['array', 'tuple', 'record'].includes(def.type) ? ['[]'] : []
  return keys.flatMap(name => {
    const found = inside(here.schema, name)
    if (!found) return []
    const path = joined(here.path, found.key)
    const next = alternatives(found.schema).filter(schema => ![...above, here.schema].includes(schema))
    return next.length === 0 ? [] : [path, ...next.flatMap(schema => pathsBelow({ path, schema }, [...above, here.schema]))]
  })
}

/** Every path in the description of a reply, in the notation of `describedPath`. */
export const describedPaths = (reply: z.ZodType): string[] => [
  ...new Set(alternatives(reply as unknown as Schema).flatMap(schema => pathsBelow({ path: '', schema }, []))),
]

/** True if `path` equals `other` or is one of its ancestors. */
export const leadsTo = (path: string, other: string): boolean =>
  path === '' || path === other || (other.startsWith(path) && /^[.[]/.test(other.slice(path.length)))
