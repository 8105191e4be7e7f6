import type { SavedReport } from '#harness/verify/report/report-file.ts'

/** So many sequences are printed; the page has all. */
const most = 3

/**
 * The shortest sequences that part a server from the reference, as a terminal shows them: what was done, as curl lines; where the
 * answer differs; the requirement that decides; how to see it again. Source: MDL-3.
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
