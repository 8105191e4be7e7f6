import { expect, test } from 'vitest'
import { timeOf } from './clock.ts'
import { wireTime } from './wire-time.ts'

// Proves WIR-1.
test("a time is formatted in the server's time zone, and parsing it returns the same time", () => {
  const late = Date.UTC(2026, 11, 31, 20)

  const text = wireTime(late)

  expect(text).toBe('2027-01-01 04:00:00')
  expect(timeOf(text)).toBe(late)
})
