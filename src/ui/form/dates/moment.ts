import dayjs from 'dayjs'

/** Date, then optionally hours, minutes and seconds, with the signs that people type between them. */
const typed = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?:[ T]+(\d{1,2})[:：](\d{2})(?:[:：](\d{2}))?)?$/

const two = (digits: string) => digits.padStart(2, '0')

/**
 * A typed date and time as on the wire, such as `2026-06-15 10:00:00`. A date alone begins at midnight.
 * @returns undefined if there is no such day or time.
 */
export const readMoment = (text: string): string | undefined => {
  const [, year, month = '', day = '', hour = '0', minute = '0', second = '0'] = typed.exec(text.trim()) ?? []
  if (year === undefined) return undefined
  const moment = `${year}-${two(month)}-${two(day)} ${two(hour)}:${two(minute)}:${two(second)}`
  return dayjs(moment).format('YYYY-MM-DD HH:mm:ss') === moment ? moment : undefined
}

/** A value of the wire as its field shows it: without seconds if they are 0. What is no date stays as it was typed. */
export const shownMoment = (value: string): string => (readMoment(value) === value ? value.replace(/:00$/, '') : value)

/** The times that a list offers: every half hour, and the last minute of the day. */
export const times: readonly string[] = [
  ...Array.from({ length: 48 }, (_, half) => `${String(Math.floor(half / 2)).padStart(2, '0')}:${half % 2 ? '30' : '00'}:00`),
  '23:59:59',
]

/** Whether a moment lies between two others, neither included; an empty one sets no limit. */
export const isBetween = (moment: string, after: string, before: string): boolean =>
  (after === '' || moment > after) && (before === '' || moment < before)
