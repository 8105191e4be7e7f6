import { expect, it } from 'vitest'
import { compareRuns, comparisonText } from './compare-runs.ts'
import type { SavedReport } from './report-file.ts'
import type { Verdict } from '../verdict.ts'

const report = (checks: Record<string, Verdict>): SavedReport => ({
  version: 2,
  api: 'http://shop',
  at: '2026-11-21T04:00:00.000Z',
  seconds: 1,
  level: 'core',
  summary: {},
  checks: {},
  causes: [],
  calls: [
    {
      call: 'GET /home',
      about: 'List products',
      consumer: 'storefront',
      verdict: 'conforming',
      usedBy: [],
      findings: Object.entries(checks).map(([title, verdict]) => ({ layer: 'rules', title, verdict })),
    },
  ],
})

// Proves VRF-4.
it('tells what regressed, what was promoted, and what is new, and leaves out what was skipped', () => {
  const before = report({ a: 'conforming', b: 'not built yet', c: 'wrong', d: 'conforming', e: 'conforming' })
  const now = report({ a: 'wrong', b: 'conforming', c: 'wrong', d: 'skipped', e: 'conforming', f: 'conforming' })

  const ledger = compareRuns(before, now)

  expect(ledger).toEqual({ regressed: ['GET /home · rules · a'], promoted: ['GET /home · rules · b'], unchanged: 3, added: 1 })
  expect(comparisonText(ledger)).toContain('1 regressed, 1 promoted, 3 unchanged, 1 new')
})
