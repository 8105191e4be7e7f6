import { expect, test } from 'vitest'
import { colourNamed } from './colour-names.ts'

// Proves TCO-25.
test.each([
  ['Pine green', '#3f7d58'],
  ['松叶绿', '#3f7d58'],
  ['黑色', '#1f1f1f'],
  ['藏青', '#27375e'],
  ['湖水青', '#2f8f94'],
  ['White', '#ffffff'],
  ['#C8372D', '#c8372d'],
])('%s names the colour %s', (text, expected) => {
  const colour = colourNamed(text)

  expect(colour).toBe(expected)
})

// Proves TCO-25.
test.each(['Greenwich', 'Large', '128 GB', 'Evergreen', ''])('"%s" names no colour', text => {
  const colour = colourNamed(text)

  expect(colour).toBeUndefined()
})
