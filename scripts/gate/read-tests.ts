import { existsSync, readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { z } from 'zod'
import { root } from '../lib/command-line.ts'

/** The result of one test, from vitest or Playwright. */
export type TestResult = {
  /** Relative to the root. */
  readonly file: string
  readonly title: string
  /** `flaky`: it failed at first and passed on retry. */
  readonly outcome: 'passed' | 'failed' | 'flaky' | 'skipped'
  /** The total of all attempts. */
  readonly seconds: number
  /** The distinct errors. */
  readonly reasons: readonly string[]
  /** Traces and screenshots of its attempts, relative to the root, such as `trace dist/…/trace.zip`. */
  readonly evidence: readonly string[]
}

/** The maximum number of lines per error: the message, the expectation and the call log. */
const mostLines = 30

const reason = (text = ''): string => stripVTControlCharacters(text).split('\n').slice(0, mostLines).join('\n')

const fromRoot = (path: string): string => relative(root, path).replaceAll('\\', '/')

const VitestReport = z.object({
  testResults: z.array(
    z.object({
      name: z.string(),
      message: z.string().default(''),
      status: z.string(),
      assertionResults: z.array(
        z.object({
          fullName: z.string(),
          status: z.string(),
          duration: z.number().nullish(),
          failureMessages: z.array(z.string()).default([]),
        }),
      ),
    }),
  ),
})
type VitestFile = z.output<typeof VitestReport>['testResults'][number]

/** Vitest reports a flaky test as passed, with failure messages. */
const vitestOutcome = (status: string, failures: readonly string[]): TestResult['outcome'] => {
  if (status === 'passed') return failures.length > 0 ? 'flaky' : 'passed'
  return status === 'failed' ? 'failed' : 'skipped'
}

const ofVitestFile = ({ name, status, message, assertionResults }: VitestFile): TestResult[] => {
  const file = fromRoot(name)
  const tests = assertionResults.map(one => ({
    file,
    title: one.fullName,
    outcome: vitestOutcome(one.status, one.failureMessages),
    seconds: (one.duration ?? 0) / 1000,
    reasons: [...new Set(one.failureMessages.map(reason))],
    evidence: [],
  }))
  const isBroken = status === 'failed' && tests.every(test => test.outcome !== 'failed')
  // A page that goes elsewhere ends the run of a browser; vitest reports the files after it as passed, without a test.
  const hasNotRun = tests.length === 0
  const why = reason(message) || 'None of its tests ran.'
  return isBroken || hasNotRun
    ? [...tests, { file, title: 'the file itself', outcome: 'failed', seconds: 0, reasons: [why], evidence: [] }]
    : tests
}

const Errors = z.array(z.object({ message: z.string().optional() })).default([])
const Try = z.object({
  duration: z.number().default(0),
  errors: Errors,
  attachments: z.array(z.object({ name: z.string(), path: z.string().optional() })).default([]),
})
const Spec = z.object({
  title: z.string(),
  file: z.string(),
  tests: z.array(z.object({ status: z.enum(['expected', 'unexpected', 'flaky', 'skipped']), results: z.array(Try) })),
})
const Suite = z.object({
  title: z.string(),
  specs: z.array(Spec).default([]),
  get suites() {
    return z.array(Suite).default([])
  },
})
const PlaywrightReport = z.object({ suites: z.array(Suite), errors: Errors })

const outcomes = { expected: 'passed', unexpected: 'failed', flaky: 'flaky', skipped: 'skipped' } as const
const kinds: Readonly<Record<string, string>> = { trace: 'trace', screenshot: 'picture' }

const ofSuite = ({ specs, suites }: z.output<typeof Suite>): TestResult[] => [
  ...specs.flatMap(({ file, title, tests }) =>
    tests.map(({ status, results }) => ({
      file: `e2e/${file}`,
      title,
      outcome: outcomes[status],
      seconds: results.reduce((sum, one) => sum + one.duration, 0) / 1000,
      reasons: [...new Set(results.flatMap(one => one.errors.map(({ message }) => reason(message))))],
      evidence: results
        .flatMap(one => one.attachments)
        .flatMap(({ name, path }) => (kinds[name] && path ? [`${kinds[name]} ${fromRoot(path)}`] : [])),
    })),
  ),
  ...suites.flatMap(ofSuite),
]

/**
 * Formats an error that Playwright could not assign to a test. It fails the run, and the test that began meanwhile does not run:
 * a route that is answered after its test has ended is such an error.
 */
const outsideOfTests = ({ message }: z.output<typeof Errors>[number]): TestResult => ({
  file: 'e2e',
  title: 'an error outside of the tests',
  outcome: 'failed',
  seconds: 0,
  reasons: [reason(message)],
  evidence: [],
})

/**
 * Reads the tests from the JSON report of vitest or Playwright; none if the report is missing.
 * @throws if the report has an unexpected shape.
 */
export const readTests = (kind: 'vitest' | 'playwright', file: string): readonly TestResult[] => {
  if (!existsSync(file)) return []
  const report: unknown = JSON.parse(readFileSync(file, 'utf8'))
  if (kind === 'vitest') return VitestReport.parse(report).testResults.flatMap(ofVitestFile)
  const { suites, errors } = PlaywrightReport.parse(report)
  return [...suites.flatMap(ofSuite), ...errors.map(outsideOfTests)]
}

/** Counts the tests with this outcome. */
export const countOf = (tests: readonly TestResult[], outcome: TestResult['outcome']): number =>
  tests.filter(test => test.outcome === outcome).length
