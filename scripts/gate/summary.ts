import { z } from 'zod'
import type { TestResult } from './read-tests.ts'

/** The results of one area. */
const Line = z.object({ area: z.string(), passed: z.int(), failed: z.int(), flaky: z.int(), minutes: z.number() })

/** A run of the gate, as stored for the trend. */
export const Run = z.object({ at: z.string(), areas: z.array(Line) })
export type Run = z.output<typeof Run>

/** Areas in terms of the product, by the files of their tests; the first match wins. */
const areas: readonly (readonly [name: string, files: RegExp])[] = [
  ['Storefront', /^e2e\/(shop|routes|smoke)/],
  ['User centre', /^e2e\/user/],
  ['Seller back office', /^e2e\/(tables\/)?seller/],
  ['Administration', /^e2e\/(tables\/)?admin/],
  ['Purchases through all three', /^e2e\/purchase/],
  ['Demo, devtools and access', /^e2e\//],
  ['Screens and components', /^stories\//],
  ['Contract of the API', /^(contracts|harness)\/|consumer-pact/],
  ['Rules and code', /./],
]

const areaOf = (file: string): string => areas.find(([, files]) => files.test(file))?.[0] ?? ''

/** Sums the tests of a run by area. */
export const runOf = (at: string, tests: readonly TestResult[]): Run => ({
  at,
  areas: areas.flatMap(([area]) => {
    const own = tests.filter(test => areaOf(test.file) === area)
    const count = (outcome: TestResult['outcome']) => own.filter(test => test.outcome === outcome).length
    const minutes = Math.round(own.reduce((sum, test) => sum + test.seconds, 0) / 6) / 10
    const flaky = count('flaky')
    return own.length > 0 ? [{ area, passed: count('passed') + flaky, failed: count('failed'), flaky, minutes }] : []
  }),
})

const total = ({ areas }: Run, key: 'passed' | 'failed' | 'flaky' | 'minutes'): string => {
  const sum = areas.reduce((all, line) => all + line[key], 0)
  return key === 'minutes' ? sum.toFixed(1) : String(sum)
}

const row = (...cells: (string | number)[]): string => `| ${cells.join(' | ')} |`

/**
 * Renders the summary for people who do not read code: the last run by area, and earlier runs.
 * @param runs oldest first, at least one.
 */
export const summaryText = (runs: readonly Run[]): string => {
  const last = runs.at(-1)
  const totals = (run: Run) => [total(run, 'passed'), total(run, 'failed'), total(run, 'flaky'), total(run, 'minutes')]
  return [
    `# Tests of ${last?.at ?? 'no run'}`,
    '',
    row('Area', 'Passed', 'Failed', 'Flaky', 'Minutes of tests'),
    row('---', '--:', '--:', '--:', '--:'),
    ...(last?.areas ?? []).map(one => row(one.area, one.passed, one.failed, one.flaky, one.minutes.toFixed(1))),
    ...(last ? [row('**All**', ...totals(last))] : []),
    '',
    'Flaky tests failed at first and passed on retry; they also count as passed.',
    '',
    '## Earlier runs',
    '',
    row('Run', 'Passed', 'Failed', 'Flaky', 'Minutes of tests'),
    row('---', '--:', '--:', '--:', '--:'),
    ...runs.toReversed().map(run => row(run.at, ...totals(run))),
    '',
  ].join('\n')
}
