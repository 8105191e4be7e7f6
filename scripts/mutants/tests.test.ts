import { expect, it } from 'vitest'
import { modulesOfProject } from '../since/select.ts'
import { mutantsIn } from './find.ts'
import { attemptsFor, failedIn, onlyFor } from './tests.ts'

const [column] = mutantsIn('src/pages/admin/catalogue/goods-brands.page.ts', "const x = { columns: ['name'] }")

// Proves MUT-3.
it('runs the unit tests, suites and stories that touch the file', () => {
  const attempts = column ? attemptsFor(column, modulesOfProject()) : []

  const suites = attempts.find(({ kind }) => kind === 'suites')
  expect(attempts.map(({ kind }) => kind)).toEqual(['unit', 'suites', 'stories'])
  expect(suites?.command).toContain('--project=en')
  expect(suites?.command.at(-1)).toContain('/Admin/goods_brands')
})

// Proves MUT-4.
it.each([
  ['suites', '  1) [en] › shop/pay.spec.ts:12:3 › pays\n', 'shop/pay.spec.ts:12'],
  ['suites', 'Error: No tests found.', undefined],
  ['unit', ' FAIL  |unit| src/lib/format/format.test.ts > money\n', 'src/lib/format/format.test.ts'],
  ['stories', ' FAIL  |stories (chromium)| stories/ui/pager.stories.tsx > Pager\n', 'stories/ui/pager.stories.tsx'],
  ['unit', 'Error: vitest could not start', undefined],
] as const)('reads the failed test of the %s from %j', (kind, output, expected) => {
  const test = failedIn({ kind, command: [] }, output)

  expect(test).toBe(expected)
})

it('repeats one test alone to see whether it passes without the mutant', () => {
  const again = onlyFor({ kind: 'suites', command: ['node', 'run.ts', '--project=en', '--grep=x|y'] }, 'shop/pay.spec.ts:12')

  expect(again.command).toEqual(['node', 'run.ts', '--project=en', 'shop/pay.spec.ts:12'])
})
