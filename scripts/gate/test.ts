import { asksForHelp } from '#harness/command/command.ts'
import { mostFlaky } from '../e2e/flaky-reporter.ts'
import { option, withoutOption } from '../lib/command-line.ts'
import { stepsSince } from '../since/narrow.ts'
import { failureTexts } from './failure-text.ts'
import { countOf } from './read-tests.ts'
import { runStep, type Result } from './run-step.ts'
import { help, unknownWord } from './help.ts'
import { steps, type Step } from './steps.ts'
import { writeReports } from './write-reports.ts'
import { duration, rememberSeconds, usualSeconds } from './usual-seconds.ts'

const words = process.argv.slice(2)
if (asksForHelp(words)) {
  console.log(help)
  process.exit()
}
const wrong = unknownWord(words)
if (wrong !== undefined) {
  console.error(`Unknown option or step "${wrong}".\n\n${help}`)
  process.exit(2)
}
const since = option('since')
const names = withoutOption(words, 'since').filter(word => !word.startsWith('--'))
const named = steps.filter(step => (words.includes('--fast') ? step.fast : names.length === 0 || names.includes(step.name)))
const chosen = since === undefined ? named : stepsSince(since, named)

const line = (mark: string, name: string, text: string) => console.log(`${mark.padEnd(4)}  ${name.padEnd(22)} ${text}`.trimEnd())

const printResult = ({ name, good, seconds, note, tests, output }: Result) => {
  line(good ? 'ok' : 'FAIL', name, `${seconds.toFixed(1).padStart(6)} s   ${note}`)
  const failures = failureTexts(tests.filter(test => test.outcome === 'failed'))
  for (const text of failures) console.log(`      ✘ ${text.replaceAll('\n', '\n      ')}`)
  // Failed tests are already printed above; the full output would only bury them.
  if (!good && failures.length === 0) console.log(output.replace(/^/gm, '      '))
}

const began = new Date()
const results: Result[] = []
const run = async (step: Step) => {
  const { name } = step
  const usual = usualSeconds(name)
  const start = Date.now()
  line('…', name, usual === undefined ? 'runs' : `runs, usually ${duration(usual)}`)
  const result = await runStep(step, last => {
    const time = duration((Date.now() - start) / 1000)
    line('…', name, `runs for ${time}${last && `: ${last}`}`)
  })
  if (result.good) rememberSeconds(name, result.seconds)
  printResult(result)
  results.push(result)
}

/** Runs the steps in order, `lanes` at a time. */
const runInLanes = async (some: readonly Step[], lanes: number) => {
  const left = [...some]
  const lane = async () => {
    for (let step = left.shift(); step; step = left.shift()) await run(step)
  }
  await Promise.all(Array.from({ length: lanes }, lane))
}

// Fast steps leave a core idle, so two run at a time; steps with a browser use every core.
await runInLanes(
  chosen.filter(step => step.fast),
  2,
)
await runInLanes(
  chosen.filter(step => !step.fast),
  1,
)

const tests = results.flatMap(result => result.tests)
const flaky = tests.filter(test => test.outcome === 'flaky')
if (flaky.length > 0) console.log('\nFlaky tests, which passed on retry:')
for (const text of failureTexts(flaky)) console.log(`  ~ ${text.replaceAll('\n', '\n  ')}`)
const tooFlaky = flaky.length > mostFlaky
if (tooFlaky) console.log(`\nThe run fails because there are more than ${mostFlaky} flaky tests.`)

if (tests.length > 0)
  writeReports(
    results.filter(result => result.tests.length > 0),
    began,
  )

const bad = results.filter(result => !result.good).map(result => result.name)
if (results.length === 0) console.log('The changes affect none of these steps.')
const good = results.length - bad.length
if (results.length > 0)
  console.log(`\n${good} of ${results.length} steps passed${bad.length > 0 ? `. Failed: ${bad.join(', ')}` : ''}`)
for (const { file, title, outcome } of tests) if (outcome === 'failed') console.log(`  ✘ ${file} › ${title}`)
if (tests.length > 0)
  console.log(
    `${countOf(tests, 'passed') + flaky.length} tests passed, ${countOf(tests, 'failed')} failed, ${flaky.length} flaky`,
  )
process.exitCode = bad.length > 0 || tooFlaky ? 1 : 0
