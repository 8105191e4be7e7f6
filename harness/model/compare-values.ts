import { timeOf } from '#mocks/clock.ts'
import { shownApart } from '#contracts/rules/first-difference.ts'
import { kindOfField, type Ids } from './ids.ts'
import { hundredths, movedAlike, type Baseline } from './known.ts'

/** One place where the server's answer is not the reference's. */
export type Difference = { readonly field: string; readonly expected: string; readonly actual: string }

/** What comparing rests on. */
export type Around = {
  /** The call's path, by which ids get their kinds. */
  readonly path: string
  readonly ids: Ids
  readonly baseline: Baseline
  /** Whether differences are remembered instead of reported. */
  readonly records: boolean
  /** Whether time has just passed: scheduled tasks may have brought rows of others into a list, or taken them out. */
  readonly hasWaited: boolean
  /** Whether values without a baseline must be equal. */
  readonly strict: boolean
  /** How much of a list both sides can have alike: all of it, what the sequence knows, or what happens to be on this page. */
  readonly extent: 'all' | 'known' | 'page'
  /** Whether a record is looked at that the sequence has made: what others have to do with it, such as a store's rating, is theirs. */
  readonly isFresh: boolean
  /** Texts that states and steps have brought into the world. */
  readonly texts: ReadonlySet<string>
  /** The server's time in milliseconds. */
  readonly now: number
}

/** Where a value stands: as it is reported, by what it is remembered, and the name of its field. */
export type Place = { readonly field: string; readonly keys: readonly string[]; readonly name: string }

/** Averages, which also count records that only one side has. */
const ofEverybody = /\.rate(?:\.|$)/

/** How far apart two clocks may be, and how long ago counts as "just now", in milliseconds. */
const [tolerance, recently] = [5000, 120_000]

/** Time zones differ by multiples of 15 minutes, by at most 20 hours from UTC+8. */
const [quarter, farthestZone] = [900_000, 20 * 3_600_000]

const dateTime = /^\d{4}-\d{2}-\d{2} \d{2}:\d{2}(:\d{2})?$/
/** Numbers of orders, tokens and the like: their shape counts. */
const shapeOnly = /(?:^|_)(?:order_no|pay_no|settlement_no|token|sign|code_url|qr_code|ticket|expires_in|refresh_token|sid|rid)$/

/** The number of an order, wherever it is written; a part of it is made up. Source: MDL-4. */
const orderNumber = /^20\d{16}$/

const different = (place: Place, expected: unknown, actual: unknown): Difference => {
  const [wanted, got] = shownApart(expected, actual)
  return { field: place.field, expected: wanted, actual: got }
}

/** An id that the sequence does not know is ignored; a known one must belong to the same record on both sides. */
const sameId = (expected: number, actual: number, kind: string, { ids }: Around): boolean => {
  if (expected <= 0 || actual <= 0) return expected === actual
  const wanted = ids.actualOf(kind, expected)
  return wanted === undefined ? ids.expectedOf(kind, actual) === undefined : wanted === actual
}

const sameTime = (expected: string, actual: string, known: readonly [unknown, unknown] | undefined, around: Around): boolean => {
  const [a, b] = [timeOf(expected), timeOf(actual)]
  const room = expected.length < 19 ? 60_000 + tolerance : tolerance
  if (Math.abs(a - b) <= room) return true
  if (around.texts.has(expected) || around.texts.has(actual)) return false
  const isRecent = (time: number): boolean => Math.abs(time - around.now) < recently
  // A server may write the time of another zone.
  const apart = Math.abs(a - b) % quarter
  if (isRecent(a) && Math.abs(a - b) <= farthestZone && Math.min(apart, quarter - apart) <= room) return true
  if (isRecent(a) !== isRecent(b)) return known !== undefined && known[0] === expected && known[1] === actual
  return true
}

const knownAt = ({ baseline }: Around, { keys }: Place): readonly [unknown, unknown] | undefined =>
  keys.map(key => baseline.values.get(key)).find(one => one !== undefined)

/** Whether a value belongs to a record that the sequence knows, alone or in a list. */
export const isInRecord = ({ keys }: Place): boolean => keys.some(key => key.includes('#'))

/** Of texts that each side words as it likes: whether both have been changed or neither, where that is known. */
const changedAlike = (expected: string, actual: string, place: Place, { baseline }: Around): boolean => {
  const then = isInRecord(place) ? place.keys.map(key => baseline.texts.get(key)).find(one => one !== undefined) : undefined
  return then === undefined || (then[0] === expected) === (then[1] === actual)
}

const sameText = (expected: string, actual: string, place: Place, around: Around): boolean => {
  if (shapeOnly.test(place.name)) return (expected === '') === (actual === '')
  if (orderNumber.test(expected) && orderNumber.test(actual)) return true
  const known = knownAt(around, place)
  if (dateTime.test(expected) && dateTime.test(actual)) return sameTime(expected, actual, known, around)
  if (known && known[0] === expected && known[1] === actual) return true
  if (around.texts.has(expected.trim()) || around.texts.has(actual.trim())) return false
  if (known) return movedAlike(known, expected, actual) ?? true
  const isFigure = /\d/.test(expected) && /^[-\d.,~%+ ]+$/.test(expected)
  return isFigure ? !around.strict : around.records || changedAlike(expected, actual, place, around)
}

/** Whether two values that are no lists or records are the same, as far as both sides can be. */
const same = (expected: unknown, actual: unknown, place: Place, around: Around): boolean => {
  if ((expected ?? null) === (actual ?? null) || ofEverybody.test(place.field)) return true
  const kind = kindOfField(place.name, around.path)
  if (kind && typeof expected === 'number' && typeof actual === 'number') return sameId(expected, actual, kind, around)
  const known = knownAt(around, place)
  if (known && known[0] === expected && known[1] === actual) return true
  const [a, b] = [hundredths(expected), hundredths(actual)]
  if (a !== undefined && a === b) return true
  if (typeof expected === 'string' && typeof actual === 'string') return sameText(expected, actual, place, around)
  if (known) return movedAlike(known, expected, actual) ?? false
  return !around.strict && typeof expected === typeof actual
}

/** Compares two values; what differs is remembered where the baseline is taken. */
export const compareScalars = (expected: unknown, actual: unknown, place: Place, around: Around): Difference | undefined => {
  if (around.records && typeof expected === 'string' && typeof actual === 'string')
    for (const key of place.keys) around.baseline.texts.set(key, [expected, actual])
  if (same(expected, actual, place, around)) return undefined
  if (!around.records) return different(place, expected, actual)
  for (const key of place.keys) around.baseline.values.set(key, [expected, actual])
  return undefined
}
