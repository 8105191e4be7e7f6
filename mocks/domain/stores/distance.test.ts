import { expect, test } from 'vitest'
import { distanceText, metresBetween } from './stores.ts'

// Proves STP-3.
test.each([
  [0, '0m'],
  [850.4, '850m'],
  [1000, '1000m'],
  [1000.1, '1.00km'],
  [12_346, '12.35km'],
])('%d metres are shown as %s', (metres, text) => {
  expect(distanceText(metres)).toBe(text)
})

// Proves STP-3.
test('a degree is 111.19 km along a meridian, and half of that along the 60th parallel', () => {
  const alongMeridian = metresBetween({ lat: 0, lng: 120 }, { lat: 1, lng: 120 })
  const alongParallel = metresBetween({ lat: 60, lng: 120 }, { lat: 60, lng: 121 })

  expect(distanceText(alongMeridian)).toBe('111.19km')
  expect(distanceText(alongParallel)).toBe('55.60km')
})
