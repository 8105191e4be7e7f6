import { expect, test } from 'vitest'
import { phaseOf } from './phase.ts'

const times = { start_time: '2026-06-15 10:00:00', end_time: '2026-06-15 12:00:00' }

test.each([
  [new Date(2026, 5, 15, 9, 59, 59), '0'],
  [new Date(2026, 5, 15, 10, 0, 0), '1'],
  [new Date(2026, 5, 15, 12, 0, 0), '1'],
  [new Date(2026, 5, 15, 12, 0, 1), '2'],
])('at %s a campaign from ten to twelve is at phase %s', (now, expected) => {
  const phase = phaseOf(times, now)

  expect(phase).toBe(expected)
})

test('what the server says counts more than the clock of the browser', () => {
  const phase = phaseOf({ ...times, status: 2 }, new Date(2026, 5, 15, 11))

  expect(phase).toBe('2')
})
