import { expect, test } from 'vitest'
import { Failure } from './failure.ts'
import { attempt, succeeded } from './attempt.ts'

test('work that succeeds has succeeded, and work that the server refuses has not', async () => {
  const refused = Promise.reject(new Failure({ kind: 'refused', code: 500 }))

  const outcomes = [await succeeded(Promise.resolve('done')), await succeeded(refused)]

  expect(outcomes).toEqual([true, false])
})

test('of a call that may fail the answer is taken, or nothing', async () => {
  const refused = Promise.reject(new Failure({ kind: 'refused', code: 500 }))

  const answers = [await attempt(Promise.resolve('done')), await attempt(refused)]

  expect(answers).toEqual(['done', undefined])
})

test('a bug of our own is never taken for a refusal', async () => {
  const broken = Promise.reject(new TypeError('x is undefined'))

  await expect(succeeded(broken)).rejects.toThrow('x is undefined')
})
