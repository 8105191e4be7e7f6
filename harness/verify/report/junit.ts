import type { SavedCall, SavedFinding, SavedReport } from './report-file.ts'

/** Escapes text for XML, and removes control characters, which XML does not allow. */
export const escaped = (text: string): string =>
  text
    .split('')
    .filter(letter => letter >= ' ' || letter === '\n' || letter === '\t')
    .join('')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')

const detail = ({ differences = [], curl = '' }: SavedFinding): string =>
  [...differences.map(({ field, expected, actual }) => `${field}: expected ${expected}, got ${actual}`), curl].join('\n')

const inside = (finding: SavedFinding): string => {
  const { verdict, because = '', differences = [] } = finding
  const [first] = differences
  const message = escaped(because || (first ? `${first.field}: expected ${first.expected}, got ${first.actual}` : ''))
  if (verdict === 'skipped') return `<skipped message="${message}"/>`
  if (verdict === 'set-up failed') return `<error type="${verdict}" message="${message}"/>`
  return verdict === 'conforming' ? '' : `<failure type="${verdict}" message="${message}">${escaped(detail(finding))}</failure>`
}

const count = (findings: readonly SavedFinding[], ...of: SavedFinding['verdict'][]): number =>
  findings.filter(({ verdict }) => of.includes(verdict)).length

const numbers = (findings: readonly SavedFinding[]): string =>
  `tests="${findings.length}" failures="${count(findings, 'wrong', 'not built yet')}" errors="${count(findings, 'set-up failed')}" skipped="${count(findings, 'skipped')}"`

const suite = ({ call, findings }: SavedCall): string =>
  [
    `  <testsuite name="${escaped(call)}" ${numbers(findings)}>`,
    ...findings.map(
      finding =>
        `    <testcase classname="${escaped(call)}" name="${escaped(`${finding.layer}: ${finding.title}`)}">${inside(finding)}</testcase>`,
    ),
    '  </testsuite>',
  ].join('\n')

/** The JUnit report for build servers: one suite per call, one case per check. */
export const junitText = ({ calls, seconds }: SavedReport): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuites name="Meridian verify" time="${seconds}" ${numbers(calls.flatMap(({ findings }) => findings))}>`,
    ...calls.map(suite),
    '</testsuites>',
    '',
  ].join('\n')
