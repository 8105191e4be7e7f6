import { nameOf } from '#contracts/api/kit/endpoint.ts'
import { verdicts, type CallReport, type Finding, type Verdict } from './verdict.ts'

const colours: Readonly<Record<Verdict, number>> = {
  conforming: 32,
  skipped: 90,
  'not built yet': 33,
  'set-up failed': 35,
  wrong: 31,
}
const marks: Readonly<Record<Verdict, string>> = {
  conforming: '✓',
  skipped: '·',
  'not built yet': '–',
  'set-up failed': '?',
  wrong: '✗',
}

type Paint = (verdict: Verdict, text: string) => string

/** Colours, where the terminal shows them. */
export const painter =
  (colourful: boolean): Paint =>
  (verdict, text) =>
    colourful ? `\u001b[${colours[verdict]}m${text}\u001b[0m` : text

const longest = Math.max(...verdicts.map(verdict => verdict.length))

const plural = (count: number, word: string): string => `${count} ${word}${count === 1 ? '' : 's'}`

const row = ({ to, verdict, findings }: CallReport, paint: Paint): string => {
  const good = findings.filter(one => one.verdict === 'conforming').length
  const share = good === findings.length ? plural(good, 'check') : `${good} of ${plural(findings.length, 'check')}`
  return `${paint(verdict, `${marks[verdict]} ${verdict.padEnd(longest)}`)}  ${nameOf(to).padEnd(46)}  ${share}`
}

const details = ({ to, title, verdict, because, differences, curl }: Finding, paint: Paint): string[] => [
  '',
  paint(verdict, `${marks[verdict]} ${nameOf(to)} · ${title}`),
  ...(because ? [`    ${because}`] : []),
  ...differences
    .slice(0, 10)
    .flatMap(({ field, expected, actual }) => [`    field     ${field}`, `    expected  ${expected}`, `    actual    ${actual}`]),
  ...(differences.length > 10 ? [`    and ${plural(differences.length - 10, 'more field')}`] : []),
  ...(verdict === 'wrong' ? [`    ${curl}`] : []),
]

const summary = (reports: readonly CallReport[], paint: Paint): string =>
  verdicts
    .map(verdict => [verdict, reports.filter(report => report.verdict === verdict).length] as const)
    .filter(([, count]) => count > 0)
    .map(([verdict, count]) => paint(verdict, `${count} ${verdict}`))
    .join(', ')

/** A line per call, what is wrong with those that do not conform, and the sum. A call that is not built is told once. */
export const reportText = (reports: readonly CallReport[], paint: Paint): string => {
  const bad = reports.flatMap(({ verdict, findings }) =>
    verdict === 'not built yet'
      ? []
      : findings.filter(finding => finding.verdict !== 'conforming' && finding.verdict !== 'skipped'),
  )
  return [
    ...reports.map(report => row(report, paint)),
    ...bad.flatMap(finding => details(finding, paint)),
    '',
    `${plural(reports.length, 'call')}: ${summary(reports, paint)}`,
  ].join('\n')
}
