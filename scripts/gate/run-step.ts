import { spawn } from 'node:child_process'
import { mkdirSync, rmSync } from 'node:fs'
import { dirname } from 'node:path'
import { countTests } from './count-tests.ts'
import { reportOf, type Step } from './steps.ts'
import { root } from '../lib/command-line.ts'

export type Result = {
  readonly name: string
  readonly good: boolean
  readonly seconds: number
  readonly passed: number
  readonly failed: number
  /** What was read, or why the step failed beside its own output. */
  readonly note: string
  /** The tests that failed, each with why. */
  readonly failures: readonly string[]
  /** The tests that passed only when they were tried again, each with why. */
  readonly flaky: readonly string[]
  readonly output: string
}

const run = (step: Step): Promise<{ status: number | null; output: string }> =>
  new Promise(done => {
    const [command = '', ...words] = step.command
    const child = spawn(command, words, {
      cwd: root,
      env: { ...process.env, ...step.env, NO_COLOR: '1' },
      stdio: ['ignore', 'pipe', 'pipe'],
      shell: process.platform === 'win32',
    })
    let output = ''
    const hear = (text: Buffer) => {
      output += text.toString()
    }
    child.stdout.on('data', hear)
    child.stderr.on('data', hear)
    child.on('error', error => done({ status: 1, output: `${output}\n${error.message}` }))
    child.on('close', status => done({ status, output }))
  })

/** Judges a step by its exit and by what it has read: nothing read is a failure. */
const judge = (step: Step, status: number | null, output: string): Omit<Result, 'name' | 'seconds' | 'output'> => {
  const { proof } = step
  if (proof && 'report' in proof) {
    const { passed, failed, failures, flaky } = countTests(proof.report, reportOf(step.name))
    const good = status === 0 && failed === 0 && passed > 0
    const note =
      passed + failed === 0
        ? 'no test ran'
        : `${passed} passed, ${failed} failed${flaky.length > 0 ? `, ${flaky.length} flaky` : ''}`
    return { good, passed, failed: good || failed > 0 ? failed : 1, failures, flaky, note }
  }
  const read = proof ? Number(proof.counts.exec(output)?.[1] ?? 0) : undefined
  const good = status === 0 && read !== 0
  return { good, passed: 0, failed: good ? 0 : 1, failures: [], flaky: [], note: read === undefined ? '' : `${read} read` }
}

/** Runs one step to its end. */
export const runStep = async (step: Step): Promise<Result> => {
  const report = reportOf(step.name)
  mkdirSync(dirname(report), { recursive: true })
  rmSync(report, { force: true })
  const start = performance.now()
  const { status, output } = await run(step)
  return { name: step.name, seconds: (performance.now() - start) / 1000, output, ...judge(step, status, output) }
}
