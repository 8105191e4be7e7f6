// Proves STO-6.
import { expect, it } from 'vitest'
import { openSteps } from './own-store.ts'

it('begins with the agreement where there is no application', () => {
  expect(openSteps(undefined)).toEqual([1])
})

it('goes on with the data once the agreement is accepted', () => {
  expect(openSteps({ store_verify: 1 })).toEqual([2])
})

it('shows the result of what was handed in, and lets a refused application be corrected', () => {
  expect(openSteps({ store_verify: 2 })).toEqual([3])
  expect(openSteps({ store_verify: 3 })).toEqual([3, 2])
  expect(openSteps({ store_verify: 4 })).toEqual([3])
})
