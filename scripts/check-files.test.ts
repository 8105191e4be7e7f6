import { expect, it } from 'vitest'
import { problemsOf } from './check-files.ts'

const lines = (count: number) => 'x\n'.repeat(count)

it.each([
  ['a file of 250 lines', 'src/lib/a.ts', lines(250), 0],
  ['a file of 251 lines', 'src/lib/a.ts', lines(251), 1],
  ['a long list of seeds', 'mocks/seeds/catalogue/food.ts', lines(900), 0],
  ['a screen of 40 lines of data', 'src/pages/admin/brands.page.ts', lines(40), 0],
  ['a screen of 41 lines of data', 'src/pages/admin/brands.page.ts', lines(41), 1],
  ['a screen made by hand', 'src/pages/seller/chats.page.tsx', lines(70), 0],
  ['a test that sleeps', 'e2e/a.spec.ts', 'await page.waitForTimeout(500)', 1],
  ['a test that leaves the others out', 'src/lib/a.test.ts', "it.only('works', () => {})", 1],
])('judges %s', (_, file, text, expected) => {
  const problems = problemsOf(file, text)

  expect(problems).toHaveLength(expected)
})
