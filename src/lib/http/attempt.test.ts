import { expect, test } from 'vitest'
import { Failure } from './failure.ts'
import { attempt, succeeded } from './attempt.ts'

test('`succeeded` is true for successful work, and false if the server refuses', async () => {
  const refused = Promise.reject(new Failure({ kind: 'refused', code: 500 }))

  const outcomes = [await succeeded(Promise.resolve('done')), await succeeded(refused)]

  expect(outcomes).toEqual([true, false])
})

test('`attempt` returns the reply, or undefined if the call fails', async () => {
  const refused = Promise.reject(new Failure({ kind: 'refused', code: 500 }))

  const answers = [await attempt(Promise.resolve('done')), await attempt(refused)]

  expect(answers).toEqual(['done', undefined])
})

test('other errors are thrown', async () => {
  const broken = Promise.reject(new TypeError('x is undefined'))

  await expect(succeeded(broken)).rejects.toThrow('x is undefined')
})
