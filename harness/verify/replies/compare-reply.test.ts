import { expect, it } from 'vitest'
import { isLogin } from '#contracts/api/accounts/auth.ts'
import { nameOf } from '#contracts/api/kit/endpoint.ts'
import { examples } from '#contracts/examples/index.ts'
import { differencesOf } from './compare-reply.ts'

// Proves VRF-1.
it('a number out of bounds is wrong, and the example of another type is what else the call may answer', () => {
  const guest = examples.find(({ to, reply }) => nameOf(to) === nameOf(isLogin) && Array.isArray(reply))
  if (!guest) throw new Error('No example of a guest.')

  const { differences } = differencesOf(guest, { text: '', code: 200, msg: 'ok', data: 0 }, 'core')

  expect(differences).toMatchObject([{ field: 'data', expected: 'at least 1, or []', actual: '0' }])
})
