import { expect, test } from 'vitest'
import { phaseOf } from './phase.ts'

const times = { start_time: '2026-06-15 10:00:00', end_time: '2026-06-15 12:00:00' }

// Proves CMP-1.
test.each([
  ['2026-06-15 09:59:59', '0'],
  ['2026-06-15 10:00:00', '1'],
  ['2026-06-15 12:00:00', '1'],
  ['2026-06-15 12:00:01', '2'],
])('at %s a campaign from ten to twelve is at phase %s', (now, expected) => {
  const phase = phaseOf(times, now)

  expect(phase).toBe(expected)
})

// Proves CMP-1.
test("the server's status takes precedence over the browser's clock", () => {
  const phase = phaseOf({ ...times, status: 2 }, '2026-06-15 11:00:00')

  expect(phase).toBe('2')
})
