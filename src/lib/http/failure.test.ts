import { expect, it } from 'vitest'
import { Failure, isNotOffered } from './failure.ts'

// Proves TOL-13.
it.each([
  ['a web page', new Failure({ kind: 'page', status: 200 }), true],
  ['status 404', new Failure({ kind: 'status', status: 404 }), true],
  ['status 405', new Failure({ kind: 'status', status: 405 }), true],
  ['status 500', new Failure({ kind: 'status', status: 500 }), false],
  ['a refusal', new Failure({ kind: 'refused', code: 404 }), false],
  ['no response', new Failure({ kind: 'silence' }), false],
  ['no failure', undefined, false],
])('%s shows whether the server has the endpoint', (_, failure, expected) => {
  expect(isNotOffered(failure)).toBe(expected)
})
