import { runStep, type Result } from './run-step.ts'
import { steps } from './steps.ts'

/** Words on the command line: `--fast` for the fast part, or names of single steps. */
const words = process.argv.slice(2)
const names = words.filter(word => !word.startsWith('--'))
const chosen = steps.filter(step => (words.includes('--fast') ? step.fast : names.length === 0 || names.includes(step.name)))

const tell = ({ name, good, seconds, note, failures, output }: Result) => {
  console.log(`${good ? 'ok  ' : 'FAIL'}  ${name.padEnd(22)} ${seconds.toFixed(1).padStart(6)} s   ${note}`)
  for (const failure of failures) console.log(`      ✘ ${failure}`)
  if (!good) console.log(output.replace(/^/gm, '      '))
}

const results: Result[] = []
for (const step of chosen) {
  const result = await runStep(step)
  tell(result)
  results.push(result)
}

const sum = (key: 'passed' | 'failed') => results.reduce((total, result) => total + result[key], 0)
const bad = results.filter(result => !result.good).map(result => result.name)
if (results.length === 0) console.error(`There is no such step. Steps: ${steps.map(step => step.name).join(', ')}.`)
if (bad.length > 0) console.log(`\nFailed: ${bad.join(', ')}`)
console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`)
process.exitCode = bad.length > 0 || results.length === 0 ? 1 : 0
