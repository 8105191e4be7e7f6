import { expect, test } from 'vitest'
import { readOptions } from './options.ts'

test('without options the mock listens on port 4010, for this machine alone', () => {
  const options = readOptions([])

  expect(options).toEqual({ port: 4010, isPublic: false, trustsProxy: false, cors: false, cloud: false })
})

test('every option can be given', () => {
  const options = readOptions(['--port', '5000', '--keep', 'shops', '--public', '--trust-proxy', '--cors', '--cloud'])

  expect(options).toEqual({ port: 5000, keep: 'shops', isPublic: true, trustsProxy: true, cors: true, cloud: true })
})

test('--help prints the options and is no error', () => {
  const options = readOptions(['--help'])

  expect(options).toMatchObject({ print: expect.stringContaining('--keep FOLDER'), code: 0 })
})

test.each([
  ['--prot', /--prot.*See --help\.$/],
  ['--port=http', /^--port must be a number from 0 to 65535, not "http"\. See --help\.$/],
  ['--port=65536', /^--port must be a number from 0 to 65535, not "65536"\. See --help\.$/],
  ['--keep', /--keep.*See --help\.$/],
])('%s is refused with a sentence', (word, message) => {
  const options = readOptions([word])

  expect(options).toEqual({ print: expect.stringMatching(message), code: 2 })
})
