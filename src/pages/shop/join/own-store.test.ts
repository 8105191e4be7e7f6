// Proves STO-6.
import { expect, it } from 'vitest'
import { openSteps } from './own-store.ts'

it('starts with the agreement if there is no application', () => {
  expect(openSteps(undefined)).toEqual([1])
})

it('continues with the data once the agreement is accepted', () => {
  expect(openSteps({ store_verify: 1 })).toEqual([2])
})

it('shows the result after the submission, and lets a refused application be corrected', () => {
  expect(openSteps({ store_verify: 2 })).toEqual([3])
  expect(openSteps({ store_verify: 3 })).toEqual([3, 2])
  expect(openSteps({ store_verify: 4 })).toEqual([3])
})
