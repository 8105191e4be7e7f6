import { expect, it } from 'vitest'
import { ofChoice } from './of-choice.ts'

const colours = { 0: 'grey', 1: 'green' }

// Proves TOL-9.
it.each([
  [1, 'green'],
  [7, undefined],
  [undefined as unknown as number, undefined],
  ['toString', undefined],
])('finds for %j %j', (choice, found) => {
  expect(ofChoice(colours, choice)).toBe(found)
})
