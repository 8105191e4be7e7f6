import { expect, it } from 'vitest'
import { fullFolders, problemsOf } from './check-files.ts'

const lines = (count: number) => 'x\n'.repeat(count)

// Proves PRJ-3.
it.each([
  ['a file of 250 lines', 'src/lib/a.ts', lines(250), 0],
  ['a file of 251 lines', 'src/lib/a.ts', lines(251), 1],
  ['a long list of seeds', 'mocks/seeds/catalogue/food.ts', lines(900), 0],
  ['a screen of 40 lines of data', 'src/pages/admin/brands.page.ts', lines(40), 0],
  ['a screen of 41 lines of data', 'src/pages/admin/brands.page.ts', lines(41), 1],
  ['a hand-written screen', 'src/pages/seller/stores/chats.page.tsx', lines(70), 0],
  ['a test that sleeps', 'e2e/a.spec.ts', 'await page.waitForTimeout(500)', 1],
  ['a test that holds a response', 'e2e/a.spec.ts', "await add({ kind: 'latency', ms: 60_000 })", 0],
  ['a test that delays the mock', 'e2e/a.spec.ts', "await add({ kind: 'latency', ms: 500 })", 1],
  ['a test that measures time', 'src/lib/a.test.ts', 'const began = performance.now()', 1],
  ['a test that reads a page once', 'e2e/a.spec.ts', 'expect(await page.getByRole("row").count()).toBe(2)', 1],
  ['a test with an assertion that retries', 'e2e/a.spec.ts', 'await expect.poll(() => rows.count()).toBe(2)', 0],
  ['a test that reads a response', 'e2e/a.spec.ts', 'expect(await shopper(showOrder, { params })).toEqual(1)', 0],
  ['a test that skips all others', 'src/lib/a.test.ts', "it.only('works', () => {})", 1],
])('counts the problems of %s', (_, file, text, expected) => {
  const problems = problemsOf(file, text)

  expect(problems).toHaveLength(expected)
})

// Proves PRJ-3.
it('names a folder with more than 30 files, and counts no subfolders', () => {
  const files = (folder: string, count: number) => Array.from({ length: count }, (_, at) => `${folder}/${at}.ts`)

  const problems = fullFolders([...files('src/full', 31), ...files('src/most', 30), ...files('src/most/inside', 1)])

  expect(problems).toEqual(['src/full has 31 files, more than 30: move those of one topic to a subfolder.'])
})
