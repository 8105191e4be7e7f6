import { timeOf } from '#mocks/clock.ts'
import { shownApart } from '#contracts/rules/first-difference.ts'
import { kindOfField, type Ids } from './ids.ts'
import { hundredths, movedAlike, type Baseline, type Shown } from './known.ts'

/** One place where the reply of the server differs from that of the reference. */
export type Difference = { readonly field: string; readonly expected: string; readonly actual: string }

/** The context in which two replies are compared. */
export type Around = {
  /** The path of the call, which determines the kind of an id. */
  readonly path: string
  readonly ids: Ids
  readonly baseline: Baseline
  /** Whether differences are recorded as the baseline instead of reported. */
  readonly records: boolean
  /** Whether the clock was just turned: scheduled tasks may have added rows of other people to a list, or removed them. */
  readonly hasWaited: boolean
  /** Whether values without a baseline must be equal. */
  readonly strict: boolean
  /**
   * Which rows of a list can be compared: all, those that the sequence knows, those of them that a first page with the newest rows can
   * show, or those that both sides have on this page.
   */
  readonly extent: 'all' | 'known' | 'newest' | 'page'
  /** Whether the query limits the ids to a range, which new records may be in on one side only. */
  readonly isIdRange: boolean
  /** Whether one record is read by its id. The id 0 stands for the caller's own, which everybody's orders concern. */
  readonly isById: boolean
  /** Whether the sequence created the record: fields that other records determine, such as a store's rating, are ignored. */
  readonly isFresh: boolean
  /** Texts that states and steps have stored; only these are compared word by word. */
  readonly texts: ReadonlySet<string>
  /** Fields that hold one of a few texts, which no server words in its own way. */
  readonly choices: ReadonlySet<string>
  /** The server's time in milliseconds. */
  readonly now: number
  /** The name of the call and the account that makes it. */
  readonly call: string
  /** What other calls have shown. */
  readonly shown: Shown
}

/** The place of a value. */
export type Place = {
  /** Its path in the report. */
  readonly field: string
  /** Its keys in the baseline. */
  readonly keys: readonly string[]
  /** The name of its field. */
  readonly name: string
  /** The record that it belongs to and its path there, the same in every call; undefined if the record is not known. */
  readonly record?: string | undefined
}

/** Averages and growth depend on records that only one side has. */
const ofEverybody = /\.(?:rate|day_rate|week_rate|month_rate)(?:\.|$)/

/** Maximum difference between two clocks, and the age up to which a time counts as "just now", in milliseconds. */
const [tolerance, recently] = [5000, 120_000]

const dateTime = /^\d{4}-\d{2}-\d{2} \d{2}:\d{2}(:\d{2})?$/
/** Order numbers, tokens and the like: only their format is compared. */
const shapeOnly = /(?:^|_)(?:order_no|pay_no|settlement_no|token|sign|code_url|qr_code|ticket|expires_in|refresh_token|sid|rid)$/

/** Numbers of the reference in any text, such as that of an order. Source: ORD-10, PTS-12, STL-3. */
const orderNumbers = /(?<!\d)20\d{14,}(?!\d)/g

const different = (place: Place, expected: unknown, actual: unknown): Difference => {
  const [wanted, got] = shownApart(expected, actual)
  return { field: place.field, expected: wanted, actual: got }
}

/** Compares ids: one that the sequence does not know is ignored, a known one must identify the same record on both sides. */
const sameId = (expected: number, actual: number, kind: string, { ids }: Around): boolean => {
  if (expected <= 0 || actual <= 0) return expected === actual
  const [wanted, own] = [ids.actualOf(kind, expected), ids.expectedOf(kind, actual)]
  return (wanted === undefined && own === undefined) || wanted === actual
}

/** Compares times, which are those of UTC+8 on both sides: just now for both, or for neither. Source: WIR-1. */
const sameTime = (expected: string, actual: string, known: readonly [unknown, unknown] | undefined, around: Around): boolean => {
  const [a, b] = [timeOf(expected), timeOf(actual)]
  const room = expected.length < 19 ? 60_000 + tolerance : tolerance
  if (Math.abs(a - b) <= room) return true
  if (around.texts.has(expected) || around.texts.has(actual)) return false
  const isRecent = (time: number): boolean => Math.abs(time - around.now) < recently
  if (isRecent(a) !== isRecent(b)) return known !== undefined && known[0] === expected && known[1] === actual
  return true
}

const knownAt = ({ baseline }: Around, { keys }: Place): readonly [unknown, unknown] | undefined =>
  keys.map(key => baseline.values.get(key)).find(one => one !== undefined)

/** Whether a value belongs to a record that the sequence knows, alone or in a list. */
export const isInRecord = ({ keys }: Place): boolean => keys.some(key => key.includes('#'))

/** Whether a value is outside of lists, as a setting is. */
const isAlone = ({ field }: Place): boolean => !field.includes('[')

/** Whether both texts are those of the baseline, though a step may have sent one of them since. */
const isAsBefore = (expected: string, actual: string, { keys }: Place, { baseline, records }: Around): boolean =>
  !records &&
  keys.some(key => {
    const then = baseline.texts.get(key)
    return then !== undefined && then[0] === expected && then[1] === actual
  })

/** Compares freely worded texts: both or neither must have changed since the baseline, if that is known. */
const changedAlike = (expected: string, actual: string, place: Place, { baseline }: Around): boolean => {
  const isComparable = isInRecord(place) || isAlone(place)
  const then = isComparable ? place.keys.map(key => baseline.texts.get(key)).find(one => one !== undefined) : undefined
  return then === undefined || (then[0] === expected) === (then[1] === actual)
}

/**
 * Compares texts that contain numbers of orders, which each side gives in its own way: the server's text must contain its own number
 * of each order that both sides have shown, and some text for the others. Undefined if the text contains none.
 */
const sameNumbers = (expected: string, actual: string, { ids }: Around): boolean | undefined => {
  const numbers = expected.match(orderNumbers)
  if (!numbers) return undefined
  return actual.trim() !== '' && numbers.every(number => actual.includes(ids.numberFor(number) ?? ''))
}

/** Numbers that name something, such as an account at a bank. */
const isNumberOfSomething = /^\d{8,}$/

/** Whether both texts are numbers that each side had at the same place in the baseline: a record has copied them. Source: MDL-24. */
const isCopy = (expected: string, actual: string, { baseline, records }: Around): boolean =>
  !records &&
  isNumberOfSomething.test(expected) &&
  isNumberOfSomething.test(actual) &&
  [...baseline.texts.values()].some(([here, there]) => here === expected && there === actual)

const copyKey = (expected: string, { name }: Place): string => `${name} ${expected}`

/**
 * Whether a text is a copy on both sides or may be none: where a new record of the reference shows a text that it had in a field of
 * the same name before, as a favorite has the name of its product, the server shows its own text for it. Source: MDL-27.
 */
const isCopied = (expected: string, actual: string, place: Place, { baseline }: Around): boolean => {
  const own = baseline.copies.get(copyKey(expected, place))
  return own === undefined || own.has(actual)
}

const sameText = (expected: string, actual: string, place: Place, around: Around): boolean => {
  if (shapeOnly.test(place.name)) {
    if (isInRecord(place) || around.isById) around.ids.learnNumber(expected, actual)
    return (expected === '') === (actual === '')
  }
  if (around.choices.has(place.name)) return !around.strict
  const numbered = sameNumbers(expected, actual, around)
  if (numbered !== undefined) return numbered
  const known = knownAt(around, place)
  if (dateTime.test(expected) && dateTime.test(actual)) return sameTime(expected, actual, known, around)
  if (isAsBefore(expected, actual, place, around) || isCopy(expected, actual, around)) return true
  // A sum that each side had of its own may have become one that a state names.
  const hasMovedAlike = known && movedAlike(known, expected, actual)
  if (hasMovedAlike !== undefined) return hasMovedAlike
  if (around.texts.has(expected.trim()) || around.texts.has(actual.trim())) return false
  if (known) return true
  const isFigure = /\d/.test(expected) && /^[-\d.,~%+ ]+$/.test(expected)
  return isFigure
    ? !around.strict
    : around.records || (changedAlike(expected, actual, place, around) && isCopied(expected, actual, place, around))
}

/** Compares two values that are neither lists nor records, with the tolerances for ids, times and freely worded texts. */
const same = (expected: unknown, actual: unknown, place: Place, around: Around): boolean => {
  if ((expected ?? null) === (actual ?? null) || ofEverybody.test(place.field)) return true
  const known = knownAt(around, place)
  if (known && known[0] === expected && known[1] === actual) return true
  const kind = kindOfField(place.name, around.path)
  if (kind && typeof expected === 'number' && typeof actual === 'number') return sameId(expected, actual, kind, around)
  const [a, b] = [hundredths(expected), hundredths(actual)]
  if (a !== undefined && a === b) return true
  if (typeof expected === 'string' && typeof actual === 'string') return sameText(expected, actual, place, around)
  if (known) return movedAlike(known, expected, actual) ?? false
  return !around.strict && typeof expected === typeof actual
}

/**
 * Whether a wait may have changed a figure because of records that only one shop has: the purse of a person also has the commissions
 * that other orders have earned, the balance of a store what is settled, and a plot begins a day later. Records that are read by
 * their id are not affected.
 */
const hasMovedInWait = (expected: unknown, place: Place, { hasWaited, isById }: Around): boolean =>
  hasWaited && !isInRecord(place) && !isById && hundredths(expected) !== undefined

const rememberText = (expected: string, actual: string, place: Place, { baseline }: Around): void => {
  for (const key of place.keys) baseline.texts.set(key, [expected, actual])
  const key = copyKey(expected, place)
  baseline.copies.set(key, (baseline.copies.get(key) ?? new Set()).add(actual))
}

/** Compares two values; while the baseline is taken, differences are recorded instead of returned. */
export const compareScalars = (expected: unknown, actual: unknown, place: Place, around: Around): Difference | undefined => {
  if (around.records && typeof expected === 'string' && typeof actual === 'string') rememberText(expected, actual, place, around)
  if (same(expected, actual, place, around)) return undefined
  if (!around.records && !hasMovedInWait(expected, place, around)) return different(place, expected, actual)
  for (const key of place.keys) around.baseline.values.set(key, [expected, actual])
  return undefined
}
