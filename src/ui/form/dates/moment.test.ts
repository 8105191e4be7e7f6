import { expect, test } from 'vitest'
import { isBetween, readMoment, shownMoment, times } from './moment.ts'

// Proves TCO-28.
test.each([
  ['2026-06-15 10:00:00', '2026-06-15 10:00:00'],
  ['2026-6-5 9:30', '2026-06-05 09:30:00'],
  ['2026/06/15 23:59:59', '2026-06-15 23:59:59'],
  [' 2026-06-15T08：15 ', '2026-06-15 08:15:00'],
  ['2026-06-15', '2026-06-15 00:00:00'],
])('reads %s as %s', (text, moment) => {
  const read = readMoment(text)

  expect(read).toBe(moment)
})

// Proves TCO-28.
test.each(['', 'tomorrow', '2026-02-30 10:00', '2026-13-01', '2026-06-15 24:00', '2026-06-15 10:61', '2026-06-15 10'])(
  'refuses "%s"',
  text => {
    const read = readMoment(text)

    expect(read).toBeUndefined()
  },
)

test.each([
  ['2026-06-15 10:00:00', '2026-06-15 10:00'],
  ['2026-06-15 23:59:59', '2026-06-15 23:59:59'],
  ['next week', 'next week'],
  ['', ''],
])('shows %s as %s', (value, text) => {
  const shown = shownMoment(value)

  expect(shown).toBe(text)
})

test('offers every half hour and the end of the day', () => {
  const offered = [times[0], times[1], times[47], times[48], times.length]

  expect(offered).toEqual(['00:00:00', '00:30:00', '23:30:00', '23:59:59', 49])
})

test.each([
  ['2026-06-15 10:00:00', '2026-06-15 10:00:00', '', false],
  ['2026-06-15 10:30:00', '2026-06-15 10:00:00', '', true],
  ['2026-06-15 10:30:00', '', '2026-06-15 10:30:00', false],
  ['2026-06-15 10:30:00', '', '', true],
])('%s after "%s" and before "%s": %s', (moment, after, before, expected) => {
  const lies = isBetween(moment, after, before)

  expect(lies).toBe(expected)
})
