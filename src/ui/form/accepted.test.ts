import { expect, test, vi } from 'vitest'
import { Failure, type FailureFacts } from '#src/lib/http/failure.ts'
import { accepted } from './accepted.ts'

const form = () => ({ setError: vi.fn(), setFocus: vi.fn(), getValues: vi.fn(() => ({ phone: '', code: '', paths: [] })) })
const refused = (msg: string) => Promise.reject(new Failure({ kind: 'refused', code: 500, msg }))

test("the server's reply is returned", async () => {
  const own = form()

  const answer = await accepted(own, 'code', Promise.resolve([]))

  expect(answer).toEqual([])
  expect(own.setError).not.toHaveBeenCalled()
})

// Proves ANS-13.
test('a refusal marks the field and focuses it', async () => {
  const own = form()

  const answer = await accepted(own, 'code', refused('Wrong code.'))

  expect(answer).toBeUndefined()
  expect(own.setError).toHaveBeenCalledWith('code', { message: 'Wrong code.' })
  expect(own.setFocus).toHaveBeenCalledWith('code', { shouldSelect: true })
})

// Proves ANS-13.
test.each([
  ['Data is abnormal. (phone)', 'phone', 'Data is abnormal.'],
  ['数据异常（phone）', 'phone', '数据异常'],
  ['Data is abnormal. (paths.0.1)', 'paths', 'Data is abnormal.'],
  ['Data is abnormal. (nickname)', 'code', 'Data is abnormal. (nickname)'],
  ['Data is abnormal. (constructor)', 'code', 'Data is abnormal. (constructor)'],
])('the refusal «%s» is shown at the field %s', async (msg, field, message) => {
  const own = form()

  await accepted(own, 'code', refused(msg))

  expect(own.setError).toHaveBeenCalledExactlyOnceWith(field, { message })
  expect(own.setFocus).toHaveBeenCalledExactlyOnceWith(field, { shouldSelect: true })
})

// Proves ANS-13.
test('a refusal that names no field is shown as a toast only, if the form names no usual field', async () => {
  const own = form()

  const answer = await accepted(own, undefined, refused('This record does not exist.'))

  expect(answer).toBeUndefined()
  expect(own.setError).not.toHaveBeenCalled()
})

test.each<[string, FailureFacts]>([
  ['the end of the session', { kind: 'refused', code: 401, msg: 'Sign in first.' }],
  ['a lack of permission', { kind: 'refused', code: 402, msg: 'Not you.' }],
  ['too many requests', { kind: 'refused', code: 429, msg: 'Slowly.' }],
  ['no response', { kind: 'silence' }],
  ['a server error', { kind: 'status', code: 500, msg: 'Boom' }],
])('%s is not about a field', async (_, facts) => {
  const own = form()

  const answer = await accepted(own, 'code', Promise.reject(new Failure(facts)))

  expect(answer).toBeUndefined()
  expect(own.setError).not.toHaveBeenCalled()
})

test('an unexpected error is rethrown', async () => {
  const own = form()

  const sent = accepted(own, 'code', Promise.reject(new TypeError('a bug of ours')))

  await expect(sent).rejects.toThrow('a bug of ours')
})
