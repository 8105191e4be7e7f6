import type { Module } from '../checks/read-imports.ts'
import { steps } from '../gate/steps.ts'
import { narrow } from '../since/narrow.ts'
import { select } from '../since/select.ts'
import type { Mutant } from './mutant.ts'

/** A command whose failure shows that the tests notice a mutant. */
export type Attempt = { readonly kind: 'unit' | 'suites' | 'stories'; readonly command: readonly string[] }

/** Where every screen depends on a file, the tests of the greatest risk have to notice. */
const greatestRisk = '@smoke|@checkout|@pay|@orders|@refund|@purchase'

const suites = (pattern: string): Attempt => ({
  kind: 'suites',
  command: ['node', 'scripts/e2e/run.ts', '--project=en', '--trace=off', '--max-failures=1', `--grep=${pattern}`],
})

const isReport = (word: string): boolean => /^--(reporter|outputFile)/.test(word)

const unit = (...words: string[]): Attempt => ({ kind: 'unit', command: ['vitest', ...words, '--project=unit', '--bail=1'] })

/** Unit tests that read every page by a pattern, which the imports do not tell. */
const testsOfPages = (modules: readonly Module[]): string[] =>
  modules.filter(({ file, usesGlob }) => usesGlob && /\.test\.tsx?$/.test(file)).map(({ file }) => file)

/**
 * What runs for a mutant, the quickest first: the unit tests, end-to-end suites and stories that a change of its file can affect.
 * Source: MUT-3.
 */
export const attemptsFor = ({ file }: Mutant, modules: readonly Module[]): Attempt[] => {
  const changes = { files: [file], words: [] }
  const selection = select(changes, modules)
  if (selection.whole !== undefined) return [unit('related', file, '--run'), suites(greatestRisk)]
  const chosen = narrow(steps, changes, selection)
  const wordsOf = (name: string): readonly string[] => chosen.find(step => step.name === name)?.command ?? []
  const grep = wordsOf('e2e').find(word => word.startsWith('--grep='))
  const tests = [...selection.unit, ...(/\.page\.tsx?$/.test(file) ? testsOfPages(modules) : [])]
  const stories = wordsOf('stories').filter(word => !isReport(word))
  return [
    ...(tests.length > 0 ? [unit('run', ...tests)] : []),
    ...(grep ? [suites(grep.replace('--grep=', ''))] : []),
    ...(stories.length > 0 ? [{ kind: 'stories' as const, command: [...stories, '--bail=1'] }] : []),
  ]
}

/** The first test that a run reports as failed: the place of an end-to-end test, or the file of another. */
export const failedIn = ({ kind }: Attempt, output: string): string | undefined =>
  kind === 'suites'
    ? /^\s+1\) \[[^\]]+\] › (\S+\.spec\.ts:\d+)/m.exec(output)?.[1]
    : /^\s*FAIL\s+(?:\|?\w+(?: \(\w+\))?\|?\s+)?(\S+\.(?:test|stories)\.tsx?)/m.exec(output)?.[1]

/** The same attempt for one failed test only. */
export const onlyFor = ({ kind, command }: Attempt, test: string): Attempt => ({
  kind,
  command:
    kind === 'suites'
      ? [...command.filter(word => !word.startsWith('--grep')), test]
      : ['vitest', 'run', `--project=${kind}`, test],
})
