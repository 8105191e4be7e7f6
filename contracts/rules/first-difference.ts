/** The first path at which two values differ, and both values there as text. */
export type Parting = { readonly field: string; readonly expected: string; readonly actual: string }

const most = 160

const jsonOf = (value: unknown): string => (value === undefined ? 'nothing' : JSON.stringify(value))

/** A value as reports show it: JSON, cut where it gets long. */
export const shown = (value: unknown): string => {
  const text = jsonOf(value)
  return text.length > most ? `${text.slice(0, most - 3)}…` : text
}

/** How much of two long texts is shown before the letter where they differ. */
const lead = 40

/** Two values as reports show them, cut around the place where their texts differ. Source: VRF-11. */
export const shownApart = (expected: unknown, actual: unknown): readonly [expected: string, actual: string] => {
  const [wanted, got] = [jsonOf(expected), jsonOf(actual)]
  const at = wanted.split('').findIndex((letter, place) => letter !== got[place])
  const from = Math.max(0, (at < 0 ? wanted.length : at) - lead)
  if (from === 0 || Math.max(wanted.length, got.length) <= most) return [shown(expected), shown(actual)]
  const cut = (text: string): string => `…${text.slice(from, from + most - 2)}${text.length > from + most - 2 ? '…' : ''}`
  return [cut(wanted), cut(got)]
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Lists of equal length and records are compared field by field, so that a report names the field and not the whole. */
const inside = (field: string, expected: unknown, actual: unknown): Parting[] | undefined => {
  if (Array.isArray(expected) && Array.isArray(actual) && expected.length === actual.length)
    return expected.flatMap((one, at) => differencesIn(`${field}[${at}]`, one, actual[at]))
  if (!isRecord(expected) || !isRecord(actual)) return undefined
  const keys = new Set([...Object.keys(expected), ...Object.keys(actual)])
  return [...keys].flatMap(key => differencesIn(`${field}.${key}`, expected[key], actual[key]))
}

/** Every place where two values differ, deeply. The order of keys does not count. */
export const differencesIn = (field: string, expected: unknown, actual: unknown): Parting[] => {
  const parts = inside(field, expected, actual)
  if (parts) return parts
  if (JSON.stringify(expected) === JSON.stringify(actual)) return []
  const [wanted, got] = shownApart(expected, actual)
  return [{ field, expected: wanted, actual: got }]
}

/** The first place where two values differ; undefined where they are the same. Source: VRF-11. */
export const firstDifference = (field: string, expected: unknown, actual: unknown): Parting | undefined =>
  differencesIn(field, expected, actual)[0]

/**
 * The first difference that a second request shows again with the same values. Others have nothing to do with the change under
 * test: rows that are equal in the sorted column come in any order, and some values are the current time. Source: VRF-16.
 * @param once the differences of the first request
 * @param again those of the second one
 */
export const lastingDifference = (once: readonly Parting[], again: readonly Parting[]): Parting | undefined =>
  once.find(one =>
    again.some(({ field, expected, actual }) => field === one.field && expected === one.expected && actual === one.actual),
  )
