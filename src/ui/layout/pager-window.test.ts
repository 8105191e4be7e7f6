import { expect, test } from 'vitest'
import { pagerWindow } from './pager-window.ts'

// Proves TLI-3.
test.each([
  [1, 1, [1]],
  [3, 7, [1, 2, 3, 4, 5, 6, 7]],
  [1, 12, [1, 2, 3, 4, 5, undefined, 12]],
  [4, 12, [1, 2, 3, 4, 5, undefined, 12]],
  [5, 12, [1, undefined, 4, 5, 6, undefined, 12]],
  [9, 12, [1, undefined, 8, 9, 10, 11, 12]],
  [12, 12, [1, undefined, 8, 9, 10, 11, 12]],
])('page %i of %i shows %j', (page, lastPage, expected) => {
  expect(pagerWindow(page, lastPage)).toEqual(expected)
})
