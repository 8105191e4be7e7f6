import { expect, test } from 'vitest'
import { besideNumber } from './unit.ts'

test('the currency stands before its number, a weight after it', () => {
  expect(besideNumber('¥')).toEqual({ contentBefore: '¥' })
  expect(besideNumber('kg')).toEqual({ contentAfter: 'kg' })
})
