import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../lib/command-line.ts'
import { junitText, type TestedStep } from './junit.ts'
import { Run, runOf, summaryText } from './summary.ts'

const folder = join(root, 'dist/reports')

/** How many runs the summary shows. */
const mostRuns = 20

/**
 * Writes the results of a run: dist/reports/junit.xml for CI, dist/reports/summary.md for people, and the figures to
 * dist/reports/runs, where later summaries read them.
 * @param at when the run started.
 */
export const writeReports = (steps: readonly TestedStep[], at: Date): void => {
  const runs = join(folder, 'runs')
  mkdirSync(runs, { recursive: true })
  const run = runOf(
    at.toISOString().slice(0, 16).replace('T', ' '),
    steps.flatMap(({ tests }) => tests),
  )
  writeFileSync(join(runs, `${at.toISOString().replaceAll(':', '-')}.json`), JSON.stringify(run))
  const kept = readdirSync(runs).toSorted().slice(-mostRuns)
  const past = kept.map(name => Run.parse(JSON.parse(readFileSync(join(runs, name), 'utf8'))))
  writeFileSync(join(folder, 'summary.md'), summaryText(past))
  writeFileSync(join(folder, 'junit.xml'), junitText(steps))
}
