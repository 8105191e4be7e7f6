import { expect, test } from 'vitest'
import { nextStages } from './next-stages.ts'

test.each([
  [1, [0, 2, 5, 6]],
  [2, [3, 1, 5, 6]],
  [3, [4, 1, 2, 5, 6]],
  [6, [1, 2, 5]],
] as const)('an order at stage %i may be moved to %j', (status, expected) => {
  const stages = nextStages(status)

  expect(stages).toEqual(expected)
})
