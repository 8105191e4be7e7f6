import type { SavedCall, SavedFinding, SavedReport } from './report-file.ts'
import { verdicts, type Verdict } from './verdict.ts'

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

/** So many calls are listed even if they conform; findings told of one call, and fields of one finding. */
const [fewCalls, fewFindings, fewFields] = [20, 5, 10]

const plural = (count: number, word: string): string => `${count} ${word}${count === 1 ? '' : 's'}`

const row = ({ call, verdict, findings }: SavedCall, paint: Paint): string => {
  const good = findings.filter(one => one.verdict === 'conforming').length
  const share = good === findings.length ? plural(good, 'check') : `${good} of ${plural(findings.length, 'check')}`
  return `${paint(verdict, `${marks[verdict]} ${verdict.padEnd(longest)}`)}  ${call.padEnd(46)}  ${share}`
}

const details = ({ call }: SavedCall, { title, differences = [], curl, layer }: SavedFinding, paint: Paint): string[] => [
  '',
  paint('wrong', `${marks.wrong} ${call} · ${title}${layer === 'examples' ? '' : ` (${layer})`}`),
  ...differences
    .slice(0, fewFields)
    .flatMap(({ field, expected, actual }) => [`    field     ${field}`, `    expected  ${expected}`, `    actual    ${actual}`]),
  ...(differences.length > fewFields ? [`    and ${plural(differences.length - fewFields, 'more field')}`] : []),
  ...(curl ? [`    ${curl}`] : []),
]

const findingLines = (call: SavedCall, paint: Paint): string[] => {
  const wrong = call.findings.filter(({ verdict }) => verdict === 'wrong')
  const [file, ...others] = call.usedBy
  return [
    ...wrong.slice(0, fewFindings).flatMap(finding => details(call, finding, paint)),
    ...(wrong.length > fewFindings ? [`    and ${plural(wrong.length - fewFindings, 'more finding')} of this call`] : []),
    ...(wrong.length > 0 && file
      ? [`    used by   ${file}${others.length > 0 ? ` and ${plural(others.length, 'more file')}` : ''}`]
      : []),
  ]
}

/** One state that cannot be entered stands in the way of many checks: it is told once. */
const failedSetUps = (calls: readonly SavedCall[], paint: Paint): string[] => {
  const failed = calls.flatMap(({ findings }) => findings.filter(({ verdict }) => verdict === 'set-up failed'))
  return [...Map.groupBy(failed, ({ because = '' }) => because)].flatMap(([because, checks]) => [
    '',
    paint('set-up failed', `${marks['set-up failed']} ${plural(checks.length, 'check')}: ${because}`),
  ])
}

const summaryOf = ({ summary }: SavedReport, paint: Paint): string =>
  verdicts
    .filter(verdict => summary[verdict])
    .map(verdict => paint(verdict, `${summary[verdict]} ${verdict}`))
    .join(', ')

/** A line per call, what is wrong with those that do not conform, and the sum; of many calls only those that do not conform. */
export const reportText = (report: SavedReport, paint: Paint): string => {
  const { calls } = report
  const listed = calls.length > fewCalls ? calls.filter(({ verdict }) => verdict !== 'conforming') : calls
  return [
    ...listed.map(call => row(call, paint)),
    ...calls.flatMap(call => findingLines(call, paint)),
    ...failedSetUps(calls, paint),
    ...(listed.length > 0 ? [''] : []),
    `${plural(calls.length, 'call')}: ${summaryOf(report, paint)}`,
  ].join('\n')
}
