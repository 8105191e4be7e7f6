import { expect, it } from 'vitest'
import { faultKinds } from '#mocks/faults.ts'
import { harmfulKinds } from '../../e2e/routes/fault-kinds.ts'

it('the suites of faults know every kind that the mock has', () => {
  expect(['latency', ...harmfulKinds].toSorted()).toEqual(faultKinds.toSorted())
})
