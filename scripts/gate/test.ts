import { mostFlaky } from '../e2e/flaky-reporter.ts'
import { runStep, type Result } from './run-step.ts'
import { steps, type Step } from './steps.ts'

/** Words on the command line: `--fast` for the fast part, or names of single steps. */
const words = process.argv.slice(2)
const names = words.filter(word => !word.startsWith('--'))
const chosen = steps.filter(step => (words.includes('--fast') ? step.fast : names.length === 0 || names.includes(step.name)))

const tell = ({ name, good, seconds, note, failures, output }: Result) => {
  console.log(`${good ? 'ok  ' : 'FAIL'}  ${name.padEnd(22)} ${seconds.toFixed(1).padStart(6)} s   ${note}`)
  for (const failure of failures) console.log(`      ✘ ${failure.replace(/\n/g, '\n        ')}`)
  // What the tests say of themselves is above, and the lines of those that passed only hide it.
  if (!good && failures.length === 0) console.log(output.replace(/^/gm, '      '))
}

const results: Result[] = []
const run = async (step: Step) => {
  const result = await runStep(step)
  tell(result)
  results.push(result)
}

/** Runs the steps in their order, so many at a time. */
const runInLanes = async (some: readonly Step[], lanes: number) => {
  const left = [...some]
  const lane = async () => {
    for (let step = left.shift(); step; step = left.shift()) await run(step)
  }
  await Promise.all(Array.from({ length: lanes }, lane))
}

// The fast ones leave a core idle; those with a browser need all there are.
await runInLanes(
  chosen.filter(step => step.fast),
  2,
)
await runInLanes(
  chosen.filter(step => !step.fast),
  1,
)

const flaky = results.flatMap(result => result.flaky)
if (flaky.length > 0) console.log('\nFlaky, passed at the second try:')
for (const text of flaky) console.log(`  ~ ${text.replace(/\n/g, '\n    ')}`)
const tooFlaky = flaky.length > mostFlaky
if (tooFlaky) console.log(`\nMore than ${mostFlaky} flaky tests fail the run.`)

const sum = (key: 'passed' | 'failed') => results.reduce((total, result) => total + result[key], 0)
const bad = results.filter(result => !result.good).map(result => result.name)
if (results.length === 0) console.error(`There is no such step. Steps: ${steps.map(step => step.name).join(', ')}.`)
if (bad.length > 0) console.log(`\nFailed: ${bad.join(', ')}`)
console.log(`\n${sum('passed')} passed, ${sum('failed')} failed, ${flaky.length} flaky`)
process.exitCode = bad.length > 0 || tooFlaky || results.length === 0 ? 1 : 0
