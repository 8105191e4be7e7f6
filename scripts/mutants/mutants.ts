/**
 * Tells how much the tests of the pages notice: puts small defects into `src`, one at a time, and runs the tests that touch the
 * file. `npm run mutants -- --seed 1 --most 60`. Works on the last commit, in a checkout of its own. Source: MUT-1.
 */
import { execFileSync } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { openWorktree, runIn } from '../compare/worktree.ts'
import { installBrowser } from '../lib/browser.ts'
import { readOptions, root, stop, wholeNumber } from '../lib/command-line.ts'
import { filesBelow } from '../lib/files-below.ts'
import { modulesOfProject } from '../since/select.ts'
import { mutantsIn } from './find.ts'
import { operators, type Mutant } from './mutant.ts'
import { lineOf, reportText, share, wanted } from './report.ts'
import { sampleOf } from './sample.ts'
import { tryMutant, type Result } from './try.ts'

const help = `Puts small defects into src, one at a time, and checks that a test notices each.

  npm run mutants [-- --seed N] [--most N] [--seconds N] [--operator NAME] [--file TEXT] [--list]

  --seed N         which defects are picked: 1 unless told
  --most N         how many: 60 unless told
  --seconds N      how long one run of tests may take: 180 unless told
  --operator NAME  one of: ${operators.join(', ')}
  --file TEXT      only files with this text in their path
  --list           prints the defects and tries none

Exit code: 0 when at least ${wanted} % are noticed, 1 when fewer are, 2 when the command is wrong.`

/** Tests, types, and code that no page of a normal build has. */
const left = /\.(test|type-test|d)\.tsx?$|^src\/(lib\/reads|main\.tsx)/

const options = readOptions(help, {
  seed: { type: 'string', default: '1' },
  most: { type: 'string', default: '60' },
  seconds: { type: 'string', default: '180' },
  operator: { type: 'string' },
  file: { type: 'string', default: '' },
  list: { type: 'boolean' },
})
const seconds = wholeNumber('seconds', options.seconds)

const pick = (): Mutant[] => {
  const wantedOperator = options.operator
  if (wantedOperator !== undefined && !operators.some(name => name === wantedOperator))
    stop(`There is no operator "${wantedOperator}". See --help.`)
  const files = filesBelow(root, ['src'], /\.tsx?$/).filter(file => !left.test(file) && file.includes(options.file))
  const all = files
    .flatMap(file => mutantsIn(file, textOf(file)))
    .filter(({ operator }) => wantedOperator === undefined || operator === wantedOperator)
  console.log(`${all.length} defects are possible in ${files.length} files.`)
  return sampleOf(all, { seed: wholeNumber('seed', options.seed), most: wholeNumber('most', options.most) })
}

const textOf = (file: string): string => readFileSync(join(root, file), 'utf8')
const lineIn = ({ file, start }: Mutant): number => textOf(file).slice(0, start).split('\n').length

const write = (results: readonly Result[]): void => {
  mkdirSync(join(root, 'dist/mutants'), { recursive: true })
  writeFileSync(join(root, 'dist/mutants/results.json'), JSON.stringify(results, null, 1))
}

const tryAll = async (mutants: readonly Mutant[]): Promise<Result[]> => {
  if (execFileSync('git', ['status', '--porcelain', '--', 'src'], { cwd: root, encoding: 'utf8' }) !== '')
    stop('Changes in src are not committed. Mutants are tried on a checkout of the last commit.')
  installBrowser()
  const { folder, remove } = await openWorktree('HEAD')
  const plan = join(folder, 'mutants.json')
  writeFileSync(plan, JSON.stringify(mutants))
  process.env.MUTANTS = plan
  console.log(`Building the app with ${mutants.length} defects …`)
  await runIn(folder, 'node', '--eval', "import('./scripts/build/app-build.ts').then(({ buildIfOld }) => buildIfOld('mutants'))")
  const modules = modulesOfProject()
  const results: Result[] = []
  for (const [at, mutant] of mutants.entries()) {
    const result = await tryMutant({ folder, plan, seconds }, modules, mutant, at + 1)
    results.push(result)
    write(results)
    console.log(`${at + 1} of ${mutants.length}: ${result.verdict}, ${lineOf(mutant, lineIn(mutant))} (${result.seconds} s)`)
  }
  remove()
  return results
}

const mutants = pick()
if (mutants.length === 0) stop('No matching defect. See --help.')
if (options.list) {
  for (const mutant of mutants) console.log(lineOf(mutant, lineIn(mutant)))
} else {
  const results = await tryAll(mutants)
  console.log(reportText(results, lineIn))
  process.exitCode = share(results) < wanted ? 1 : 0
}
