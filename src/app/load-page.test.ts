import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { loadPage, LoadingError } from './load-page.ts'

beforeEach(() => {
  vi.useFakeTimers()
  vi.spyOn(console, 'error').mockReturnValue()
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

it('returns the module of a page', async () => {
  const page = await loadPage(() => Promise.resolve('code'))

  expect(page).toBe('code')
})

// Proves RTE-9.
it('throws a loading error if the code fails to load', async () => {
  const failed = vi.fn()
  void loadPage(() => Promise.reject(new Error('offline'))).catch(failed)

  await vi.runAllTimersAsync()

  expect(failed.mock.calls[0]?.[0]).toBeInstanceOf(LoadingError)
})

// Proves RTE-9.
it('throws a loading error after 120 seconds', async () => {
  const failed = vi.fn()
  void loadPage(() => new Promise(() => {})).catch(failed)

  await vi.advanceTimersByTimeAsync(119_999)
  const before = failed.mock.calls.length
  await vi.advanceTimersByTimeAsync(1)

  expect(before).toBe(0)
  expect(failed.mock.calls[0]?.[0]).toBeInstanceOf(LoadingError)
})
