import { expect, test } from 'vitest'
import { barcodeOf } from './code39.ts'

// Proves DLV-5.
test('a sign takes five bars, and start and end take five each', () => {
  const barcode = barcodeOf('A')

  expect(barcode?.bars).toHaveLength(15)
  expect(barcode?.width).toBe(3 * 15 + 2)
})

// Proves DLV-5.
test('bars begin where the ones before and their gaps end', () => {
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
test('small letters are as good as capital ones', () => {
  expect(barcodeOf('yd-7')).toEqual(barcodeOf('YD-7'))
})

test.each([[''], ['运单'], ['A_1']])('there is no barcode of %j', text => {
  expect(barcodeOf(text)).toBeUndefined()
})
