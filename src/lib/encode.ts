type Fields = Readonly<Record<string, unknown>>
type Pair = readonly [key: string, value: string | Blob]

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Blob)

const flatten = (key: string, value: unknown): Pair[] => {
  if (value === undefined) return []
  if (value === null) return [[key, '']]
  if (value instanceof Blob) return [[key, value]]
  if (Array.isArray(value)) return value.flatMap((item, index) => flatten(`${key}[${index}]`, item))
  if (isFields(value)) return Object.entries(value).flatMap(([name, item]) => flatten(`${key}[${name}]`, item))
  return [[key, String(value)]]
}

const pairsOf = (fields: unknown): Pair[] =>
  isFields(fields) ? Object.entries(fields).flatMap(([key, value]) => flatten(key, value)) : []

/**
 * A form body with bracket keys: arrays `k[0]=`, undefined and empty arrays vanish, null is empty, booleans are words.
 * Source: screens-shared HTP-3.
 */
export const formBody = (fields: unknown): URLSearchParams =>
  new URLSearchParams(pairsOf(fields).map(([key, value]): [string, string] => [key, typeof value === 'string' ? value : '']))

/** The same keys as parts; files stay files. */
export const multipartBody = (fields: unknown): FormData => {
  const form = new FormData()
  for (const [key, value] of pairsOf(fields)) form.append(key, value)
  return form
}

/** A query string, arrays as `k[]=`; null and undefined are dropped. Source: screens-shared HTP-3. */
export const queryString = (fields: unknown): string => {
  if (!isFields(fields)) return ''
  const pairs = Object.entries(fields).flatMap(([key, value]) =>
    Array.isArray(value) ? value.map((item): [string, unknown] => [`${key}[]`, item]) : [[key, value] as [string, unknown]],
  )
  const kept = pairs.filter(([, value]) => value !== undefined && value !== null)
  return new URLSearchParams(kept.map(([key, value]): [string, string] => [key, String(value)])).toString()
}

const zeroWhenEmpty = ['is_type', 'is_sort']

/** Empty `is_type` and `is_sort` become 0 in what POST and PUT send. Source: spec, section 5. */
export const withZeros = (fields: unknown): unknown => {
  if (!isFields(fields)) return fields
  const isEmpty = (value: unknown) => value === '' || value === null || value === false
  return Object.fromEntries(
    Object.entries(fields).map(([key, value]) => [key, zeroWhenEmpty.includes(key) && isEmpty(value) ? 0 : value]),
  )
}
