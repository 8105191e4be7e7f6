import { expect, test } from 'vitest'
import { Failure } from './failure.ts'
import { answerOf, worked } from './worked.ts'

test('work that succeeds has worked, and work that the server refuses has not', async () => {
  const refused = Promise.reject(new Failure({ kind: 'refused', code: 500 }))

  const outcomes = [await worked(Promise.resolve('done')), await worked(refused)]

  expect(outcomes).toEqual([true, false])
})

test('of a call that may fail the answer is taken, or nothing', async () => {
  const refused = Promise.reject(new Failure({ kind: 'refused', code: 500 }))

  const answers = [await answerOf(Promise.resolve('done')), await answerOf(refused)]

  expect(answers).toEqual(['done', undefined])
})

test('a fault of our own is never taken for a refusal', async () => {
  const broken = Promise.reject(new TypeError('x is undefined'))

  await expect(worked(broken)).rejects.toThrow('x is undefined')
})
