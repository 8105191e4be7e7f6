import junit from 'junit-report-builder'
import type { TestResult } from './read-tests.ts'

/** The tests of one step of the gate. */
export type TestedStep = { readonly name: string; readonly tests: readonly TestResult[] }

/**
 * Formats the tests of a run as JUnit XML: a suite per step, a class per file. A flaky test passes, with its first error as
 * output.
 */
export const junitText = (steps: readonly TestedStep[]): string => {
  const report = junit.newBuilder()
  for (const { name, tests } of steps) {
    const suite = report.testSuite().name(name)
    for (const { file, title, outcome, seconds, reasons, evidence } of tests) {
      const text = [...reasons, ...evidence].join('\n')
      const test = suite.testCase().className(file).name(title).time(seconds)
      if (outcome === 'skipped') test.skipped()
      if (outcome === 'failed') test.failure(text)
      if (outcome === 'flaky') test.standardOutput(`Passed on retry. First attempt:\n${text}`)
    }
  }
  return report.build()
}
