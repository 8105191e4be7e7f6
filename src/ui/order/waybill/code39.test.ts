import { expect, test } from 'vitest'
import { barcodeOf } from './code39.ts'

// Proves DLV-5.
test('each character has five bars, as do start and stop', () => {
  const barcode = barcodeOf('A')

  expect(barcode?.bars).toHaveLength(15)
  expect(barcode?.width).toBe(3 * 15 + 2)
})

// Proves DLV-5.
test('each bar begins where the previous bar and its gap end', () => {
  const barcode = barcodeOf('7')

  expect(barcode?.bars.slice(0, 6)).toEqual([
    { at: 0, width: 1 },
    { at: 4, width: 1 },
    { at: 6, width: 3 },
    { at: 10, width: 3 },
    { at: 14, width: 1 },
    { at: 16, width: 1 },
  ])
})

// Proves DLV-5.
test('lower-case letters are encoded as upper-case', () => {
  expect(barcodeOf('yd-7')).toEqual(barcodeOf('YD-7'))
})

test.each([[''], ['运单'], ['A_1']])('there is no barcode of %j', text => {
  expect(barcodeOf(text)).toBeUndefined()
})
