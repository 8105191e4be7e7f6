import { expect, test, vi } from 'vitest'
import { Failure, type FailureFacts } from '#src/lib/failure.ts'
import { accepted } from './accepted.ts'

const form = () => ({ setError: vi.fn(), setFocus: vi.fn() })

test('what the server answers is handed on', async () => {
  const own = form()

  const answer = await accepted(own, 'code', Promise.resolve([]))

  expect(answer).toEqual([])
  expect(own.setError).not.toHaveBeenCalled()
})

test('a refusal is marked at the field, which gets the focus', async () => {
  const own = form()

  const answer = await accepted(own, 'code', Promise.reject(new Failure({ kind: 'refused', code: 500, msg: 'Wrong code.' })))

  expect(answer).toBeUndefined()
  expect(own.setError).toHaveBeenCalledWith('code', { message: 'Wrong code.' })
  expect(own.setFocus).toHaveBeenCalledWith('code', { shouldSelect: true })
})

test.each<[string, FailureFacts]>([
  ['the end of the session', { kind: 'refused', code: 401, msg: 'Sign in first.' }],
  ['a lack of permission', { kind: 'refused', code: 402, msg: 'Not you.' }],
  ['too many calls', { kind: 'refused', code: 429, msg: 'Slowly.' }],
  ['no answer', { kind: 'silence' }],
  ['a broken server', { kind: 'status', code: 500, msg: 'Boom' }],
])('%s is no fault of a field', async (_, facts) => {
  const own = form()

  const answer = await accepted(own, 'code', Promise.reject(new Failure(facts)))

  expect(answer).toBeUndefined()
  expect(own.setError).not.toHaveBeenCalled()
})

test('a fault of ours is thrown on', async () => {
  const own = form()

  const sent = accepted(own, 'code', Promise.reject(new TypeError('a fault of ours')))

  await expect(sent).rejects.toThrow('a fault of ours')
})
