import { expect, it } from 'vitest'
import { failureOf, oddTextIn, type Seen } from './failure.ts'

const usual: Seen = { rests: true, path: '/carts', hasMain: true, hasAlert: false, size: 1000 }

// Proves DEG-3.
it.each([
  [{ error: 'TypeError' }, 'throws: TypeError'],
  [{ hasMain: false }, 'is blank'],
  [{ replacedBy: 'error.broken' }, 'is replaced by error.broken'],
  [{ rests: false }, 'never stops loading'],
  [{ path: '/login' }, 'leads away to /login'],
  [{ size: 150, hasAlert: true }, 'shows nothing but an error'],
  [{ size: 150 }, 'shows next to nothing'],
  [{ odd: 'NaN' }, 'says "NaN"'],
])('%j is a failure', (change, failure) => {
  expect(failureOf({ ...usual, ...change }, usual, 10)).toBe(failure)
})

// Proves DEG-3.
it('is content with an error beside the rest, and with a page that is empty without its one text', () => {
  expect(failureOf({ ...usual, size: 800, hasAlert: true }, usual, 10)).toBeUndefined()
  expect(failureOf({ ...usual, size: 20 }, usual, 980)).toBeUndefined()
})

// Proves DEG-3.
it.each([
  ['¥NaN', 'NaN'],
  ['by undefined', 'undefined'],
  ['[object Object]', '[object Object]'],
  ['Nantes', undefined],
])('reads in %j %j', (text, odd) => {
  expect(oddTextIn(text)).toBe(odd)
})
