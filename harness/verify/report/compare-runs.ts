import type { SavedFinding, SavedReport } from './report-file.ts'

/** The changes of checks since an earlier run; a check is identified by its call and its sentence. */
export type RunComparison = {
  /** Conformed in the earlier run, and no longer does. */
  readonly regressed: readonly string[]
  /** Conforms now, and did not in the earlier run. */
  readonly promoted: readonly string[]
  readonly unchanged: number
  /** Not checked in the earlier run. */
  readonly added: number
}

const checksIn = ({ calls }: SavedReport): Map<string, SavedFinding['verdict']> =>
  new Map(
    calls.flatMap(({ call, findings }) =>
      findings.map(({ layer, title, verdict }) => [`${call} · ${layer} · ${title}`, verdict] as const),
    ),
  )

/** Compares two runs, check by check; a check that was skipped in one of them is neither better nor worse. */
export const compareRuns = (before: SavedReport, now: SavedReport): RunComparison => {
  const was = checksIn(before)
  const checks = [...checksIn(now)].map(([name, verdict]) => ({ name, verdict, before: was.get(name) }))
  const moved = checks.filter(one => one.before !== undefined && one.before !== 'skipped' && one.verdict !== 'skipped')
  const regressed = moved.filter(one => one.before === 'conforming' && one.verdict !== 'conforming')
  const promoted = moved.filter(one => one.before !== 'conforming' && one.verdict === 'conforming')
  const added = checks.filter(one => one.before === undefined).length
  return {
    regressed: regressed.map(({ name }) => name),
    promoted: promoted.map(({ name }) => name),
    added,
    unchanged: checks.length - added - regressed.length - promoted.length,
  }
}

/** The comparison as text. */
export const comparisonText = ({ regressed, promoted, unchanged, added }: RunComparison): string =>
  [
    ...regressed.map(name => `  worse   ${name}`),
    ...promoted.slice(0, 20).map(name => `  better  ${name}`),
    ...(promoted.length > 20 ? [`  better  and ${promoted.length - 20} more`] : []),
    `Since then: ${regressed.length} regressed, ${promoted.length} promoted, ${unchanged} unchanged, ${added} new.`,
  ].join('\n')
