import { afterEach, expect, it, vi } from 'vitest'
import { audiences } from '#contracts/wire/audience.ts'
import { onNewHolder, onTakeover, takeoversOf } from './holder.ts'
import { endSession, keepToken, keepUser } from './sessions.ts'
import { forget, remember } from '../browser/storage.ts'

const admin = { id: 1, username: 'admin', nickname: 'Ann', avatar: '', is_super: 1 as const, login_time: null, defaultUrl: '' }
const clerk = { ...admin, id: 2, username: 'clerk' }

afterEach(() => audiences.forEach(endSession))

// Proves SES-11.
it('a login of another account in another tab is noticed once, when the former profile is removed', () => {
  keepToken('admin', 'first')
  keepUser('admin', admin)
  const listener = vi.fn()
  const stop = onNewHolder(listener)

  // Another tab removes the profile and stores the next token before this tab gets either event.
  forget('admin_user')
  keepToken('admin', 'second')
  keepUser('admin', clerk)
  stop()

  expect(listener.mock.calls).toEqual([['admin', 'other']])
})

// Proves SES-11.
it('a takeover that replaces token and profile at once is noticed, too', () => {
  keepToken('admin', 'first')
  keepUser('admin', admin)
  const before = takeoversOf('admin')
  const listener = vi.fn()
  const stop = onTakeover(listener)

  remember('admin_token', 'second')
  keepUser('admin', clerk)
  stop()

  expect([listener.mock.calls.length, takeoversOf('admin') - before, takeoversOf('buyer')]).toEqual([1, 1, 0])
})

// Proves SES-11, CAL-13.
it('neither a renewed token nor a changed profile is a takeover', () => {
  keepToken('admin', 'first')
  keepUser('admin', admin)
  const listener = vi.fn()
  const stop = onNewHolder(listener)

  keepToken('admin', 'renewed')
  keepUser('admin', { ...admin, nickname: 'Anna' })
  stop()

  expect(listener).not.toHaveBeenCalled()
})

it('signing in and out is reported with the audience of the session', () => {
  const listener = vi.fn()
  const stop = onNewHolder(listener)

  keepToken('seller', 'first')
  endSession('seller')
  stop()

  expect(listener.mock.calls).toEqual([
    ['seller', 'in'],
    ['seller', 'out'],
  ])
})
