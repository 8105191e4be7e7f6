import junit from 'junit-report-builder'
import type { SavedFinding, SavedReport } from './report-file.ts'

type TestCase = ReturnType<ReturnType<ReturnType<typeof junit.newBuilder>['testSuite']>['testCase']>

const textOf = ({ differences = [], curl = '' }: SavedFinding): string =>
  [...differences.map(({ field, expected, actual }) => `${field}: expected ${expected}, got ${actual}`), curl].join('\n')

/** Adds the verdict of a check to its case. */
const judge = (test: TestCase, finding: SavedFinding): void => {
  const { verdict, because = '' } = finding
  const text = textOf(finding)
  const message = because || (text.split('\n')[0] ?? '')
  if (verdict === 'skipped') test.skipped().standardOutput(because)
  else if (verdict === 'set-up failed') test.error(message, verdict)
  else if (verdict !== 'conforming') test.failure(message, verdict).stacktrace(text)
}

/** The JUnit report for build servers: one suite per call, one case per check. */
export const junitText = ({ calls }: SavedReport): string => {
  const report = junit.newBuilder().name('Meridian verify')
  for (const { call, findings } of calls) {
    const suite = report.testSuite().name(call)
    for (const finding of findings) judge(suite.testCase().className(call).name(`${finding.layer}: ${finding.title}`), finding)
  }
  return report.build()
}
