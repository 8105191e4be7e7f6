import { timeOf } from './clock.ts'
import { text } from './text.ts'
import { wireTime } from './wire-time.ts'

/** Placeholder for a missing value. */
export const nothing = '-'

type Amount = string | number | null | undefined

const isAmount = (value: Amount): value is string | number =>
  value !== null && value !== undefined && value !== '' && Number.isFinite(Number(value))

const grouped = (digits: string) => digits.replace(/\B(?=(\d{3})+$)/g, ',')

/** Rounds half up to `digits` decimals, by the decimal digits of the text: 1.005 becomes 1.01. Source: AMT-3. */
export const formatFloat = (value: string | number, digits = 2): number => {
  const number = Number(value)
  const [mantissa, exponent = '0'] = String(Math.abs(number)).split('e')
  const scaled = Math.round(Number(`${mantissa}e${Number(exponent) + digits}`))
  const rounded = scaled > Number.MAX_SAFE_INTEGER ? Math.abs(number) : Number(`${scaled}e${-digits}`)
  return Math.sign(number) * rounded || 0
}

const decimals = (value: string | number): { sign: string; whole: string; part: string } => {
  const number = formatFloat(value)
  const [whole = '0', part = '00'] = Math.abs(number).toFixed(2).split('.')
  return { sign: number < 0 ? '-' : '', whole: grouped(whole), part }
}

/** Formats money of the wire: `'1234.5'` becomes `¥1,234.50`. */
export const formatMoney = (value: Amount): string => {
  if (!isAmount(value)) return nothing
  const { sign, whole, part } = decimals(value)
  return `${sign}¥${whole}.${part}`
}

/**
 * Formats a count, with separators of thousands: `12345` becomes `12,345`. A text that is no number stays as it is.
 * @param digits decimals to show; default: those of the value.
 */
export const formatCount = (value: string | number, digits?: number): string => {
  if (!isAmount(value)) return String(value)
  const written = digits === undefined ? String(value) : formatFloat(value, digits).toFixed(digits)
  return written.replace(/^-?\d+/, whole => grouped(whole))
}

/** Formats points: `'120.00'` becomes `120`; decimals are shown unless they are 0. */
export const formatPoints = (value: Amount): string => {
  if (!isAmount(value)) return nothing
  const { sign, whole, part } = decimals(value)
  return `${sign}${whole}${part === '00' ? '' : `.${part}`}`
}

/** Matches ISO times of other servers, which contain their zone; times of the wire are in the shop's zone. */
const namesZone = /T.*(Z|[+-]\d{2}:?\d{2})$/i

/** The times whose year has four digits. */
const span = [timeOf('0001-01-01 00:00:00'), timeOf('9999-12-31 23:59:59')] as const

const momentOf = (value: string): number => {
  if (namesZone.test(value)) return Date.parse(value)
  return timeOf(/^\d{4}-\d{2}-\d{2}$/.test(value) ? `${value} 00:00:00` : value)
}

/** Characters of a written time, by how precise it is. */
const lengths = { date: 10, minute: 16, dateTime: 19 } as const

/**
 * Formats a time of the wire in the shop's time zone, wherever the device is: the device's own zone may skip an hour when
 * daylight saving starts. Source: FMT-2.
 */
export const formatDateTime = (value: string | null | undefined, as: 'date' | 'minute' | 'dateTime' = 'dateTime'): string => {
  const time = value ? momentOf(value) : Number.NaN
  if (!(time >= span[0] && time <= span[1])) return nothing
  const written = wireTime(time)
  return written.slice(0, lengths[as])
}

const two = (number: number) => String(number).padStart(2, '0')

/** Formats a remaining time: `d 天 hh 时 mm 分 ss 秒`, or `hh : mm : ss` without whole days. Source: FMT-1. */
export const formatCountdown = (seconds: number, withDays = true): string => {
  const left = Math.max(0, Math.floor(seconds) || 0)
  const [d, h, m, s] = [
    Math.floor(left / 86_400),
    two(Math.floor(left / 3600) % 24),
    two(Math.floor(left / 60) % 60),
    two(left % 60),
  ]
  return withDays ? text('format.countdown', { d, h, m, s }) : `${h} : ${m} : ${s}`
}
