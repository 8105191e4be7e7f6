import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { http } from '#src/lib/http/call.ts'
import { codeLasts, paidPoll } from './paid-poll.ts'

/** The server's next reply; throws for a lost connection. */
let answer: () => unknown
const requested = vi.fn(() => answer())
const { adapter } = http.defaults
beforeAll(() => {
  http.defaults.adapter = async config => {
    const data = JSON.stringify({ code: 200, msg: 'ok', data: requested() })
    return { data, status: 200, statusText: 'OK', headers: {}, config }
  }
})
afterAll(() => {
  if (adapter) http.defaults.adapter = adapter
})
beforeEach(() => {
  vi.useFakeTimers()
  vi.spyOn(console, 'error').mockReturnValue()
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  requested.mockClear()
})

const unpaid = { code: 'fail', msg: 'unpaid' }
const broken = () => {
  throw new Error('The connection was lost.')
}
const start = () => {
  const leave = new AbortController()
  const events: string[] = []
  const ended = vi.fn<(paid: boolean) => void>()
  void paidPoll(1, leave.signal, state => events.push(state)).then(ended)
  return { leave, events, ended, seconds: (count: number) => vi.advanceTimersByTimeAsync(count * 1000) }
}

// Proves PAY-7.
test('a payment ends the polling', async () => {
  answer = () => unpaid
  const { ended, seconds } = start()
  await seconds(2)

  answer = () => []
  await seconds(1)

  expect(ended).toHaveBeenCalledWith(true)
  expect(requested).toHaveBeenCalledTimes(3)
})

// Proves PAY-11.
test('an unpaid code expires, which ends the polling', async () => {
  answer = () => unpaid
  const { ended, events, seconds } = start()

  await seconds(codeLasts / 1000)
  const calls = requested.mock.calls.length
  await seconds(60)

  expect(events.at(-1)).toBe('expired')
  expect(ended).toHaveBeenCalledWith(false)
  expect(requested).toHaveBeenCalledTimes(calls)
})

test('three failed requests in a row are reported, and a response clears the report', async () => {
  answer = broken
  const { events, seconds } = start()

  await seconds(3)
  answer = () => unpaid
  await seconds(1)

  expect(events).toEqual(['waiting', 'waiting', 'unanswered', 'waiting'])
})

// Proves PAY-11.
test('an abort ends the polling', async () => {
  answer = () => unpaid
  const { leave, ended, events, seconds } = start()
  await seconds(2)

  leave.abort()
  await seconds(60)

  expect(requested).toHaveBeenCalledTimes(2)
  expect(events).toEqual(['waiting', 'waiting'])
  expect(ended).toHaveBeenCalledWith(false)
})

// Proves PAY-11.
test("setting the device's clock back does not extend the polling", async () => {
  answer = () => unpaid
  const { ended, seconds } = start()
  await seconds(2)

  vi.setSystemTime(Date.now() - 3_600_000)
  await seconds(codeLasts / 1000)

  expect(ended).toHaveBeenCalledWith(false)
})
