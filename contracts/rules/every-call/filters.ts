import { accountFor } from '#contracts/states/ready-accounts.ts'
import type { Endpoint } from '#contracts/api/kit/endpoint.ts'
import { OK } from '#contracts/api/kit/envelope.ts'
import { reservedKeys } from '#contracts/api/kit/list-query.ts'
import { allRows, pageAt, pagedCalls, keyOf, type Row } from './lists.ts'
import { shown } from '../first-difference.ts'
import { Broken, must, Pointless, sampleOf, type Rule, type Shop } from '../rule.ts'

/** A condition as it is sent, and the values that it keeps. */
type Condition = { readonly sent: string | readonly string[]; readonly keeps: (value: unknown) => boolean }

const numeric = /^-?\d+(\.\d+)?$/
const moment = /^\d{4}-\d{2}-\d{2} /
/** A time in another notation is not what a server compares with. */
const zoned = /^\d{4}-\d{2}-\d{2}T/
const word = /^[\p{L}\p{N}]+$/u

const textOf = (value: unknown): string => String(value ?? '').toLowerCase()

/** Negative if a sorts before b: numbers and money are compared as numbers, everything else as text. */
const compare = (a: unknown, b: unknown): number =>
  numeric.test(String(a)) && numeric.test(String(b))
    ? Number(a) - Number(b)
    : textOf(a) < textOf(b)
      ? -1
      : textOf(a) > textOf(b)
        ? 1
        : 0

const ordered = (value: string, other: string): Condition[] => {
  const [low, high] = compare(value, other) <= 0 ? [value, other] : [other, value]
  return [
    { sent: `${value}|gt`, keeps: own => compare(own, value) > 0 },
    { sent: `${value}|lt`, keeps: own => compare(own, value) < 0 },
    { sent: `${value}|ngt`, keeps: own => compare(own, value) >= 0 },
    { sent: `${value}|nlt`, keeps: own => compare(own, value) <= 0 },
    { sent: `${low},${high}|between`, keeps: own => compare(own, low) >= 0 && compare(own, high) <= 0 },
    { sent: [low, high], keeps: own => compare(own, low) >= 0 && compare(own, high) < 0 },
  ]
}

const pieces = (value: string): string[] =>
  value
    .split('')
    .flatMap((_, at) => [value.slice(at, at + 2), value.slice(at, at + 1)])
    .filter(piece => word.test(piece))

/** A piece of `own` that distinguishes an operator from similar ones: some rows match, others contain it elsewhere. */
const telling = (
  own: readonly string[],
  all: readonly string[],
  fits: (text: string, piece: string) => boolean,
): string | undefined =>
  own.find(piece => all.some(text => text.includes(piece) && !fits(text, piece)) && all.some(text => fits(text, piece))) ?? own[0]

const textual = (value: string, all: readonly string[]): Condition[] => {
  const texts = all.map(textOf)
  const own = textOf(value)
  const part = telling(pieces(own), texts, (text, piece) => text.indexOf(piece) > 0)
  const start = telling(
    [...texts, own].map(text => text.slice(0, 1)).filter(piece => word.test(piece)),
    texts,
    (text, piece) => text.startsWith(piece),
  )
  const end = telling(
    [...texts, own].map(text => text.slice(-1)).filter(piece => word.test(piece)),
    texts,
    (text, piece) => text.endsWith(piece),
  )
  return [
    ...(part ? [{ sent: `${part}|like`, keeps: (text: unknown) => textOf(text).includes(part) }] : []),
    ...(start ? [{ sent: `${start}|likeRight`, keeps: (text: unknown) => textOf(text).startsWith(start) }] : []),
    ...(end ? [{ sent: `${end}|likeLeft`, keeps: (text: unknown) => textOf(text).endsWith(end) }] : []),
  ]
}

/** Conditions on a column, built from two of its values. */
const conditionsOn = (value: string, other: string, all: readonly string[], isCode: boolean): Condition[] => [
  { sent: value, keeps: own => compare(own, value) === 0 },
  { sent: `${value},${other}|in`, keeps: own => compare(own, value) === 0 || compare(own, other) === 0 },
  ...(isCode ? [] : numeric.test(value) || moment.test(value) ? ordered(value, other) : textual(value, all)),
]

const isSendable = (value: unknown): value is string | number =>
  typeof value === 'number' ||
  (typeof value === 'string' && value !== '' && value.length < 60 && !/[|,]|^\//.test(value) && !zoned.test(value))

/** A column with prices in some rows and ranges of prices in others is made for display and cannot be compared. */
const isMixed = (values: readonly string[]): boolean =>
  values.some(value => numeric.test(value)) && !values.every(value => numeric.test(value))

/** Digits that are text, such as codes of areas: servers compare them as text or as numbers. */
const isCodes = (rows: readonly Row[], column: string): boolean =>
  rows.every(row => typeof row[column] !== 'number') && rows.some(row => /^\d+$/.test(String(row[column])))

/** Two different values of a column, if it has two. */
const twoOf = (rows: readonly Row[], column: string): [string, string] | undefined => {
  const values = [
    ...new Set(
      rows
        .map(row => row[column])
        .filter(isSendable)
        .map(String),
    ),
  ].toSorted(compare)
  const middle = values[Math.floor(values.length / 2)]
  return middle === undefined || isMixed(values) ? undefined : [middle, values[Math.floor(values.length / 4)] ?? middle]
}

const check = async (
  shop: Shop,
  to: Endpoint,
  column: string,
  { sent, keeps }: Condition,
  rows: readonly Row[],
  whole: boolean,
): Promise<void> => {
  const page = await pageAt(shop, to, { per_page: 400, [column]: sent })
  const where = `data.data[].${column} where ${column}=${typeof sent === 'string' ? sent : sent.join(',')}`
  const stranger = page.stored.find(row => !keeps(row[column]))
  if (stranger) throw new Broken(where, 'only rows that match the condition', shown(stranger[column]))
  const fitting = rows.filter(row => keeps(row[column]))
  // In databases no comparison with null is true; whether such a row matches is up to the server.
  const wanted = fitting.filter(row => row[column] !== null)
  const lost = whole ? wanted.find(row => !page.stored.some(one => keyOf(one) === keyOf(row))) : undefined
  if (lost) throw new Broken(where, `the row ${keyOf(lost)}, which matches the condition`, `${page.data.length} rows without it`)
  const agrees = page.total >= wanted.length && page.total <= fitting.length
  must(!whole || agrees, `data.total where ${column}=${String(sent)}`, String(wanted.length), page.total)
}

/** Lists that accept any column as a condition. */
const filteredCalls: readonly Endpoint[] = pagedCalls.filter(({ errors = [] }) => errors.includes('unknownColumn'))

/** A server may refuse conditions on columns that it does not store as shown; it must apply those that it accepts. */
const isTaken = async (shop: Shop, to: Endpoint, column: string, value: string): Promise<boolean> => {
  const { params } = sampleOf(shop, to)
  return (await shop.send(to, { params, query: { per_page: 1, [column]: value } }, accountFor(to))).code === OK
}

/** Each operator keeps all rows that match and no others. Source: LST-4. */
export const filterRules: readonly Rule[] = filteredCalls.map(to => ({
  name: 'Each condition on a column, with each operator, keeps all rows that match and no others.',
  about: [to],
  source: 'LST-3, LST-4',
  run: async shop => {
    if ((await pageAt(shop, to, { per_page: 1 })).total < 2) await shop.given(...sampleOf(shop, to).given)
    const { rows, whole } = await allRows(shop, to)
    if (rows.length === 0) throw new Pointless('The list is empty.')
    const reserved: readonly string[] = reservedKeys
    for (const column of Object.keys(rows[0] ?? {}).filter(name => !reserved.includes(name))) {
      const values = twoOf(rows, column)
      if (!values || !(await isTaken(shop, to, column, values[0]))) continue
      for (const condition of conditionsOn(
        ...values,
        rows
          .map(row => row[column])
          .filter(isSendable)
          .map(String),
        isCodes(rows, column),
      ))
        await check(shop, to, column, condition, rows, whole)
    }
  },
}))
