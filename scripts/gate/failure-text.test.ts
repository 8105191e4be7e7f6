import { expect, it } from 'vitest'
import { failureTexts } from './failure-text.ts'
import type { TestResult } from './read-tests.ts'

const failed = (title: string, reasons: string[], evidence: string[] = []): TestResult => ({
  file: 'e2e/shop/pay.spec.ts',
  title,
  outcome: 'failed',
  seconds: 1,
  reasons,
  evidence,
})

it('prints a failure with its error, screenshot and trace', () => {
  const texts = failureTexts([failed('pays', ['Timed out\nat line 3'], ['picture dist/a.png', 'trace dist/a.zip'])])

  expect(texts).toEqual(['e2e/shop/pay.spec.ts › pays\n  picture dist/a.png\n  trace dist/a.zip\n  Timed out\n  at line 3'])
})

it('prints an error that several tests share once', () => {
  const texts = failureTexts([failed('pays', ['The server is down']), failed('refunds', ['The server is down'], ['trace b.zip'])])

  expect(texts).toEqual([
    [
      '2 tests with the same error',
      '  The server is down',
      '  - e2e/shop/pay.spec.ts › pays',
      '  - e2e/shop/pay.spec.ts › refunds',
      '    trace b.zip',
    ].join('\n'),
  ])
})

it('leaves out the stack frames inside packages', () => {
  const reason = 'expected 1 to be 2\n    at src/pay.test.ts:3:9\n    at file:///x/node_modules/@vitest/runner/dist/index.js:1:2'

  const texts = failureTexts([failed('pays', [reason])])

  expect(texts).toEqual(['e2e/shop/pay.spec.ts › pays\n  expected 1 to be 2\n      at src/pay.test.ts:3:9'])
})

it('prints broken invariants of the mock first, because other failures follow from them', () => {
  const invariant = 'POST /user/order/create breaks "stock is never negative" (goods 7 has -1).'

  const texts = failureTexts([failed('shows the stock', ['expected 9 to be 10']), failed('orders', [invariant])])

  expect(texts[0]).toBe(`e2e/shop/pay.spec.ts › orders\n  ${invariant}`)
})
