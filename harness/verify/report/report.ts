import type { Cause, CauseKind, SavedCall, SavedReport } from './report-file.ts'
import { verdicts, type Verdict } from '../verdict.ts'

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

/** Maximum number of calls that are listed one by one, and of lines on the terminal. Source: VRF-11. */
const [fewCalls, mostLines] = [8, 38]

/** Maximum number of causes of one kind; the report page has all. */
const named: Readonly<Record<CauseKind, number>> = { wrong: 14, 'set-up failed': 3, 'not built yet': 2, advice: 5, skipped: 2 }

const headings: Readonly<Record<CauseKind, string>> = {
  wrong: 'Wrong',
  'set-up failed': 'Set-up failed',
  'not built yet': 'Not built yet',
  advice: 'Advice: conforms to core, differs from full',
  skipped: 'Skipped',
}

const plural = (count: number, word: string): string => `${count.toLocaleString('en')} ${word}${count === 1 ? '' : 's'}`

const row = ({ call, verdict, findings }: SavedCall, paint: Paint): string => {
  const good = findings.filter(one => one.verdict === 'conforming').length
  const share = good === findings.length ? plural(good, 'check') : `${good} of ${plural(findings.length, 'check')}`
  return `${paint(verdict, `${marks[verdict]} ${verdict.padEnd(longest)}`)}  ${call.padEnd(46)}  ${share}`
}

const paintOf = (kind: CauseKind): Verdict => (kind === 'advice' ? 'skipped' : kind)

const cut = (text: string, most: number): string => (text.length > most ? `${text.slice(0, most - 1)}…` : text)

/** Maximum number of calls that are named as not built; the report page has all. */
const fewNames = 4

/** The first call of a cause; for calls that are not built several, because they get no other line. */
const placeOf = ({ kind, first, at }: Cause): string => {
  if (kind !== 'not built yet') return first.call
  const rest = at.length - fewNames
  return `${at.slice(0, fewNames).join(', ')}${rest > 0 ? ` and ${rest} more` : ''}`
}

const causeLine = (whole: Cause, paint: Paint): string => {
  const { cause, kind, bug, calls, checks } = whole
  const verdict = paintOf(kind)
  const amount = `${calls} × ${checks}`.padStart(9)
  const text = `${cut(cause, 110)}${bug ? ' [bug]' : ''}${kind === 'advice' && !bug ? ': core accepts it' : ''}`
  return `  ${paint(verdict, marks[verdict])}${amount}  ${text}  → ${placeOf(whole)}`
}

/** The first finding of a cause, with its request. */
const details = ({ first }: Cause, calls: readonly SavedCall[], paint: Paint): string[] => {
  const [file, ...others] = calls.find(({ call }) => call === first.call)?.usedBy ?? []
  const { difference } = first
  return [
    paint('wrong', `${marks.wrong} ${first.call} · ${first.title}`),
    ...(difference
      ? [`    field     ${difference.field}`, `    expected  ${difference.expected}`, `    actual    ${difference.actual}`]
      : []),
    ...(first.curl ? [`    ${first.curl}`] : []),
    ...(file ? [`    used by   ${file}${others.length > 0 ? ` and ${plural(others.length, 'more file')}` : ''}`] : []),
  ]
}

const causeLines = (causes: readonly Cause[], kind: CauseKind, paint: Paint): string[] => {
  const own = causes.filter(cause => cause.kind === kind)
  const rest = own.length - named[kind]
  return own.length === 0
    ? []
    : [
        `${headings[kind]}, by cause (calls × checks):`,
        ...own.slice(0, named[kind]).map(cause => causeLine(cause, paint)),
        ...(rest > 0 ? [`            and ${plural(rest, 'more cause')}, on the page of the report`] : []),
      ]
}

const kinds: readonly CauseKind[] = ['wrong', 'set-up failed', 'not built yet', 'advice', 'skipped']

/** The first findings of as many causes as fit on the terminal. */
const detailLines = (report: SavedReport, room: number, paint: Paint): string[] => {
  const wrong = report.causes.filter(({ kind }) => kind === 'wrong')
  const lines: string[] = []
  for (const cause of wrong) {
    const own = details(cause, report.calls, paint)
    if (lines.length + own.length > room) break
    lines.push(...own)
  }
  return lines
}

/** Sequences are printed in full only for a few calls. */
const mostSequenceLines = (calls: number): number => (calls > fewCalls ? 0 : Infinity)

const countsText = (counts: SavedReport['summary'], paint: Paint): string =>
  verdicts
    .filter(verdict => counts[verdict])
    .map(verdict => paint(verdict, `${(counts[verdict] ?? 0).toLocaleString('en')} ${verdict}`))
    .join(', ')

/**
 * The report for the terminal: the calls if there are few, one line per cause, the first findings, and the totals; at most 40
 * lines. Source: VRF-11.
 */
export const reportText = (report: SavedReport, paint: Paint, sequences: readonly string[] = []): string => {
  const { calls, causes, summary, checks, level } = report
  const listed = calls.length > fewCalls ? [] : calls.map(call => row(call, paint))
  const lines = kinds.flatMap(kind => causeLines(causes, kind, paint))
  const total = Object.values(checks).reduce((sum, count) => sum + count, 0)
  const sums = [
    `${plural(calls.length, 'call')}: ${countsText(summary, paint)} (judged by ${level})`,
    `${plural(total, 'check')}: ${countsText(checks, paint)}`,
  ]
  const room = mostLines - listed.length - lines.length - sums.length
  // With many causes, sequences are only on the report page.
  const played = sequences.length <= Math.max(room, mostSequenceLines(calls.length)) ? sequences : []
  const details = detailLines(report, room - played.length, paint)
  return [...played, ...listed, ...lines, ...details, ...sums].join('\n')
}
