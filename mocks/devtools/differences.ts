/** One place where two replies differ. */
export type Difference = {
  /** The path of the field: `data.0.price`. */
  readonly field: string
  /** Missing in the real reply, missing in the mock's reply, of another type, or with another value. */
  readonly kind: 'missing' | 'extra' | 'type' | 'value'
  readonly mock: string
  readonly real: string
}

/** Limits the list to what people can read. */
const most = 200

const typeOf = (value: unknown): string => (value === null ? 'null' : Array.isArray(value) ? 'list' : typeof value)

const isFields = (value: unknown): value is Readonly<Record<string, unknown>> => typeOf(value) === 'object'

const shown = (value: unknown): string => {
  const text = value === undefined ? '' : JSON.stringify(value)
  return text.length > 80 ? `${text.slice(0, 80)}…` : text
}

const walk = (mock: unknown, real: unknown, field: string): Difference[] => {
  const difference = { field: field || '(all)', mock: shown(mock), real: shown(real) }
  if (typeOf(mock) !== typeOf(real)) return [{ ...difference, kind: 'type' }]
  if (Array.isArray(mock) && Array.isArray(real)) {
    const length: Difference[] =
      mock.length === real.length
        ? []
        : [{ field: `${field}.length`, kind: 'value', mock: `${mock.length}`, real: `${real.length}` }]
    const shared = mock.slice(0, real.length).flatMap((one, at) => walk(one, real[at], `${field}.${at}`))
    return [...length, ...shared]
  }
  if (isFields(mock) && isFields(real)) {
    const keys = [...new Set([...Object.keys(mock), ...Object.keys(real)])]
    return keys.flatMap((key): Difference[] => {
      const place = field ? `${field}.${key}` : key
      if (!(key in real)) return [{ field: place, kind: 'missing', mock: shown(mock[key]), real: '' }]
      if (!(key in mock)) return [{ field: place, kind: 'extra', mock: '', real: shown(real[key]) }]
      return walk(mock[key], real[key], place)
    })
  }
  return Object.is(mock, real) ? [] : [{ ...difference, kind: 'value' }]
}

const weight = { missing: 0, type: 1, extra: 2, value: 3 } as const

/** Compares a real reply with the mock's, field by field. Differences in shape come before differences in value. */
export const differencesOf = (mock: unknown, real: unknown): Difference[] =>
  walk(mock, real, '')
    .sort((a, b) => weight[a.kind] - weight[b.kind])
    .slice(0, most)
