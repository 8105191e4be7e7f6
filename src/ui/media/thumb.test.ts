import { expect, test } from 'vitest'
import { thumbOf } from './thumb.ts'

// Proves WIR-5.
test.each([
  ['/img/goods/12.svg', '/img/goods/12_300.svg'],
  ['https://shop.test/a.b/c.jpg?v=2', 'https://shop.test/a.b/c_300.jpg?v=2'],
  ['/img/goods/12_400.svg', '/img/goods/12_400.svg'],
  ['/img/goods/12', '/img/goods/12'],
  ['data:image/png;base64,AAAA', 'data:image/png;base64,AAAA'],
  ['', ''],
])('the 300 px thumbnail of %j is %j', (src, expected) => {
  const thumb = thumbOf(src, 300)

  expect(thumb).toBe(expected)
})

test('without a size, the original URL is used', () => {
  expect(thumbOf('/img/goods/12.svg')).toBe('/img/goods/12.svg')
})
