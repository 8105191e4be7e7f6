import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../lib/command-line.ts'
import { steps } from './steps.ts'

// Proves PRJ-9.
test('the guide names every step of the gate, in its order, and no other', () => {
  const guide = readFileSync(join(root, 'CONTRIBUTING.md'), 'utf8')
  const [, table = ''] = guide.split('| step | what it runs |')

  const named = [...(table.split('\n\n')[0] ?? '').matchAll(/^\| (`[^|]+) \|/gm)].flatMap(([, names = '']) =>
    [...names.matchAll(/`([^`]+)`/g)].map(([, name]) => name),
  )

  expect(named).toEqual(steps.map(({ name }) => name))
})
