import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { examples } from '#contracts/examples/index.ts'
import { Misuse, runCommand, type ExitCode } from '#harness/command/command.ts'
import { verifyByModel } from '#harness/model/model.ts'
import { coverageText, createCoverage, type Coverage } from '#harness/model/coverage.ts'
import { sequencesText } from '#harness/model/sequences-text.ts'
import { deviationsIn, withDeviations } from './report/deviations.ts'
import { junitText } from './report/junit.ts'
import { compareRuns, comparisonText, type RunComparison } from './report/compare-runs.ts'
import { help, optionsOf, type Options } from './options.ts'
import { pageHtml } from './report/page.ts'
import { SavedReport } from './report/report-file.ts'
import { savedReport } from './report/saved-report.ts'
import { painter, reportText } from './report/report.ts'
import { mustAnswer, mustEnterStates, serverAt } from './server.ts'
import { usageOf } from './usage.ts'
import { reportsOf, type Finding } from './verdict.ts'
import { verifyWith } from './verify-with.ts'
import { answersAt, restartSeen, watch } from './watch.ts'

/** The other layers, if selected, report call by call why sequences could not be set up. */
const withSequences = (checked: readonly Finding[], played: readonly Finding[]): Finding[] => {
  const calls = new Set(checked.map(({ to }) => to))
  const fromModel = played.flatMap((finding): Finding[] => {
    if (checked.length === 0 || finding.verdict !== 'set-up failed') return [finding]
    return calls.has(finding.to) ? [{ ...finding, verdict: 'skipped' }] : []
  })
  return [...checked, ...fromModel]
}

/** Everything that was asked for. @param coverage takes down what sequences play. @throws Misuse when nothing answers, nothing is wanted, or the server goes silent */
export const verify = async (options: Options, coverage?: Coverage): Promise<SavedReport> => {
  const { origin, wants, layers, level, deviations: file } = options
  const deviations = file === undefined ? [] : deviationsIn(file)
  if (!examples.some(({ to }) => wants(to))) throw new Misuse('The chosen consumer makes none of these calls. See --help.')
  const began = new Date()
  await mustAnswer(options)
  await mustEnterStates(options)
  const { providers, gone, end } = await serverAt(options)
  const checked = await verifyWith(providers, { wants, layers, level, enough: gone })
  const played = layers.includes('model') ? await verifyByModel(providers, { ...options, enough: gone, met: coverage?.met }) : []
  const findings = withDeviations(withSequences(checked, played), deviations)
  await end()
  if (gone())
    throw new Misuse(`${origin} has stopped answering after ${findings.length} checks. Did the server end, or does it hang?`)
  return savedReport(reportsOf(findings), { api: origin, level, began, usage: usageOf() })
}

const earlier = (file: string): SavedReport => {
  try {
    return SavedReport.parse(JSON.parse(readFileSync(file, 'utf8')))
  } catch {
    throw new Misuse(`--since "${file}" is not a report.json of an earlier run.`)
  }
}

/** @returns where the page is */
const write = (folder: string, report: SavedReport, ledger: RunComparison | undefined): string => {
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'report.json'), `${JSON.stringify({ ...report, ...(ledger && { ledger }) }, null, 1)}\n`)
  writeFileSync(join(folder, 'junit.xml'), junitText(report))
  writeFileSync(join(folder, 'index.html'), pageHtml(report, ledger))
  return join(folder, 'index.html')
}

const isGood = ({ calls }: SavedReport): boolean =>
  calls.every(({ verdict }) => verdict === 'conforming' || verdict === 'skipped')

/** The command. @returns its exit code; with `--watch` it does not end. */
export const main = (args: readonly string[], print: (text: string) => void, colourful = false): Promise<ExitCode> =>
  runCommand({ args, help, print }, async () => {
    const options = optionsOf(args)
    const before = options.since === undefined ? undefined : earlier(options.since)
    const verified = async (chosen: Options) => {
      // What a deep run has left out is worth knowing; the others are samples.
      const coverage = chosen.depth === 'deep' ? createCoverage() : undefined
      const report = await verify(chosen, coverage)
      const ledger = before && compareRuns(before, report)
      print(reportText(report, painter(colourful), sequencesText(report)))
      if (ledger) print(comparisonText(ledger))
      print(`The report: ${write(options.folder, report, ledger)}`)
      if (coverage) {
        print(coverageText(coverage.summary()))
        writeFileSync(join(options.folder, 'coverage.json'), `${JSON.stringify(coverage.summary(), null, 1)}\n`)
      }
      return { report, ledger }
    }
    if (options.watch) {
      const restarted = () => restartSeen(() => answersAt(options.origin))
      await watch(options, { verify: async chosen => (await verified(chosen)).report, restarted, print })
      return 0
    }
    const { report, ledger } = await verified(options)
    return (ledger ? ledger.regressed.length === 0 : isGood(report)) ? 0 : 1
  })

if (import.meta.main) process.exitCode = await main(process.argv.slice(2), text => console.log(text), process.stdout.isTTY)
