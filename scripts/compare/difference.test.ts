import { PNG } from 'pngjs'
import { expect, it } from 'vitest'
import { differenceOf } from './difference.ts'

type Square = { readonly left: number; readonly top: number; readonly side: number; readonly grey: number }

/** A white picture with squares, as a file. */
const file = (width: number, height: number, ...squares: Square[]): Buffer => {
  const png = new PNG({ width, height })
  png.data.fill(255)
  for (const { left, top, side, grey } of squares)
    for (let y = top; y < top + side; y += 1)
      for (let x = left; x < left + side; x += 1) png.data.fill(grey, 4 * (y * width + x), 4 * (y * width + x) + 3)
  return PNG.sync.write(png)
}

// Proves PCT-1.
it('finds no difference between pictures of the same pixels, however they are compressed', () => {
  const png = file(240, 120, { left: 30, top: 30, side: 20, grey: 0 })
  const other = PNG.sync.write(PNG.sync.read(png), { deflateLevel: 0 })

  expect(other.equals(png)).toBe(false)
  expect(differenceOf(png, png)).toBeUndefined()
  expect(differenceOf(png, other)).toBeUndefined()
})

it('finds one pixel of slightly another grey', () => {
  const before = file(240, 120)
  const after = file(240, 120, { left: 100, top: 50, side: 1, grey: 240 })

  expect(differenceOf(before, after)).toMatchObject({ share: 1 / (240 * 120) })
})

it('outlines each place that differs', () => {
  const before = file(240, 120)
  const after = file(240, 120, { left: 0, top: 0, side: 30, grey: 0 }, { left: 200, top: 100, side: 10, grey: 0 })

  const found = differenceOf(before, after)

  expect(found?.boxes).toEqual([
    { left: 0, top: 0, width: 48, height: 48 },
    { left: 192, top: 96, width: 24, height: 24 },
  ])
})

it('compares pictures of different heights', () => {
  const found = differenceOf(file(100, 48), file(100, 72))

  expect(found).toMatchObject({ share: 24 / 72, width: 100, height: 72, boxes: [{ left: 0, top: 48, width: 100, height: 24 }] })
})
