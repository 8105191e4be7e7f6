import { spawn } from 'node:child_process'
import { mkdirSync, rmSync } from 'node:fs'
import { dirname } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { root } from '../lib/command-line.ts'
import { countOf, readTests, type TestResult } from './read-tests.ts'
import { reportOf, type Step } from './steps.ts'

export type Result = {
  readonly name: string
  readonly good: boolean
  readonly seconds: number
  /** What the step checked, or why it failed besides its output. */
  readonly note: string
  /** The tests that ran, if the step runs tests. */
  readonly tests: readonly TestResult[]
  readonly output: string
}

/** How often a running step reports its progress, in milliseconds. */
const beat = 60_000

/** The maximum length of a line in the output of a failed step. The compiler prints unions of all keys of texts in one line. */
const longestLine = 300

/** Cuts each line of a text that is longer than the limit. */
export const cutLines = (text: string): string =>
  text.replaceAll(new RegExp(`^(.{${longestLine}}).+$`, 'gm'), (_, start: string) => `${start} …`)

const lastLine = (output: string): string => stripVTControlCharacters(output).trimEnd().split('\n').at(-1)?.trim() ?? ''

const run = (step: Step, print: (line: string) => void): Promise<{ status: number | null; output: string }> =>
  new Promise(done => {
    const [command = '', ...words] = step.command
    const child = spawn(command, words, {
      cwd: root,
      env: { ...process.env, ...step.env, NO_COLOR: '1' },
      stdio: ['ignore', 'pipe', 'pipe'],
      shell: process.platform === 'win32',
    })
    let output = ''
    const read = (text: Buffer) => {
      output += text.toString()
    }
    const beating = setInterval(() => print(lastLine(output)), beat)
    const end = (status: number | null, more = '') => {
      clearInterval(beating)
      done({ status, output: output + more })
    }
    child.stdout.on('data', read)
    child.stderr.on('data', read)
    child.on('error', error => end(1, `\n${error.message}`))
    child.on('close', status => end(status))
  })

const noteOf = (tests: readonly TestResult[]): string => {
  const parts = (['passed', 'failed', 'flaky'] as const).map(outcome => [countOf(tests, outcome), outcome] as const)
  return parts
    .filter(([count]) => count > 0)
    .map(part => part.join(' '))
    .join(', ')
}

/** Judges a step by its exit status and by what it checked. A step that checked nothing fails. */
const judge = ({ name, proof }: Step, status: number | null, output: string): Pick<Result, 'good' | 'tests' | 'note'> => {
  if (proof && 'report' in proof) {
    const tests = readTests(proof.report, reportOf(name))
    const ran = countOf(tests, 'passed') + countOf(tests, 'flaky') > 0
    return { good: status === 0 && ran && countOf(tests, 'failed') === 0, tests, note: noteOf(tests) || 'no test ran' }
  }
  const read = proof ? Number(proof.counts.exec(output)?.[1] ?? 0) : undefined
  return { good: status === 0 && read !== 0, tests: [], note: read === undefined ? '' : `${read} read` }
}

/** Removes the statistics that the compiler prints below its errors, from `Files: 1234` on. */
export const withoutStatistics = (output: string): string =>
  output.replace(/^Files: +\d+\n(^[\w /]+: +[\d.]+[sK]?\n)*/m, '').trimEnd()

/** Runs one step. `print` receives the last line of its output once a minute. */
export const runStep = async (step: Step, print: (line: string) => void = () => {}): Promise<Result> => {
  const report = reportOf(step.name)
  mkdirSync(dirname(report), { recursive: true })
  rmSync(report, { force: true })
  const start = performance.now()
  const { status, output } = await run(step, print)
  const seconds = (performance.now() - start) / 1000
  return { name: step.name, seconds, output: cutLines(withoutStatistics(output)), ...judge(step, status, output) }
}
