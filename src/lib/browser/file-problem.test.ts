import { expect, test } from 'vitest'
import { mostBytes, otherFileTypes, pictureTypes } from '#contracts/api/kit/file-types.ts'
import { fileProblem } from './file-problem.ts'

const png = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a]
const file = (name: string, bytes: readonly number[]) => new File([new Uint8Array(bytes)], name)

// Proves UPL-2, TCO-23.
test.each([
  ['a picture is accepted', file('tea.png', png), undefined],
  ['the extension is case-insensitive', file('TEA.PNG', png), undefined],
  ['an empty file is refused', file('tea.png', []), 'empty'],
  ['an SVG is refused by its name', new File(['<svg><script/></svg>'], 'tea.svg'), 'wrongType'],
  ['a name without an extension is refused', file('tea', png), 'wrongType'],
  ['an extension that names a prototype property is refused', file('tea.constructor', png), 'wrongType'],
  ['an SVG named like a picture is refused by its first bytes', new File(['<svg>'], 'tea.png'), 'wrongContent'],
  ['a picture with the extension of another type is refused', file('tea.gif', png), 'wrongContent'],
  ['one byte above ten megabytes is refused', new File([new Uint8Array(mostBytes + 1)], 'tea.png'), 'tooLarge'],
])('%s', async (_, picked, expected) => {
  const problem = await fileProblem(picked, pictureTypes)

  expect(problem).toBe(expected)
})

test('app packages and certificates are accepted where files are', async () => {
  const zipped = file('app.apk', [0x50, 0x4b, 0x03, 0x04])
  const pem = new File(['-----BEGIN CERTIFICATE-----'], 'key.pem')

  const problems = await Promise.all([zipped, pem].map(one => fileProblem(one, otherFileTypes)))

  expect(problems).toEqual([undefined, undefined])
})
