import { afterEach, describe, expect, it, vi } from 'vitest'
import { localPath, loginPathWithBack } from './local-path.ts'
import { areaOfPath, areas, endSession, keepToken, keepUser, loginPathOf, onSessionChange, tokenOf, userOf } from './sessions.ts'
import { recall, remember } from './storage.ts'

afterEach(() => areas.forEach(endSession))

const admin = { id: 1, username: 'admin', nickname: 'Ann', avatar: '', is_super: 1 as const, login_time: null, defaultUrl: '' }

describe('the address', () => {
  it.each([
    ['/Admin/goods', 'admin'],
    ['/shop/Admin/login', 'admin'],
    ['/Admin', 'admin'],
    ['/Seller/orders/wait', 'seller'],
    ['/', 'buyer'],
    ['/admin/goods', 'buyer'],
    ['/Administrators', 'buyer'],
    ['/login?back=/Admin/goods', 'buyer'],
  ] as const)('%s belongs to the %s', (path, area) => {
    expect(areaOfPath(path)).toBe(area)
  })

  it('of each login page is its own', () => {
    expect(areas.map(loginPathOf)).toEqual(['/Admin/login', '/Seller/login', '/login'])
  })
})

describe('three sessions side by side', () => {
  it('are kept under the keys of the specification', () => {
    areas.forEach(area => keepToken(area, `of ${area}`))

    expect(['token', 'seller_token', 'admin_token'].map(recall)).toEqual(['of buyer', 'of seller', 'of admin'])
  })

  it('end one by one', () => {
    areas.forEach(area => keepToken(area, 'x'))
    keepUser('admin', admin)

    endSession('admin')

    expect(areas.map(tokenOf)).toEqual([undefined, 'x', 'x'])
    expect(userOf('admin')).toBeUndefined()
  })

  it('keep the profile and survive a spoilt one', () => {
    keepUser('admin', admin)
    const kept = userOf('admin')
    remember('admin_user', '{"id":')

    expect(kept).toEqual(admin)
    expect(userOf('admin')).toBeUndefined()
  })

  it('ignore an empty token', () => {
    keepToken('buyer', '')

    expect(tokenOf('buyer')).toBeUndefined()
  })

  it('tell who listens which area changed', () => {
    const heard = vi.fn()
    const stop = onSessionChange(heard)

    keepToken('seller', 'x')
    endSession('seller')
    stop()
    keepToken('seller', 'y')

    expect(heard.mock.calls).toEqual([['seller'], ['seller']])
  })
})

describe('a return path', () => {
  it.each(['/carts', '/user/order/3?tab=1#top', '/s/eyJhIjoxfQ%3D%3D', '/'])('%s is followed', path => {
    expect(localPath(path)).toBe(path)
  })

  it.each([
    '//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    'javascript:alert(1)',
    'https://evil.example',
    '',
    'carts',
    '/\t/evil.example',
    '/a\\b',
    '/login',
    '/Admin/login?back=/x',
    '/.//evil.example',
    '/%2f/evil.example',
    '/%5Cevil.example',
    '%2F%2Fevil.example',
    undefined,
    null,
  ])('%s is refused', path => {
    expect(localPath(path)).toBeUndefined()
  })

  it('is followed in its own area only', () => {
    expect([localPath('/Admin/goods', 'admin'), localPath('/Admin/goods', 'seller')]).toEqual(['/Admin/goods', undefined])
  })

  it('travels with the login page', () => {
    const paths = [
      loginPathWithBack('buyer', '/carts?a=1'),
      loginPathWithBack('buyer', '/'),
      loginPathWithBack('admin', '/Admin/login'),
    ]

    expect(paths).toEqual(['/login?back=%2Fcarts%3Fa%3D1', '/login', '/Admin/login'])
  })
})
