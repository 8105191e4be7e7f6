import { existsSync, readFileSync } from 'node:fs'

/** What a run of tests came to. */
export type Count = { readonly passed: number; readonly failed: number }

/** A number inside a parsed report, 0 when it is not there. */
const numberAt = (report: unknown, ...path: string[]): number => {
  const found = path.reduce<unknown>(
    (value, key) => (typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined),
    report,
  )
  return typeof found === 'number' ? found : 0
}

/** Reads the count out of vitest's or Playwright's JSON report; nothing ran when the report is missing. */
export const countTests = (kind: 'vitest' | 'playwright', file: string): Count => {
  if (!existsSync(file)) return { passed: 0, failed: 0 }
  const report: unknown = JSON.parse(readFileSync(file, 'utf8'))
  if (kind === 'vitest') return { passed: numberAt(report, 'numPassedTests'), failed: numberAt(report, 'numFailedTests') }
  return {
    passed: numberAt(report, 'stats', 'expected'),
    failed: numberAt(report, 'stats', 'unexpected') + numberAt(report, 'stats', 'flaky'),
  }
}
