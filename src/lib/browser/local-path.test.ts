import { expect, test } from 'vitest'
import { localPath, loginPathWithBack } from './local-path.ts'

// Proves SES-8.
test.each([
  ['nothing', undefined],
  ['nothing stored', null],
  ['empty text', ''],
  ['a relative path', 'user/orders'],
  ['encoded slashes in front', '%2F%2Fevil.example'],
  ['another host', '//evil.example'],
  ['another host, with a backslash', '/\\evil.example'],
  ['two backslashes', '\\\\evil.example'],
  ['three slashes', '///evil.example'],
  ['a backslash further on', '/user\\orders'],
  ['a whole URL', 'https://evil.example/user'],
  ['a script', 'javascript:alert(1)'],
  ['a script in capitals with a space', ' JavaScript:alert(1)'],
  ['data', 'data:text/html,x'],
  ['an encoded slash', '/%2Fevil.example'],
  ['an encoded slash in lower case', '/%2f/evil.example'],
  ['an encoded backslash', '/%5Cevil.example'],
  ['dots that leave two slashes', '/.//evil.example'],
  ['dots that go up to two slashes', '/x/..//evil.example'],
  ['a tab between the slashes', '/\t/evil.example'],
  ['a line break between the slashes', '/\n/evil.example'],
  ['a carriage return between the slashes', '/\r/evil.example'],
  ['a tab in a script', 'java\tscript:alert(1)'],
  ['a NUL character', '/user\0'],
  ['the login page', '/login'],
  ['the login page with more', '/login?back=/login'],
  ['the login page of a back office', '/Admin/login'],
])('%s is not a valid return path', (_, text) => {
  const path = localPath(text)

  expect(path).toBeUndefined()
})

// Proves SES-7.
test.each([
  ['/', '/'],
  ['/user/orders?status=1&page=2#first', '/user/orders?status=1&page=2#first'],
  ['/s/{"name":"tea"}', '/s/%7B%22name%22:%22tea%22%7D'],
  ['/s/%2F', '/s/%2F'],
  ['/login/of/something', '/login/of/something'],
  ['/user/../carts', '/carts'],
  ['/goods/1?from=//evil.example', '/goods/1?from=//evil.example'],
  ['/user/article/帮助中心', '/user/article/%E5%B8%AE%E5%8A%A9%E4%B8%AD%E5%BF%83'],
])('%s returns to %s', (text, expected) => {
  const path = localPath(text)

  expect(path).toBe(expected)
})

test.each([
  ['/user/orders', 'buyer', '/user/orders'],
  ['/Admin/orders', 'buyer', undefined],
  ['/user/orders', 'admin', undefined],
  ['/Seller/orders', 'seller', '/Seller/orders'],
] as const)('%s in the audience %s returns to %s', (text, audience, expected) => {
  const path = localPath(text, audience)

  expect(path).toBe(expected)
})

// Proves SES-7.
test.each([
  ['/user/orders?page=2', '/login?back=%2Fuser%2Forders%3Fpage%3D2'],
  ['/', '/login'],
  ['//evil.example', '/login'],
  ['/login?back=/carts', '/login'],
  ['/Admin/orders', '/login'],
])('a login required at %s goes to %s', (from, expected) => {
  const path = loginPathWithBack('buyer', from)

  expect(path).toBe(expected)
})
