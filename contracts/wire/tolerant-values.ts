import type { z } from 'zod'
import { dateTime, flag, money } from '../api/kit/values.ts'

/** Reads one value of a reply; returns it unchanged if it matches the description. */
export type Reader = (value: unknown) => unknown

const isScalar = (value: unknown): value is string | number | boolean => ['string', 'number', 'boolean'].includes(typeof value)

/** Text: numbers become digits, anything else that is not text becomes empty. Source: TOL-2. */
export const readText: Reader = value => (typeof value === 'string' ? value : typeof value === 'number' ? String(value) : '')

/** A number: digits and booleans become numbers, anything else becomes 0. Source: TOL-2. */
export const readNumber: Reader = value => {
  if (typeof value === 'number') return value
  const number = isScalar(value) ? Number(value) : 0
  return Number.isNaN(number) ? 0 : number
}

const yes: readonly unknown[] = [true, 1, '1', 'true']

/** A flag as true or false. Source: TOL-3. */
export const readBoolean: Reader = value => yes.includes(value)

/** A flag as 1 or 0. Source: TOL-3. */
const readFlag: Reader = value => (value === 0 || value === 1 ? value : Number(yes.includes(value)))

/** An amount with two decimals; a missing amount stays empty, because 0.00 would be a price. Source: TOL-4. */
const readMoney: Reader = value => {
  if (!isScalar(value) || value === '') return ''
  const amount = Number(value)
  if (Number.isNaN(amount)) return ''
  return typeof value === 'string' && /\.\d{2}$/.test(value) ? value : amount.toFixed(2)
}

const twoDigits = (part: number): string => String(part).padStart(2, '0')

const localTime = (date: Date): string =>
  [date.getFullYear(), date.getMonth() + 1, date.getDate()].map(twoDigits).join('-') +
  ` ${[date.getHours(), date.getMinutes(), date.getSeconds()].map(twoDigits).join(':')}`

/** Local time: ISO times are converted, missing seconds are added. Source: TOL-5. */
const readDateTime: Reader = value => {
  const text = readText(value) as string
  if (/^\d{4}-\d{2}-\d{2} \d{2}:\d{2}$/.test(text)) return `${text}:00`
  const date = /^\d{4}-\d{2}-\d{2}T.*(Z|[+-]\d{2}:?\d{2})$/.test(text) ? new Date(text) : undefined
  return date && !Number.isNaN(date.getTime()) ? localTime(date) : text
}

/** The named kinds of values of the contract, and how each is read. */
export const namedReaders: ReadonlyMap<z.core.$ZodType, Reader> = new Map<z.core.$ZodType, Reader>([
  [money, readMoney],
  [dateTime, readDateTime],
  [flag, readFlag],
])
