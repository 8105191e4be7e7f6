// Proves SES-2.
import { afterEach, describe, expect, it, vi } from 'vitest'
import { audienceOfPath, audiences, loginPathOf } from '#contracts/wire/audience.ts'
import { endSession, keepToken, keepUser, onSessionChange, tokenOf, userOf } from './sessions.ts'
import { recall, remember } from '../browser/storage.ts'

afterEach(() => audiences.forEach(endSession))

const admin = { id: 1, username: 'admin', nickname: 'Ann', avatar: '', is_super: 1 as const, login_time: null, defaultUrl: '' }

describe('the URL', () => {
  it.each([
    ['/Admin/goods', 'admin'],
    ['/shop/Admin/login', 'admin'],
    ['/Admin', 'admin'],
    ['/Seller/orders/wait', 'seller'],
    ['/', 'buyer'],
    ['/admin/goods', 'buyer'],
    ['/Administrators', 'buyer'],
    ['/login?back=/Admin/goods', 'buyer'],
  ] as const)('%s belongs to the %s', (path, audience) => {
    expect(audienceOfPath(path)).toBe(audience)
  })

  // Proves SES-1.
  it('of each login page is its own', () => {
    expect(audiences.map(loginPathOf)).toEqual(['/Admin/login', '/Seller/login', '/login'])
  })
})

describe('three sessions side by side', () => {
  // Proves SES-1, STR-1.
  it('are stored under the keys of the specification', () => {
    audiences.forEach(audience => keepToken(audience, `of ${audience}`))

    expect(['token', 'seller_token', 'admin_token'].map(recall)).toEqual(['of buyer', 'of seller', 'of admin'])
  })

  // Proves SES-1.
  it('end one by one', () => {
    audiences.forEach(audience => keepToken(audience, 'x'))
    keepUser('admin', admin)

    endSession('admin')

    expect(audiences.map(tokenOf)).toEqual([undefined, 'x', 'x'])
    expect(userOf('admin')).toBeUndefined()
  })

  // Proves STR-4.
  it('keep the profile and survive an invalid one', () => {
    keepUser('admin', admin)
    const kept = userOf('admin')
    remember('admin_user', '{"id":')

    expect(kept).toEqual(admin)
    expect(userOf('admin')).toBeUndefined()
  })

  // Proves SES-3.
  it('ignore an empty token', () => {
    keepToken('buyer', '')

    expect(tokenOf('buyer')).toBeUndefined()
  })

  it('tell listeners which audience changed', () => {
    const onChange = vi.fn()
    const stop = onSessionChange(onChange)

    keepToken('seller', 'x')
    endSession('seller')
    stop()
    keepToken('seller', 'y')

    expect(onChange.mock.calls).toEqual([['seller'], ['seller']])
  })
})
