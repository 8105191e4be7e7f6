import { expect, test } from 'vitest'
import { placeOf, readPoint, streetsAlong } from './map-grid.ts'

// Proves TCO-24.
test('form texts are parsed to a place, invalid ones to undefined', () => {
  const read = [readPoint('116.397477', '39.908692'), readPoint('', '39'), readPoint('here', '39')]

  expect(read).toEqual([{ lng: 116.397477, lat: 39.908692 }, undefined, undefined])
})

test("a place is clamped to the earth's bounds", () => {
  expect(placeOf({ lng: 190, lat: -99 })).toEqual({ lng: 180, lat: -85 })
})

test('a street keeps its position when the view moves', () => {
  const scale = 0.0001

  const seen = streetsAlong(10, 400, scale, 1)
  const moved = streetsAlong(10 + 100 * scale, 400, scale, 1)

  const [first] = moved
  expect(seen.some(({ at, width }) => Math.abs(at - 100 - (first?.at ?? 0)) < 1e-6 && width === first?.width)).toBe(true)
})
