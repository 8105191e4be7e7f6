import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { loadTwice } from './load-twice.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

// Proves RTE-9.
it('brings a part that comes at the second try, half a second later', async () => {
  const load = vi.fn<() => Promise<string>>().mockRejectedValueOnce(new Error('reset')).mockResolvedValue('code')
  const part = loadTwice(load)

  await vi.advanceTimersByTimeAsync(499)
  const before = load.mock.calls.length
  await vi.advanceTimersByTimeAsync(1)

  expect(before).toBe(1)
  expect(await part).toBe('code')
})

it('asks once for what comes', async () => {
  const load = vi.fn(() => Promise.resolve('code'))

  const part = await loadTwice(load)

  expect(part).toBe('code')
  expect(load).toHaveBeenCalledOnce()
})

// Proves RTE-9.
it('throws what the second try throws', async () => {
  const load = vi.fn<() => Promise<string>>().mockRejectedValueOnce(new Error('reset')).mockRejectedValue(new Error('offline'))
  const failed = vi.fn()
  void loadTwice(load).catch(failed)

  await vi.advanceTimersByTimeAsync(500)

  expect(failed).toHaveBeenCalledWith(new Error('offline'))
})
