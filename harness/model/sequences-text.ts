import type { SavedReport } from '#harness/verify/report/report-file.ts'

/** Maximum number of sequences on the terminal; the report page has all. */
const most = 3

/**
 * The shrunk sequences as a terminal shows them: the requests as curl lines, the first difference, the requirement that applies, and
 * how to replay it. Source: MDL-3.
 */
export const sequencesText = ({ calls }: SavedReport): string[] => {
  const found = calls.flatMap(({ call, findings }) =>
    findings.filter(({ layer, verdict }) => layer === 'model' && verdict === 'wrong').map(finding => ({ call, finding })),
  )
  return found
    .slice(0, most)
    .flatMap(({ call, finding: { title, steps = [], differences = [], because = '' } }) => [
      `✗ ${call} · ${title}`,
      ...steps.map((step, at) => `    ${at + 1}. ${step}`),
      ...differences.flatMap(({ field, expected, actual }) => [
        `    field      ${field}`,
        `    reference  ${expected}`,
        `    server     ${actual}`,
      ]),
      ...because.split('\n').map(line => `    ${line}`),
      '',
    ])
}
