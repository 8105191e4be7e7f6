/**
 * Tells how much the tests notice: puts small defects into the code, one at a time. For those in `src` it runs the tests that touch
 * the file, in a checkout of the last commit; those in the mock's rules are tried by the verification, as a server would be.
 * `npm run mutants -- --seed 1 --most 60`. Source: MUT-1, MUT-5.
 */
import { execFileSync } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { openWorktree, runIn } from '../compare/worktree.ts'
import { installBrowser } from '../lib/browser.ts'
import { readOptions, root, stop, wholeNumber } from '../lib/command-line.ts'
import { filesBelow } from '../lib/files-below.ts'
import { modulesOfProject } from '../since/select.ts'
import { backendMutantsIn } from './backend/find.ts'
import { tryBackend } from './backend/try-all.ts'
import { mutantsIn } from './find.ts'
import { backendOperators, operators, type Mutant } from './mutant.ts'
import { lineOf, reportText, share, wanted } from './report.ts'
import { sampleOf } from './sample.ts'
import { tryMutant, type Result } from './try.ts'

const help = `Puts small defects into the code, one at a time, and checks that a test notices each.

  npm run mutants [-- --of mocks] [--seed N] [--most N] [--seconds N] [--operator NAME] [--file TEXT] [--list]

  --of src         the pages, by their tests: this unless told
  --of mocks       the rules of the mock, by npm run verify: how much it notices of what a server does wrong
  --seed N         which defects are picked: 1 unless told
  --most N         how many: 60 unless told
  --seconds N      how long one run of tests may take: 180 unless told
  --operator NAME  of src: ${operators.join(', ')};
                   of mocks: ${backendOperators.join(', ')}
  --file TEXT      only files with this text in their path
  --list           prints the defects and tries none

Exit code: 0 when at least ${wanted} % are noticed, 1 when fewer are, 2 when the command is wrong.`

/** Tests, types, and code that no page of a normal build has. */
const left = /\.(test|type-test|d)\.tsx?$|^src\/(lib\/reads|main\.tsx)/

const options = readOptions(help, {
  of: { type: 'string', default: 'src' },
  seed: { type: 'string', default: '1' },
  most: { type: 'string', default: '60' },
  seconds: { type: 'string', default: '180' },
  operator: { type: 'string' },
  file: { type: 'string', default: '' },
  list: { type: 'boolean' },
})
const seconds = wholeNumber('seconds', options.seconds)

/** Where mutants are put, which operators make them, and how they are found. */
const kinds = {
  src: { folders: ['src'], operators, find: mutantsIn },
  mocks: { folders: ['mocks/domain', 'mocks/handlers'], operators: backendOperators, find: backendMutantsIn },
} as const

const chosen = (): (typeof kinds)[keyof typeof kinds] =>
  options.of === 'src' || options.of === 'mocks' ? kinds[options.of] : stop(`There is no "--of ${options.of}". See --help.`)

const pick = (): Mutant[] => {
  const wantedOperator = options.operator
  const { folders, find, operators: known } = chosen()
  if (wantedOperator !== undefined && !known.some(name => name === wantedOperator))
    stop(`There is no operator "${wantedOperator}". See --help.`)
  const files = filesBelow(root, folders, /\.tsx?$/).filter(file => !left.test(file) && file.includes(options.file))
  const all = files
    .flatMap(file => find(file, textOf(file)))
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

async function* tryPages(mutants: readonly Mutant[]): AsyncGenerator<Result> {
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
  for (const [at, mutant] of mutants.entries()) yield await tryMutant({ folder, plan, seconds }, modules, mutant, at + 1)
  remove()
}

const tryAll = async (mutants: readonly Mutant[]): Promise<Result[]> => {
  const results: Result[] = []
  const tries = options.of === 'mocks' ? tryBackend(mutants, seconds) : tryPages(mutants)
  for await (const result of tries) {
    results.push(result)
    write(results)
    const { mutant, verdict } = result
    console.log(`${results.length} of ${mutants.length}: ${verdict}, ${lineOf(mutant, lineIn(mutant))} (${result.seconds} s)`)
  }
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
