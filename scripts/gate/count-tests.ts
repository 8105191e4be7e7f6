import { existsSync, readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { z } from 'zod'
import { root } from '../lib/command-line.ts'

/** The result of a test run. `failures` and `flaky` hold one text per test: its name, the reason, the traces. */
export type Count = {
  readonly passed: number
  readonly failed: number
  readonly failures: readonly string[]
  /** Tests that failed and passed when they were tried again. They count as passed, too. */
  readonly flaky: readonly string[]
}

/** Most lines of a reason: the sentence, what was expected, what the browser did meanwhile. */
const mostLines = 30

const reason = (text = ''): string => stripVTControlCharacters(text).split('\n').slice(0, mostLines).join('\n')

const VitestReport = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  testResults: z.array(
    z.object({
      name: z.string(),
      message: z.string().default(''),
      status: z.string(),
      assertionResults: z.array(
        z.object({ fullName: z.string(), status: z.string(), failureMessages: z.array(z.string()).default([]) }),
      ),
    }),
  ),
})

const ofVitest = (report: unknown): Count => {
  const { numPassedTests, numFailedTests, testResults } = VitestReport.parse(report)
  const failures = testResults.flatMap(({ name, status, message, assertionResults }) => {
    const failed = assertionResults.filter(one => one.status === 'failed')
    if (failed.length === 0 && status === 'failed') return [`${name}: ${reason(message)}`]
    return failed.map(({ fullName, failureMessages }) => `${fullName}: ${reason(failureMessages[0])}`)
  })
  // A test that passed with a failure beside it was tried twice.
  const flaky = testResults.flatMap(({ assertionResults }) =>
    assertionResults
      .filter(one => one.status === 'passed' && one.failureMessages.length > 0)
      .map(({ fullName, failureMessages }) => `${fullName}: ${reason(failureMessages[0])}`),
  )
  return { passed: numPassedTests, failed: numFailedTests, failures, flaky }
}

const Run = z.object({
  errors: z.array(z.object({ message: z.string().optional() })).default([]),
  attachments: z.array(z.object({ name: z.string(), path: z.string().optional() })).default([]),
})
const Spec = z.object({
  title: z.string(),
  file: z.string(),
  tests: z.array(z.object({ status: z.enum(['expected', 'unexpected', 'flaky', 'skipped']), results: z.array(Run) })),
})
const Suite = z.object({
  title: z.string(),
  specs: z.array(Spec).default([]),
  get suites() {
    return z.array(Suite).default([])
  },
})
const PlaywrightReport = z.object({
  suites: z.array(Suite),
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number() }),
})

/** The errors of a test and where the traces of all its tries are. */
const textOf = ({ file, title }: z.output<typeof Spec>, results: readonly z.output<typeof Run>[]): string => {
  const errors = results.flatMap(result => result.errors).map(({ message }) => reason(message))
  const traces = results
    .flatMap(result => result.attachments)
    .flatMap(({ name, path }) => (name === 'trace' && path ? [`trace: ${relative(root, path)}`] : []))
  return [`${file} › ${title}:`, ...errors, ...traces].join('\n')
}

const testsWith = (wanted: 'unexpected' | 'flaky', { specs, suites }: z.output<typeof Suite>): string[] => [
  ...specs.flatMap(spec => spec.tests.filter(test => test.status === wanted).map(test => textOf(spec, test.results))),
  ...suites.flatMap(suite => testsWith(wanted, suite)),
]

const ofPlaywright = (report: unknown): Count => {
  const { suites, stats } = PlaywrightReport.parse(report)
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
    failures: suites.flatMap(suite => testsWith('unexpected', suite)),
    flaky: suites.flatMap(suite => testsWith('flaky', suite)),
  }
}

/**
 * Reads the count out of vitest's or Playwright's JSON report; nothing ran when the report is missing.
 * @throws when the report has another shape.
 */
export const countTests = (kind: 'vitest' | 'playwright', file: string): Count => {
  if (!existsSync(file)) return { passed: 0, failed: 0, failures: [], flaky: [] }
  const report: unknown = JSON.parse(readFileSync(file, 'utf8'))
  return kind === 'vitest' ? ofVitest(report) : ofPlaywright(report)
}
