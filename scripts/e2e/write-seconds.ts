import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { readOptions, root, stop } from '../lib/command-line.ts'
import { readTests } from '../gate/read-tests.ts'
import { reportOf, steps } from '../gate/steps.ts'

readOptions(
  `Writes scripts/e2e/seconds.json from the reports that npm test left: the mean of the tests of each file, in tenths of a second.

  npm run seconds`,
  {},
)
const tests = steps
  .filter(({ proof }) => proof !== undefined && 'report' in proof && proof.report === 'playwright')
  .flatMap(({ name }) => readTests('playwright', reportOf(name)))
  .filter(({ outcome }) => outcome === 'passed')
if (tests.length === 0) stop('There are no reports of browser tests. Run npm test first.')

const entries = [...Map.groupBy(tests, ({ file }) => file.replace(/^e2e\//, ''))]
  .map(([file, all]) => [file, Math.round((all.reduce((sum, { seconds }) => sum + seconds, 0) / all.length) * 10) / 10] as const)
  .toSorted(([one], [other]) => one.localeCompare(other))
writeFileSync(join(root, 'scripts/e2e/seconds.json'), `${JSON.stringify(Object.fromEntries(entries), undefined, 2)}\n`)
console.log(`${entries.length} files in scripts/e2e/seconds.json`)
