import { expect, test } from 'vitest'
import { axisText, datedPoints, dateOf, isRunning, numText, pointsUntil, timeText } from './trend.ts'

test.each([
  ['2026-06-15', 'short', 'Jun 15'],
  ['2026-06-15', 'long', 'Mon, June 15, 2026'],
  ['2026-06', 'short', 'Jun 2026'],
  ['2026-06', 'long', 'June 2026'],
  ['2026', 'short', '2026'],
] as const)('%s is formatted for %s as %s', (time, as, expected) => {
  const text = timeText(time, as, 'en')

  expect(text).toBe(expected)
})

test.each(['2026-06-15', '2026-06', '2026'])('%s begins at midnight in UTC', time => {
  const date = dateOf(time)

  expect(date.toISOString().startsWith(time)).toBe(true)
  expect(date.toISOString().endsWith('T00:00:00.000Z')).toBe(true)
})

// Proves DSH-9.
test('the axis abbreviates large sums in the current language', () => {
  const texts = ['en', 'zh-cn'].map(language => axisText(12_345, 'money', language))

  expect(texts).toEqual(['¥12.3K', '¥1.2万'])
})

// Proves DSH-9.
test('the tooltip shows the exact sum', () => {
  const texts = [numText('12345.60', 'money'), numText(7, 'count')]

  expect(texts).toEqual(['¥12,345.60', '7'])
})

// Proves TOL-1.
test('a point without a date is left out', () => {
  const points = datedPoints(['2026-06', '', 'soon', '42', '2026-13'].map(time => ({ time, num: 1 })))

  expect(points).toEqual([{ time: '2026-06', num: 1 }])
})

// Proves DSH-11.
test.each([
  [
    ['2026-06-14', '2026-06-15', '2026-06-16'],
    ['2026-06-14', '2026-06-15'],
  ],
  [
    ['2026-05', '2026-06', '2026-07'],
    ['2026-05', '2026-06'],
  ],
  [['2027'], []],
])('of %j a chart shows %j', (times, expected) => {
  const points = pointsUntil(
    times.map(time => ({ time, num: 0 })),
    '2026-06-15 10:00:00',
  )

  expect(points.map(({ time }) => time)).toEqual(expected)
})

// Proves DSH-11.
test('the day, the month and the year of today are not over', () => {
  const running = ['2026-06-14', '2026-06-15', '2026-06', '2026', '2025'].filter(time =>
    isRunning({ time, num: 1 }, '2026-06-15 10:00:00'),
  )

  expect(running).toEqual(['2026-06-15', '2026-06', '2026'])
})
