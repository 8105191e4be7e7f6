import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { root } from '../lib/command-line.ts'
import { readTests } from './read-tests.ts'

/** Writes a report like the runners do, and deletes it after the test. */
const written = (report: unknown): string => {
  const folder = mkdtempSync(join(tmpdir(), 'read-tests-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const file = join(folder, 'report.json')
  writeFileSync(file, JSON.stringify(report))
  return file
}

const attached = (name: string, file: string) => ({ name, path: join(root, 'dist', file) })

it('reads a browser test that passed on retry as flaky, with the traces of both attempts', () => {
  const first = {
    duration: 2000,
    errors: [{ message: 'Timed out' }],
    attachments: [attached('trace', 'first.zip'), attached('screenshot', 'first.png')],
  }
  const second = { duration: 500, errors: [], attachments: [attached('trace', 'second.zip')] }
  const spec = { title: 'pays', file: 'shop/pay.spec.ts', tests: [{ status: 'flaky', results: [first, second] }] }
  const file = written({ suites: [{ title: 'shop/pay.spec.ts', specs: [spec] }] })

  const tests = readTests('playwright', file)

  expect(tests).toEqual([
    {
      file: 'e2e/shop/pay.spec.ts',
      title: 'pays',
      outcome: 'flaky',
      seconds: 2.5,
      reasons: ['Timed out'],
      evidence: ['trace dist/first.zip', 'picture dist/first.png', 'trace dist/second.zip'],
    },
  ])
})

it('returns the error of a browser test once if it failed twice in the same way', () => {
  const run = { duration: 1000, errors: [{ message: 'Timed out' }], attachments: [] }
  const spec = { title: 'pays', file: 'pay.spec.ts', tests: [{ status: 'unexpected', results: [run, run] }] }
  const file = written({ suites: [{ title: 'pay.spec.ts', suites: [{ title: 'as a guest', specs: [spec] }] }] })

  const tests = readTests('playwright', file)

  expect(tests).toEqual([
    { file: 'e2e/pay.spec.ts', title: 'pays', outcome: 'failed', seconds: 2, reasons: ['Timed out'], evidence: [] },
  ])
})

// Proves PRJ-10.
it('reads an error outside of the browser tests as a failure, because the run fails', () => {
  const spec = { title: 'pays', file: 'pay.spec.ts', tests: [{ status: 'skipped', results: [] }] }
  const errors = [{ message: 'route.fetch: Test ended.' }]
  const file = written({ suites: [{ title: 'pay.spec.ts', specs: [spec] }], errors })

  const tests = readTests('playwright', file)

  expect(tests.map(({ title, outcome, reasons }) => [title, outcome, reasons])).toEqual([
    ['pays', 'skipped', []],
    ['an error outside of the tests', 'failed', ['route.fetch: Test ended.']],
  ])
})

it('reads a story that passed on retry as flaky', () => {
  const steady = { fullName: 'Brand Empty', status: 'passed', duration: 250, failureMessages: [] }
  const flaky = { fullName: 'Brand Filled', status: 'passed', duration: 750, failureMessages: ['Unable to find a button'] }
  const name = join(root, 'stories/brand.stories.tsx')
  const file = written({ testResults: [{ name, status: 'passed', assertionResults: [steady, flaky] }] })

  const tests = readTests('vitest', file)

  expect(tests.map(({ title, outcome, seconds, reasons }) => [title, outcome, seconds, reasons])).toEqual([
    ['Brand Empty', 'passed', 0.25, []],
    ['Brand Filled', 'flaky', 0.75, ['Unable to find a button']],
  ])
})

it('reads a file that could not be loaded as a failed test', () => {
  const broken = { name: join(root, 'src/a.test.ts'), status: 'failed', message: 'Unexpected token', assertionResults: [] }
  const file = written({ testResults: [broken] })

  const tests = readTests('vitest', file)

  expect(tests).toEqual([
    {
      file: 'src/a.test.ts',
      title: 'the file itself',
      outcome: 'failed',
      seconds: 0,
      reasons: ['Unexpected token'],
      evidence: [],
    },
  ])
})

it('returns no tests without a report', () => {
  expect(readTests('vitest', join(tmpdir(), 'no-such-report.json'))).toEqual([])
})

// Proves PRJ-10.
it('takes a file for failed of which no test ran, although vitest calls it passed', () => {
  const name = join(root, 'stories/brand.stories.tsx')
  const file = written({ testResults: [{ name, status: 'passed', message: '', assertionResults: [] }] })

  const tests = readTests('vitest', file)

  expect(tests).toEqual([
    {
      file: 'stories/brand.stories.tsx',
      title: 'the file itself',
      outcome: 'failed',
      seconds: 0,
      reasons: ['None of its tests ran.'],
      evidence: [],
    },
  ])
})
