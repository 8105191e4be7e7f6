import { expect, it } from 'vitest'
import { junitText } from './junit.ts'
import type { TestResult } from './read-tests.ts'
import { runOf, summaryText } from './summary.ts'

const test = (file: string, outcome: TestResult['outcome'], reasons: string[] = []): TestResult => ({
  file,
  title: 'a shopper pays',
  outcome,
  seconds: 30,
  reasons,
  evidence: [],
})

const tests = [
  test('e2e/shop/pay.spec.ts', 'passed'),
  test('e2e/shop/pay.spec.ts', 'flaky', ['Timed out']),
  test('e2e/tables/seller.spec.ts', 'failed', ['No row']),
  test('src/lib/money.test.ts', 'passed'),
]

it('sums a run by area and counts flaky tests as passed, too', () => {
  const run = runOf('2026-11-23 10:00', tests)

  expect(run.areas).toEqual([
    { area: 'Storefront', passed: 2, failed: 0, flaky: 1, minutes: 1 },
    { area: 'Seller back office', passed: 0, failed: 1, flaky: 0, minutes: 0.5 },
    { area: 'Rules and code', passed: 1, failed: 0, flaky: 0, minutes: 0.5 },
  ])
})

it('shows the last run by area, and all runs, newest first', () => {
  const text = summaryText([runOf('2026-11-22 10:00', tests.slice(0, 1)), runOf('2026-11-23 10:00', tests)])

  expect(text).toContain('# Tests of 2026-11-23 10:00')
  expect(text).toContain('| Storefront | 2 | 0 | 1 | 1.0 |')
  expect(text).toContain('| **All** | 3 | 1 | 1 | 2.0 |')
  expect(text).toContain('| 2026-11-23 10:00 | 3 | 1 | 1 | 2.0 |\n| 2026-11-22 10:00 | 1 | 0 | 0 | 0.5 |')
})

it('writes JUnit XML with the error of a failure', () => {
  const xml = junitText([{ name: 'e2e', tests }])

  expect(xml).toContain('<testsuite name="e2e" tests="4" failures="1" errors="0" skipped="0">')
  expect(xml).toContain('<testcase classname="e2e/tables/seller.spec.ts" name="a shopper pays" time="30">')
  expect(xml).toContain('<failure message="No row"/>')
  expect(xml).toContain('Passed on retry. First attempt:\nTimed out')
})
