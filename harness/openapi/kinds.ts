import type { Json, JsonObject } from '../json/json-lines.ts'

const isObject = (value: Json | undefined): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** What known patterns mean; the first one that a pattern contains counts. Other patterns are shown. */
const patterns: readonly (readonly [part: string, words: string])[] = [
  ['\\.\\d{2}$', 'money, `12.00`'],
  ['\\d{2}:\\d{2}:\\d{2}$', 'time, `2026-11-21 09:48:23`'],
  ['\\d{2}:\\d{2}$', 'time, `2026-11-21 09:48`'],
  ['^\\d+$', 'text of digits'],
  ['-02-29|', 'date, `2026-11-21`'],
  ['https?:', 'URL of a picture, or empty'],
  ['1[3-9]\\d{9}', 'phone number'],
  ['\\d{1,15}', 'whole number'],
  ['\\d{1,7}', 'amount, at most two decimals'],
]

const bounds = ({ minimum, maximum }: JsonObject): string =>
  minimum !== undefined && maximum !== undefined
    ? `, ${String(minimum)} to ${String(maximum)}`
    : minimum !== undefined
      ? ` from ${String(minimum)}`
      : ''

const textKind = ({ pattern, maxLength, minLength, format, 'x-trimmed': trimmed }: JsonObject): string => {
  const known = typeof pattern === 'string' ? patterns.find(([part]) => pattern.includes(part)) : undefined
  if (known) return known[1]
  if (format === 'binary') return 'file'
  return [
    `text${maxLength === undefined ? '' : ` of at most ${String(maxLength)}`}`,
    ...(trimmed === true ? ['trimmed'] : []),
    ...(Number(minLength ?? 0) > 0 ? ['not empty'] : []),
    ...(typeof pattern === 'string' ? [`matches \`${pattern}\``] : []),
  ].join(', ')
}

const plural = (kind: string): string => (kind === 'object' ? 'objects' : kind)

/** What kind of value a schema means, in a few words. `named` finds what a `$ref` refers to. */
export const kindOf = (schema: Json | undefined, named: (name: string) => Json | undefined): string => {
  if (!isObject(schema)) return 'anything'
  const { $ref, type, items, anyOf, contentEncoding, contentSchema } = schema
  if (typeof $ref === 'string') {
    const name = $ref.split('/').at(-1) ?? ''
    const meant = named(name)
    return isObject(meant) && meant.type === 'object' ? 'object' : kindOf(meant, named)
  }
  if (contentSchema !== undefined)
    return `${contentEncoding === undefined ? '' : 'base64 of '}JSON: ${kindOf(contentSchema, named)}`
  if (schema.const !== undefined) return `\`${JSON.stringify(schema.const)}\``
  if (Array.isArray(schema.enum)) return schema.enum.map(value => `\`${JSON.stringify(value)}\``).join(', ')
  if (Array.isArray(anyOf)) return [...new Set(anyOf.map(one => kindOf(one, named)))].join(', or ')
  if (type === 'integer') return `whole number${bounds(schema)}`
  if (type === 'number') return `number${bounds(schema)}`
  if (type === 'boolean') return 'yes or no'
  if (type === 'null') return 'nothing'
  if (type === 'array' && isObject(items) && items.not !== undefined) return 'empty list'
  if (type === 'array') return `list of ${plural(kindOf(items, named))}`
  if (type === 'object') return 'object'
  return type === 'string' ? textKind(schema) : 'anything'
}
