import { defineConfig } from '@playwright/test'
import type { Options } from './e2e/own-profile.ts'
import { browserOptions } from './scripts/lib/browser.ts'
import { shuffled } from './scripts/e2e/shuffle.ts'

/** With E2E_API the app stands in front of that server; otherwise the backend is in the page. */
const api = process.env.E2E_API
const port = Number(process.env.E2E_PORT ?? (api ? 4181 : 4180))
const report = api ? 'dist/reports/e2e-server' : 'dist/reports/e2e'
/** A part of the suite leaves a blob: `npx playwright merge-reports --reporter=html dist/reports/blob` makes one report of all. */
const part = /--shard[= ](\d+)\/\d+/.exec(process.argv.join(' '))?.[1]
const isRepeated = process.argv.some(word => word.startsWith('--repeat-each'))
const browser = browserOptions()
const inCi = Boolean(process.env.CI)
/** With E2E_SHUFFLE=7 the files of tests come in an order made up from 7. */
const seed = Number(process.env.E2E_SHUFFLE ?? 0)

const projects = [
  // What the tables of the back offices do is the same in every language, and their words are held by the unit tests;
  // the check of the routes turns to the other language by itself.
  { name: 'zh-cn', use: { language: 'zh-cn', locale: 'zh-CN' }, grepInvert: /@tables|@routes/ },
  { name: 'en', use: { language: 'en', locale: 'en-US' } },
] as const

export default defineConfig<Options>({
  testDir: 'e2e',
  outputDir: api ? 'dist/e2e-results-server' : 'dist/e2e-results',
  fullyParallel: true,
  workers: 2,
  // The second try has a browser of its own: after a failure Playwright starts a new worker.
  retries: inCi ? 1 : 0,
  forbidOnly: inCi,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  reporter: [
    ['list'],
    part ? ['blob', { outputFile: `dist/reports/blob/part-${part}.zip` }] : ['html', { outputFolder: report, open: 'never' }],
    ['./scripts/e2e/flaky-reporter.ts'],
    ...(isRepeated ? [['./scripts/e2e/repeat-reporter.ts'] as const] : []),
    ...(process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ? [['json'] as const] : []),
  ],
  use: {
    baseURL: `http://localhost:${port}`,
    // The pages of a profile share a process: what one has compiled the next need not.
    launchOptions: { ...browser, args: [...browser.args, '--process-per-site'] },
    viewport: { width: 1280, height: 900 },
    actionTimeout: 20_000,
    timezoneId: 'Asia/Shanghai',
    screenshot: 'only-on-failure',
    // In CI every test of the gate is traced, for a flaky one fails only once; snapshots of the page would take a third of the time.
    trace: { mode: inCi ? 'retain-on-failure-and-retries' : 'retain-on-first-failure', screenshots: false, snapshots: !inCi },
    reducedMotion: 'reduce',
  },
  projects: seed > 0 ? shuffled(projects, seed) : [...projects],
  webServer: {
    command: `node scripts/e2e/server.ts --port ${port}`,
    url: `http://localhost:${port}`,
    reuseExistingServer: !inCi,
    timeout: 120_000,
    stdout: 'ignore',
  },
})
