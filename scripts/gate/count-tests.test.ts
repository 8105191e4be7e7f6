import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { root } from '../lib/command-line.ts'
import { countTests } from './count-tests.ts'

/** Writes a report as the runners do; it is gone after the test. */
const written = (report: unknown): string => {
  const folder = mkdtempSync(join(tmpdir(), 'count-tests-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const file = join(folder, 'report.json')
  writeFileSync(file, JSON.stringify(report))
  return file
}

const trace = (name: string) => ({ name: 'trace', path: join(root, 'dist', name, 'trace.zip') })

it('counts a browser test that passed at the second try as passed and flaky, and names both traces', () => {
  const first = { errors: [{ message: 'Timed out' }], attachments: [trace('first')] }
  const second = { errors: [], attachments: [trace('second')] }
  const spec = { title: 'pays', file: 'pay.spec.ts', tests: [{ status: 'flaky', results: [first, second] }] }
  const file = written({
    suites: [{ title: 'pay.spec.ts', specs: [spec] }],
    stats: { expected: 4, unexpected: 0, flaky: 1 },
  })

  const count = countTests('playwright', file)

  expect(count).toEqual({
    passed: 5,
    failed: 0,
    failures: [],
    flaky: ['pay.spec.ts › pays:\nTimed out\ntrace: dist/first/trace.zip\ntrace: dist/second/trace.zip'],
  })
})

it('counts a browser test that failed twice as failed', () => {
  const run = { errors: [{ message: 'Timed out' }], attachments: [] }
  const spec = { title: 'pays', file: 'pay.spec.ts', tests: [{ status: 'unexpected', results: [run, run] }] }
  const file = written({
    suites: [{ title: 'pay.spec.ts', suites: [{ title: 'as a guest', specs: [spec] }] }],
    stats: { expected: 0, unexpected: 1, flaky: 0 },
  })

  const count = countTests('playwright', file)

  expect(count).toEqual({ passed: 0, failed: 1, failures: ['pay.spec.ts › pays:\nTimed out\nTimed out'], flaky: [] })
})

it('counts a story that passed at the second try as passed and flaky', () => {
  const steady = { fullName: 'Brand Empty', status: 'passed', failureMessages: [] }
  const flaky = { fullName: 'Brand Filled', status: 'passed', failureMessages: ['Unable to find a button'] }
  const file = written({
    numPassedTests: 2,
    numFailedTests: 0,
    testResults: [{ name: 'brand.stories.tsx', status: 'passed', assertionResults: [steady, flaky] }],
  })

  const count = countTests('vitest', file)

  expect(count).toEqual({ passed: 2, failed: 0, failures: [], flaky: ['Brand Filled: Unable to find a button'] })
})

it('counts nothing when there is no report', () => {
  const count = countTests('vitest', join(tmpdir(), 'no-such-report.json'))

  expect(count).toEqual({ passed: 0, failed: 0, failures: [], flaky: [] })
})
