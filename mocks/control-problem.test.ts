import { expect, test } from 'vitest'
import { ClockRequest, ResetRequest } from './control-requests.ts'
import { readControl } from './control-problem.ts'
import { Fault } from './faults.ts'
import { readSnapshot, worldVersion } from './snapshot.ts'

const world = { version: worldVersion, scale: 1, seededAt: 0, clock: { offset: 0, frozen: 0 }, changes: {} }

// Proves CTL-1, CTL-7.
test.each<[string, () => unknown]>([
  [
    'set: expected a number or a time such as "2026-11-21 09:48:23" or a time such as "2026-11-21 09:48"',
    () => readControl(ClockRequest, { set: 'soon' }),
  ],
  ['scale: expected at least 0.1', () => readControl(ResetRequest, { scale: 0 })],
  ['kind: expected "latency", "envelope401"', () => readControl(Fault, { kind: 'earthquake' })],
  [
    'call: There is no call "GET /stors". Did you mean "GET /stores"?',
    () => readControl(Fault, { kind: 'http500', call: 'GET /stors' }),
  ],
  ['This is not a valid world (data: expected an object, got text).', () => readSnapshot('a world')],
  [
    'This is not a valid world (scale: expected a number, got text; changes.goods.rows.0: expected a number or an object, got null).',
    () => readSnapshot({ ...world, scale: 'large', changes: { goods: { last: 9, rows: [null] } } }),
  ],
  [
    'This is not a valid world (clock: The time is not between 1970 and 2100.).',
    () => readSnapshot({ ...world, clock: { offset: 9e15, frozen: null } }),
  ],
])('a refused request or world is told: %s', (message, read) => {
  expect(read).toThrow(message)
})
