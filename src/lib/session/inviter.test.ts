import { expect, test } from 'vitest'
import { inviterIn } from './inviter.ts'

const addressOf = (text: string) => new URLSearchParams(text)

// Proves STR-7.
test('an invitation is remembered until a new one', () => {
  const before = inviterIn(addressOf(''))
  const named = inviterIn(addressOf('inviter_id=7'))
  const later = inviterIn(addressOf('inviter_id=0'))
  const other = inviterIn(addressOf('inviter_id=9'))

  expect([before, named, later, other]).toEqual([0, 7, 7, 9])
})

test.each(['-1', '1.5', 'seven', '<script>', '99999999999999'])('an invitation by %s is ignored', text => {
  inviterIn(addressOf('inviter_id=7'))

  const inviter = inviterIn(addressOf(new URLSearchParams({ inviter_id: text }).toString()))

  expect(inviter).toBe(7)
})
