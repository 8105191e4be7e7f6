import { expect, it } from 'vitest'
import { difference, isOlder, unlocked } from './lockfile.mjs'

const wanted = { '': {}, 'node_modules/a': { version: '1.0.0' }, 'node_modules/for-mac': { version: '1.0.0', optional: true } }

it('installs nothing if the packages match the lockfile', () => {
  const installed = { 'node_modules/a': { version: '1.0.0' } }

  const why = difference(wanted, installed)

  expect(why).toBeUndefined()
})

// Proves PRJ-4.
it.each([
  ['nothing is installed yet', undefined],
  ['a is missing', {}],
  ['a is 0.9.0, not 1.0.0', { 'node_modules/a': { version: '0.9.0' } }],
  ['b is no longer wanted', { 'node_modules/a': { version: '1.0.0' }, 'node_modules/b': { version: '1.0.0' } }],
])('tells why it installs: %s', (sentence, installed) => {
  const why = difference(wanted, installed)

  expect(why).toBe(sentence)
})

it.each([
  ['v20.18.3', true],
  ['v20.19.0', false],
  ['v24.1.0', false],
  ['v8.99.99', true],
])('recognises whether Node %s is too old', (version, older) => {
  const answer = isOlder(version, '20.19.0')

  expect(answer).toBe(older)
})

// Proves PRJ-4.
it('finds the binary of another system that is missing in the lockfile', () => {
  const packages = {
    'node_modules/tool': { version: '2.0.0', optionalDependencies: { 'tool-mac': '2.0.0', 'tool-linux': '2.0.0' } },
    'node_modules/tool-mac': { version: '1.0.0', optional: true },
    'node_modules/tool/node_modules/tool-linux': { version: '2.0.0', optional: true },
  }

  const sentences = unlocked(packages)

  expect(sentences).toEqual(['node_modules/tool needs tool-mac 2.0.0, the lockfile has 1.0.0.'])
})
