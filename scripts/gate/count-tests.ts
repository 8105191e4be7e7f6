import { existsSync, readFileSync } from 'node:fs'
import { stripVTControlCharacters } from 'node:util'
import { z } from 'zod'

/** What a run of tests came to; of those that failed, their names and why. */
export type Count = { readonly passed: number; readonly failed: number; readonly failures: readonly string[] }

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
  return { passed: numPassedTests, failed: numFailedTests, failures }
}

const Spec = z.object({
  title: z.string(),
  file: z.string(),
  ok: z.boolean(),
  tests: z.array(
    z.object({ results: z.array(z.object({ errors: z.array(z.object({ message: z.string().optional() })).default([]) })) }),
  ),
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

const failuresIn = ({ specs, suites }: z.output<typeof Suite>): string[] => [
  ...specs
    .filter(({ ok }) => !ok)
    .map(({ file, title: name, tests }) => {
      const errors = tests.flatMap(({ results }) => results.flatMap(result => result.errors))
      return [`${file} › ${name}:`, ...errors.map(({ message }) => reason(message))].join('\n')
    }),
  ...suites.flatMap(failuresIn),
]

const ofPlaywright = (report: unknown): Count => {
  const { suites, stats } = PlaywrightReport.parse(report)
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky, failures: suites.flatMap(failuresIn) }
}

/**
 * Reads the count out of vitest's or Playwright's JSON report; nothing ran when the report is missing.
 * @throws when the report has another shape.
 */
export const countTests = (kind: 'vitest' | 'playwright', file: string): Count => {
  if (!existsSync(file)) return { passed: 0, failed: 0, failures: [] }
  const report: unknown = JSON.parse(readFileSync(file, 'utf8'))
  return kind === 'vitest' ? ofVitest(report) : ofPlaywright(report)
}
