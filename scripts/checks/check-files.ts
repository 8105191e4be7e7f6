import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { unlocked } from '../install/lockfile.mjs'
import { isMain, root } from '../lib/command-line.ts'
import { filesBelow } from '../lib/files-below.ts'

/** The maximum length of a file. */
const mostLines = 250

/** The maximum number of code files side by side in a folder, tests included. */
const mostFiles = 30

/** Lines of a back-office screen that only contains data for the table engine. Source: PRJ-3. */
const screenLines = { least: 5, most: 40 }

/** Data is exempt from the limit. */
const isData = (file: string) => /^mocks\/seeds\/|^contracts\/pacts\/|\.json$/.test(file)

/** What tests may not do, such as waiting for a fixed time or skipping other tests. */
const forbidden: readonly [what: RegExp, why: string][] = [
  [/waitForTimeout|networkidle|setTimeout\(\w+, \d{3,}\)/, 'sleeps instead of waiting for a condition'],
  [/performance\.now\(/, 'measures time, which depends on the load of the machine'],
  [/'latency', ms: (?!60_000\b)\d{2,}/, 'delays the mock for a fixed time instead of holding responses until they are released'],
  [
    /expect(\.soft)?\(await (?:(?!\)\.(?:to|not))[^\n])*\.(count|is[A-Z]\w+|evaluate|textContent|innerText|inputValue|boundingBox|getAttribute)\(/,
    'reads the page once instead of using an assertion that retries',
  ],
  [/\b(test|it|describe)\.only\(/, 'skips all other tests'],
]

/** Checks the text of one file. */
export const problemsOf = (file: string, text: string): string[] => {
  const lines = text.split('\n').length - 1
  const isTest = /\.(test|spec)\.tsx?$|^e2e\//.test(file) && !file.startsWith('scripts/')
  const isScreen = /^src\/pages\/.*\.page\.ts$/.test(file)
  const { least, most } = screenLines
  return [
    ...(isScreen && (lines < least || lines > most)
      ? [`${file} has ${lines} lines; a screen defined as data has ${least} to ${most}.`]
      : []),
    ...(lines > mostLines && !isData(file) ? [`${file} has ${lines} lines, more than ${mostLines}.`] : []),
    ...(isTest ? forbidden.flatMap(([what, why]) => (what.test(text) ? [`${file} ${why}.`] : [])) : []),
  ]
}

/** Names the folders with more files than `mostFiles`. Source: PRJ-3. */
export const fullFolders = (files: readonly string[]): string[] =>
  [...Map.groupBy(files, file => dirname(file))]
    .filter(([, inside]) => inside.length > mostFiles)
    .map(
      ([folder, inside]) =>
        `${folder} has ${inside.length} files, more than ${mostFiles}: move those of one topic to a subfolder.`,
    )

if (isMain(import.meta.url)) {
  const files = filesBelow(root, ['.'], /\.(ts|tsx|mjs|mts|css|html)$/)
  const lockfile = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'))
  const problems = [
    ...(files.length === 0 ? ['No file was read, so nothing was checked.'] : []),
    ...files.flatMap(file => problemsOf(file, readFileSync(join(root, file), 'utf8'))),
    ...fullFolders(files),
    ...unlocked(lockfile.packages),
  ]
  for (const problem of problems) console.error(problem)
  console.log(`${files.length} files, ${problems.length} problems`)
  process.exitCode = problems.length > 0 ? 1 : 0
}
