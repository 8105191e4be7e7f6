import { afterEach, expect, it, vi } from 'vitest'
import { learnTime, serverTime, timeOf } from './clock.ts'

afterEach(() => {
  learnTime(new Date(Date.now()).toUTCString())
  vi.useRealTimers()
})

// Proves WIR-1, MCK-8.
it("parses times of the wire in the server's time zone, wherever the shopper is", () => {
  expect(timeOf('2026-06-15 10:00:00')).toBe(Date.UTC(2026, 5, 15, 2))
})

// Proves WIR-2.
it("follows the server's clock if the device's clock is wrong", () => {
  vi.useFakeTimers({ now: Date.UTC(2026, 5, 15, 2) })

  learnTime('Mon, 15 Jun 2026 03:00:00 GMT')

  expect(serverTime()).toBe(Date.UTC(2026, 5, 15, 3))
})

// Proves WIR-2.
it('ignores the latency of a response', () => {
  vi.useFakeTimers({ now: Date.UTC(2026, 5, 15, 2) + 900 })

  learnTime('Mon, 15 Jun 2026 02:00:00 GMT')

  expect(serverTime()).toBe(Date.UTC(2026, 5, 15, 2) + 900)
})
