import { beforeAll, expect, it, vi } from 'vitest'
import { formatCount, formatCountdown, formatDateTime, formatFloat, formatMoney, formatPoints } from './format.ts'
import { setTestTexts } from './test-texts.ts'

beforeAll(async () => {
  await setTestTexts('zh-cn', { format: { countdown: '{{d}} 天 {{h}} 时 {{m}} 分 {{s}} 秒' } })
})

// Proves AMT-3.
it.each([
  [1.005, 1.01],
  ['2.675', 2.68],
  [2.674, 2.67],
  [-1.005, -1.01],
  [0, 0],
  ['12', 12],
  [1e-7, 0],
  [1e21, 1e21],
  [0.1 + 0.2, 0.3],
  [-0.001, 0],
])('%s is rounded to %s', (value, rounded) => {
  expect(formatFloat(value)).toBe(rounded)
})

// Proves AMT-3.
it('rounds to as many decimals as asked for', () => {
  expect([formatFloat(1.25, 1), formatFloat(1.5, 0), formatFloat(1.23456, 4)]).toEqual([1.3, 2, 1.2346])
})

// Proves FMT-3.
it.each([
  [999, undefined, '999'],
  [1234, undefined, '1,234'],
  ['1234567', undefined, '1,234,567'],
  [-12345, undefined, '-12,345'],
  ['1234.5678', undefined, '1,234.5678'],
  [1234.5, 2, '1,234.50'],
  ['H5', undefined, 'H5'],
])('the count %s with %s decimals reads %s', (value, digits, shown) => {
  expect(formatCount(value, digits)).toBe(shown)
})

// Proves TCO-7, FMT-3.
it.each([
  ['12.00', '¥12.00'],
  ['1234567.5', '¥1,234,567.50'],
  ['-8.1', '-¥8.10'],
  [0, '¥0.00'],
  ['', '-'],
  [null, '-'],
  [undefined, '-'],
  ['abc', '-'],
])('money %s reads %s', (value, shown) => {
  expect(formatMoney(value)).toBe(shown)
})

// Proves FMT-3.
it.each([
  ['120.00', '120'],
  ['1200.50', '1,200.50'],
  ['-3.00', '-3'],
  [null, '-'],
])('points %s read %s', (value, shown) => {
  expect(formatPoints(value)).toBe(shown)
})

// Proves TCO-12, FMT-2.
it.each([
  ['2026-11-21 09:48:23', '2026-11-21 09:48:23'],
  ['2026-11-21 09:48', '2026-11-21 09:48:00'],
  [null, '-'],
  ['', '-'],
  ['soon', '-'],
])('the time %s reads %s', (value, shown) => {
  expect(formatDateTime(value)).toBe(shown)
})

// Proves FMT-2, MCK-8.
it.each([
  // This time does not exist in Los Angeles, because daylight saving starts.
  ['2026-03-08 02:30:00', '2026-03-08 02:30:00'],
  ['2026-03-08', '2026-03-08 00:00:00'],
  ['2026-06-15T02:00:00.000000Z', '2026-06-15 10:00:00'],
  ['2026-06-15T02:00:00+02:00', '2026-06-15 08:00:00'],
  ['+275760-09-13T00:00:00Z', '-'],
])('the time %s is shown by the clock of the shop, on a device in Los Angeles, too', (value, shown) => {
  vi.stubEnv('TZ', 'America/Los_Angeles')

  expect(formatDateTime(value)).toBe(shown)

  vi.unstubAllEnvs()
})

// Proves TCO-12.
it('shows only the date on request', () => {
  expect(formatDateTime('2026-11-21 09:48:23', 'date')).toBe('2026-11-21')
})

// Proves FMT-1.
it.each([
  [90_061, '1 天 01 时 01 分 01 秒'],
  [0, '0 天 00 时 00 分 00 秒'],
  [-5, '0 天 00 时 00 分 00 秒'],
  [59.9, '0 天 00 时 00 分 59 秒'],
])('%s seconds are left as %s', (seconds, shown) => {
  expect(formatCountdown(seconds)).toBe(shown)
})

// Proves FMT-1.
it('drops whole days on request', () => {
  expect(formatCountdown(90_061, false)).toBe('01 : 01 : 01')
})
