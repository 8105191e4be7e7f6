type Fields = Readonly<Record<string, unknown>>

/** A form field as it is sent: its key with brackets, and its text or file. */
export type FormField = readonly [key: string, value: string | Blob]

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Blob)

const flatten = (key: string, value: unknown): FormField[] => {
  if (value === undefined) return []
  if (value === null) return [[key, '']]
  if (value instanceof Blob) return [[key, value]]
  if (Array.isArray(value)) return value.flatMap((item, index) => flatten(`${key}[${index}]`, item))
  if (isFields(value)) return Object.entries(value).flatMap(([name, item]) => flatten(`${key}[${name}]`, item))
  return [[key, String(value)]]
}

/**
 * The fields of a form with bracket keys: `{ a: { b: [1] } }` is `a[b][0]=1`. Undefined values and empty arrays are left out, null
 * is an empty text.
 */
export const formFields = (body: unknown): FormField[] =>
  isFields(body) ? Object.entries(body).flatMap(([key, value]) => flatten(key, value)) : []

/** A form-urlencoded body. It cannot hold files: their values are empty. */
export const formBody = (body: unknown): URLSearchParams =>
  new URLSearchParams(formFields(body).map(([key, value]): [string, string] => [key, typeof value === 'string' ? value : '']))

/** A multipart body with the same keys; files stay files. */
export const multipartBody = (body: unknown): FormData => {
  const form = new FormData()
  for (const [key, value] of formFields(body)) form.append(key, value)
  return form
}

/** The pairs of a query: arrays as `k[]`, without null and undefined. Source: CAL-4. */
export const queryPairs = (query: unknown): [key: string, value: string][] => {
  if (!isFields(query)) return []
  return Object.entries(query).flatMap(([key, value]) => {
    const items: readonly unknown[] = Array.isArray(value) ? value : [value]
    const name = Array.isArray(value) ? `${key}[]` : key
    return items.filter(item => item !== undefined && item !== null).map((item): [string, string] => [name, String(item)])
  })
}

/** A query string without the question mark; empty if there are no parameters. */
export const queryString = (query: unknown): string => new URLSearchParams(queryPairs(query)).toString()

const zeroWhenEmpty = ['is_type', 'is_sort']

/** The body with 0 for an empty `is_type` or `is_sort`, as POST and PUT send them. Source: CAL-7. */
export const withZeros = (body: unknown): unknown => {
  if (!isFields(body)) return body
  const isEmpty = (value: unknown) => value === '' || value === null || value === false
  return Object.fromEntries(
    Object.entries(body).map(([key, value]) => [key, zeroWhenEmpty.includes(key) && isEmpty(value) ? 0 : value]),
  )
}
