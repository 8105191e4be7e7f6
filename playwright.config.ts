import { defineConfig, type PlaywrightTestOptions, type PlaywrightWorkerOptions, type Project } from '@playwright/test'
import type { Options } from './e2e/own-profile.ts'
import { baselinePath } from './scripts/e2e/baselines.ts'
import { browserOptions, forShortPages } from './scripts/lib/browser.ts'
import { devices, isDevice } from './scripts/e2e/devices.ts'
import { shuffled } from './scripts/e2e/shuffle.ts'

/** With E2E_API the app stands in front of that server; otherwise the backend is in the page. */
const api = process.env.E2E_API
const port = Number(process.env.E2E_PORT ?? 4180)
/** The folder of the results. Runs at the same time have different ports; the steps of the gate, which share one, name theirs. */
const run = process.env.E2E_RUN ?? `${api ? 'e2e-server' : 'e2e'}-${port}`
/** A part of the suite leaves a blob: `npx playwright merge-reports --reporter=html dist/reports/blob` makes one report of all. */
const part = process.env.E2E_SHARD
const isRepeated = process.argv.some(word => word.startsWith('--repeat-each'))
const browser = browserOptions()
const inCi = Boolean(process.env.CI)
/** With E2E_SHUFFLE=7 the files of tests come in an order made up from 7. */
const seed = Number(process.env.E2E_SHUFFLE ?? 0)

type Run = Project<PlaywrightTestOptions & Options, PlaywrightWorkerOptions> & { readonly name: string }

const projects: readonly Run[] = [
  // What the tables of the back offices do is the same in every language, and their words are held by the unit tests;
  // the check of the routes turns to the other language by itself.
  { name: 'zh-cn', use: { language: 'zh-cn', locale: 'zh-CN' }, grepInvert: /@tables|@routes|@real/ },
  { name: 'en', use: { language: 'en', locale: 'en-US' } },
]

/** A browser or device beside the usual ones, which scripts/e2e/run.ts takes from the command line. */
const device = process.env.E2E_DEVICE
const chosen: readonly Run[] = device !== undefined && isDevice(device) ? [{ name: device, ...devices[device] }] : projects

export default defineConfig<Options>({
  testDir: 'e2e',
  // Files named `*.test.ts` are unit tests of the suites' own parts.
  testMatch: '**/*.spec.ts',
  outputDir: `dist/test-results/${run}`,
  snapshotPathTemplate: baselinePath,
  globalSetup: './scripts/e2e/global-setup.ts',
  fullyParallel: true,
  workers: 2,
  // The second try has a browser of its own: after a failure Playwright starts a new worker.
  retries: inCi ? 1 : 0,
  forbidOnly: inCi,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  reporter: [
    ['list'],
    part
      ? ['blob', { outputFile: `dist/reports/blob/part-${part}.zip` }]
      : ['html', { outputFolder: `dist/reports/${run}`, open: 'never' }],
    ['./scripts/e2e/flaky-reporter.ts'],
    ...(process.env.E2E_FOREIGN ? [['./scripts/e2e/left-out-reporter.ts'] as const] : []),
    ...(isRepeated ? [['./scripts/e2e/repeat-reporter.ts'] as const] : []),
    ...(process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ? [['json'] as const] : []),
  ],
  use: {
    baseURL: `http://localhost:${port}`,
    launchOptions: { ...browser, args: [...browser.args, ...forShortPages] },
    viewport: { width: 1280, height: 900 },
    actionTimeout: 20_000,
    timezoneId: 'Asia/Shanghai',
    screenshot: 'only-on-failure',
    // In CI every test of the gate is traced, for a flaky one fails only once; snapshots of the page would take a third of the time.
    trace: { mode: inCi ? 'retain-on-failure-and-retries' : 'retain-on-first-failure', screenshots: false, snapshots: !inCi },
    reducedMotion: 'reduce',
  },
  projects: seed > 0 ? shuffled(chosen, seed) : [...chosen],
  webServer: {
    command: `node scripts/e2e/server.ts --port ${port}`,
    url: `http://localhost:${port}`,
    // The global setup asks whoever answers there for its build and folder.
    reuseExistingServer: true,
    timeout: 120_000,
    stdout: 'ignore',
  },
})
