import { expect, test } from 'vitest'
import { masked } from './masked.ts'

// Proves TCO-27.
test.each([
  ['6222021234567890', '**** 7890'],
  ['1234', '****'],
])('%s is shown as %s', (text, expected) => {
  const shown = masked(text)

  expect(shown).toBe(expected)
})
