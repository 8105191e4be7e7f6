import { shown } from '#contracts/rules/first-difference.ts'
import { compareScalars, isInRecord, type Around, type Difference, type Place } from './compare-values.ts'
import { disagreement } from './comparison/agreement.ts'
import { saysIfAny } from './comparison/list-rules.ts'
import { kindOfRows } from './ids.ts'
import { learnFresh, leftOver, remember, type Row } from './unnamed-rows.ts'

type Fields = Readonly<Record<string, unknown>>

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null && !Array.isArray(value)

/** Fields that identify a row; the first one that the row has is used. */
const identities = ['id', 'cart_id', 'order_id', 'goods_id', 'user_id'] as const

const rowsOf = (list: readonly unknown[], name: string): Row[] =>
  list.flatMap(fields => (isFields(fields) && typeof fields[name] === 'number' ? [{ id: fields[name], fields }] : []))

const identityOf = (...lists: (readonly unknown[])[]): string | undefined => {
  const sample = lists.flat()[0]
  return isFields(sample) ? identities.find(name => typeof sample[name] === 'number') : undefined
}

const isUnique = (list: readonly unknown[], name: string): boolean => {
  const rows = rowsOf(list, name)
  return new Set(rows.map(({ id }) => id)).size === rows.length
}

/** The place of a part: of a field or of an element of a list. */
const partOf = ({ field, keys, record, ...place }: Place, step: string, name = place.name): Place => ({
  field: `${field}${step}`,
  keys: keys.map(key => `${key}${step}`),
  record: record && `${record}${step}`,
  name,
})

type Known = Row & { readonly own: number }

const inBoth = (wanted: readonly Known[], got: readonly Row[]): Known[] =>
  wanted.filter(({ id }) => got.some(one => one.id === id))

/** Whether a list is part of a record, and not the reply itself. */
const isPart = ({ field }: Place): boolean => field !== 'data' && field !== 'data.data'

const compareEach = (
  wanted: readonly Known[],
  got: readonly Row[],
  identity: string,
  place: Place,
  around: Around,
): Difference | undefined => {
  const kind = kindOfRows(identity, place.name, around.path)
  for (const { id, own, fields } of wanted) {
    const other = got.find(one => one.id === id)
    const keys = [...place.keys.map(key => `${key}#${own}`), `${kind}#${own}`]
    const record = isPart(place) ? place.record && `${place.record}#${own}` : identity === 'id' ? `${kind}#${own}` : undefined
    const found = compareFields(
      fields,
      other?.fields ?? {},
      { ...place, field: `${place.field}[${identity} ${id}]`, keys, record },
      around,
    )
    if (found) return found
  }
  return undefined
}

const looseKey = ({ keys }: Place): string => `${keys[0]} rows`

/** Excludes rows that only one side shows from later comparisons of this list. */
const loosen = (place: Place, { baseline }: Around): undefined =>
  void baseline.values.set(looseKey(place), ['rows', 'other rows'])

/**
 * Whether a list inside a record is compared only by the rows that the sequence knows: it may show the first few of many rows, or
 * have differed from the beginning.
 */
const isLoose = (place: Place, allKnown: boolean, { baseline }: Around): boolean =>
  baseline.values.has(looseKey(place)) || (!allKnown && isPart(place))

/**
 * Whether the rows come in the same order on both sides. Lists are often ordered by id, and the ids of new records may be above those
 * that states name on one side and below them on the other: the order of such a pair of rows is not compared. Source: MDL-4.
 */
const isOrderedAlike = (wanted: readonly Known[], got: readonly Row[]): boolean => {
  const places = new Map(got.map(({ id }, at) => [id, at]))
  const placeOf = ({ id }: Known): number => places.get(id) ?? 0
  return wanted.every((one, at) =>
    wanted.slice(at + 1).every(later => one.own < later.own !== one.id < later.id || placeOf(one) < placeOf(later)),
  )
}

/** The smallest id that the page of one side can show: where the newest rows come first, older ones are on the next page. */
const lastOf = (rows: readonly Row[], { extent }: Around): number =>
  extent === 'newest' ? Math.min(...rows.map(({ id }) => id)) : 0

const compareRows = (
  expected: readonly Row[],
  actual: readonly Row[],
  identity: string,
  place: Place,
  around: Around,
): Difference | undefined => {
  const { ids, records, isIdRange } = around
  const kind = kindOfRows(identity, place.name, around.path)
  if (records || around.hasWaited || isIdRange) remember(place, expected, actual, around)
  else {
    const fresh = learnFresh(place, kind, expected, actual, around)
    if (fresh) return fresh
  }
  const [lastHere, lastThere] = [lastOf(expected, around), lastOf(actual, around)]
  const wanted: Known[] = expected.flatMap(row => {
    const id = ids.actualOf(kind, row.id)
    return id === undefined || id < lastThere || (isIdRange && !ids.isNamed(kind, row.id)) ? [] : [{ ...row, id, own: row.id }]
  })
  const got = actual.filter(({ id }) => (ids.expectedOf(kind, id) ?? -1) >= lastHere && (!isIdRange || ids.isNamed(kind, id)))
  const left = records ? undefined : leftOver(place, expected, actual, around)
  if (left) return left
  if (around.extent === 'page' || isLoose(place, wanted.length === expected.length && got.length === actual.length, around))
    return compareEach(inBoth(wanted, got), got, identity, place, around)
  const show = (rows: readonly Row[]): string => `${identity} ${shown(rows.map(({ id }) => id))}`
  const known = new Set(got.map(({ id }) => id))
  if (wanted.length !== got.length || wanted.some(({ id }) => !known.has(id))) {
    // A record named by a state, inside another one named by it, must exist from the beginning.
    const isPromised = isInRecord(place) && got.length === 0 && actual.length === 0 && wanted.length === expected.length
    if (records && around.extent !== 'all' && !isPromised) return loosen(place, around)
    return { field: place.field, expected: show(wanted), actual: show(got) }
  }
  const found = compareEach(wanted, got, identity, place, around)
  if (found) return found
  const orderKey = `${place.keys[0]} order`
  if (isOrderedAlike(wanted, got)) return undefined
  if (records) around.baseline.values.set(orderKey, ['order', 'another order'])
  return records || around.baseline.values.has(orderKey) || !isOrdered(place, around)
    ? undefined
    : { field: `${place.field} (order)`, expected: show(wanted), actual: show(got) }
}

/** Whether the order of the rows is compared: only if the baseline of the list was the same on both sides. */
const isOrdered = ({ keys }: Place, { baseline }: Around): boolean => baseline.rows.has(keys[0] ?? '')

/** Values of a list that nothing identifies, in their places. */
const compareInPlace = (
  expected: readonly unknown[],
  actual: readonly unknown[],
  place: Place,
  around: Around,
): Difference | undefined => {
  for (const [at, value] of expected.entries()) {
    const found = compareData(value, actual[at], partOf(place, `[${at}]`), around)
    if (found) return found
  }
  return undefined
}

/** A list with the values that it had in the baseline before all others. */
const oldFirst = (list: readonly unknown[], before: readonly string[]): unknown[] => {
  const isOld = (value: unknown): boolean => before.includes(JSON.stringify(value))
  return [...list.filter(isOld), ...list.filter(value => !isOld(value))]
}

/**
 * Lists are often ordered by id, and the ids of new records may be above those that states name on one side and below them on the
 * other: the place of a new value among old ones is not compared. Source: MDL-4.
 */
const compareUnidentified = (
  expected: readonly unknown[],
  actual: readonly unknown[],
  place: Place,
  around: Around,
): Difference | undefined => {
  const { baseline, records } = around
  const [key = ''] = place.keys
  const textsOf = (list: readonly unknown[]): string[] => list.map(value => JSON.stringify(value))
  if (records) baseline.lists.set(key, [textsOf(expected), textsOf(actual)])
  const found = compareInPlace(expected, actual, place, around)
  const before = baseline.lists.get(key)
  if (!found || records || !before) return found
  return compareInPlace(oldFirst(expected, before[0]), oldFirst(actual, before[1]), place, around) && found
}

const compareLists = (
  expected: readonly unknown[],
  actual: readonly unknown[],
  place: Place,
  around: Around,
): Difference | undefined => {
  const identity = identityOf(expected, actual)
  // A list that was empty in the baseline is complete: every later row is new.
  if (around.records && expected.length + actual.length === 0) remember(place, [], [], around)
  if (identity && isUnique(expected, identity) && isUnique(actual, identity))
    return compareRows(rowsOf(expected, identity), rowsOf(actual, identity), identity, place, around)
  if (around.baseline.values.has(looseKey(place))) return undefined
  if (expected.length !== actual.length) {
    if (around.records) return loosen(place, around)
    if (!around.strict) return undefined
    return {
      field: place.field,
      expected: `${expected.length} items: ${shown(expected)}`,
      actual: `${actual.length} items: ${shown(actual)}`,
    }
  }
  return compareUnidentified(expected, actual, place, around)
}

/** Fields of a page that depend on rows which only one side has. */
const aboutPages: readonly string[] = ['last_page', 'current_page']

const compareFields = (expected: Fields, actual: Fields, place: Place, around: Around): Difference | undefined => {
  const isPage = Array.isArray(expected.data) && 'total' in expected
  const isFree = (name: string): boolean =>
    (around.extent !== 'all' && aboutPages.includes(name)) || (around.isIdRange && name === 'total')
  const isShown = (name: string): boolean => name in actual && !(isPage && isFree(name))
  const names = Object.keys(expected).filter(isShown)
  // Rows before counts: a missing row is the more helpful finding.
  for (const name of names) {
    const below = partOf(place, `.${name}`, name)
    // The rows are compared themselves; each side may have others.
    if (saysIfAny(expected, name) && saysIfAny(actual, name)) continue
    if (isPage && name === 'total' && around.hasWaited) {
      for (const key of below.keys) around.baseline.values.set(key, [expected[name], actual[name]])
      continue
    }
    const isLoose =
      isPage &&
      name === 'total' &&
      around.extent !== 'all' &&
      !isOrdered({ ...place, keys: place.keys.map(key => `${key}.data`) }, around)
    const isFixed = isPage && (around.extent === 'all' || name === 'per_page')
    const rules = isLoose ? { ...around, strict: false } : isFixed ? { ...around, records: false, strict: true } : around
    const found = compareData(expected[name], actual[name], below, rules)
    if (found) return found
  }
  return undefined
}

/**
 * Compares the data of two replies, parsed by the schema of the reply: records that the sequence knows field by field, everything
 * else by what has changed since the baseline.
 * @returns the first difference. Source: MDL-4.
 */
export const compareData = (expected: unknown, actual: unknown, place: Place, around: Around): Difference | undefined => {
  if (Array.isArray(expected) && Array.isArray(actual)) return compareLists(expected, actual, place, around)
  if (isFields(expected) && isFields(actual)) {
    const isInside = place.field !== 'data'
    return compareFields(expected, actual, place, isInside && around.isFresh ? { ...around, strict: false } : around)
  }
  return compareScalars(expected, actual, place, around) ?? disagreement(expected, actual, place, around)
}
