import type { Around, Difference, Place } from './compare-values.ts'
import { isFalling } from './known.ts'

export type Row = { readonly id: number; readonly fields: Readonly<Record<string, unknown>> }

/** Records which rows a list contains in the baseline. */
export const remember = (place: Place, expected: readonly Row[], actual: readonly Row[], { baseline }: Around): void => {
  const [key] = place.keys
  if (key !== undefined) baseline.rows.set(key, { expected: expected.map(({ id }) => id), actual: actual.map(({ id }) => id) })
}

/**
 * Kinds of rows that their record always contains completely, even if the record is new: lines of a cart in the group of their
 * store, SKUs and open groups of a product.
 */
const ownLists: readonly string[] = ['carts', 'goods_skus', 'collective_logs']

const nothing: { readonly expected: readonly number[]; readonly actual: readonly number[] } = { expected: [], actual: [] }

/**
 * Whether a row is newer than the baseline. Of a list with several pages whose newest rows come first, rows below the page may move
 * up to it; what appears above its last row is new. It is not always the first: states name ids that may be above those of new rows.
 */
const isNew = (before: readonly number[], isWhole: boolean): ((row: Row) => boolean) => {
  const known = new Set(before)
  const last = before.at(-1) ?? 0
  return ({ id }) => !known.has(id) && (isWhole || id > last)
}

/** Pairs unknown rows that are newer than the baseline, in their order. */
export const learnFresh = (
  place: Place,
  kind: string,
  expected: readonly Row[],
  actual: readonly Row[],
  around: Around,
): Difference | undefined => {
  const { baseline, ids } = around
  const key = place.keys[0] ?? ''
  const isInside = place.field !== 'data' && place.field !== 'data.data'
  const isOwn = ownLists.includes(kind) && isInside
  const before = baseline.rows.get(key) ?? (isOwn ? nothing : undefined)
  const isWhole = isOwn || baseline.whole.has(key)
  // Inside a record are the best of many rows, such as best sellers, or all of them: their ids may fall by chance.
  const isNewestFirst =
    before &&
    !isInside &&
    (around.extent === 'known' || around.extent === 'newest') &&
    [before.expected, before.actual].every(list => list.length > 0 && isFalling(list))
  if (!before || !(isWhole || isNewestFirst)) return undefined
  const [isNewHere, isNewThere] = [isNew(before.expected, isWhole), isNew(before.actual, isWhole)]
  const [wanted, got] = [
    expected.filter(row => isNewHere(row) && ids.actualOf(kind, row.id) === undefined),
    actual.filter(row => isNewThere(row) && ids.expectedOf(kind, row.id) === undefined),
  ]
  if (wanted.length !== got.length)
    return { field: place.field, expected: `${wanted.length} new rows`, actual: `${got.length} new rows` }
  // Oldest first, so that placeholders are numbered in the order of creation.
  const order = (a: Row, b: Row): number => a.id - b.id
  const others = got.toSorted(order)
  wanted.toSorted(order).forEach(({ id }, at) => ids.learn(kind, id, others[at]?.id ?? 0))
  return undefined
}

/**
 * Compares rows inside a record that neither a state nor a step names, such as the permissions of a role. If both sides had equally
 * many in the baseline, it is a difference when one side still has all of them and the other has none.
 */
export const leftOver = (
  place: Place,
  expected: readonly Row[],
  actual: readonly Row[],
  { baseline, hasWaited }: Around,
): Difference | undefined => {
  const before = baseline.rows.get(place.keys[0] ?? '')
  if (!before || hasWaited || place.field === 'data' || place.field === 'data.data') return undefined
  const many = before.expected.length
  if (many === 0 || before.actual.length !== many) return undefined
  const [here, there] = [
    expected.filter(({ id }) => before.expected.includes(id)).length,
    actual.filter(({ id }) => before.actual.includes(id)).length,
  ]
  if (Math.min(here, there) > 0 || Math.max(here, there) < many) return undefined
  return { field: place.field, expected: `${here} of the ${many} rows from before`, actual: `${there} of them` }
}
