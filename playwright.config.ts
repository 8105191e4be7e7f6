import { defineConfig, type PlaywrightTestOptions, type PlaywrightWorkerOptions, type Project } from '@playwright/test'
import type { Options } from './e2e/own-profile.ts'
import { baselinePath } from './scripts/e2e/baselines.ts'
import { browserOptions, forShortPages } from './scripts/lib/browser.ts'
import { devices, isDevice } from './scripts/e2e/devices.ts'
import { shuffled } from './scripts/e2e/shuffle.ts'

/** The server that the app uses; without it, the app uses the mock in the page. */
const api = process.env.E2E_API
const port = Number(process.env.E2E_PORT ?? 4180)
/** The folder of the results. Parallel runs differ by their port; the steps of the gate share a port and set E2E_RUN. */
const run = process.env.E2E_RUN ?? `${api ? 'e2e-server' : 'e2e'}-${port}`
/** A shard writes a blob report: `npx playwright merge-reports --reporter=html dist/reports/blob` merges those of all shards. */
const part = process.env.E2E_SHARD
const isRepeated = process.argv.some(word => word.startsWith('--repeat-each'))
const browser = browserOptions()
const inCi = Boolean(process.env.CI)
/** E2E_SHUFFLE=7 runs the test files in a random order with the seed 7. */
const seed = Number(process.env.E2E_SHUFFLE ?? 0)

type Run = Project<PlaywrightTestOptions & Options, PlaywrightWorkerOptions> & { readonly name: string }

const projects: readonly Run[] = [
  // Tables behave the same in every language, and unit tests check their texts; the tests of routes switch the language
  // themselves.
  { name: 'zh-cn', use: { language: 'zh-cn', locale: 'zh-CN' }, grepInvert: /@tables|@routes|@real/ },
  { name: 'en', use: { language: 'en', locale: 'en-US' } },
]

/** Another browser or device, which scripts/e2e/run.ts reads from the command line. */
const device = process.env.E2E_DEVICE
const chosen: readonly Run[] = device !== undefined && isDevice(device) ? [{ name: device, ...devices[device] }] : projects

export default defineConfig<Options>({
  testDir: 'e2e',
  // Files named `*.test.ts` are unit tests of the helpers.
  testMatch: '**/*.spec.ts',
  outputDir: `dist/test-results/${run}`,
  snapshotPathTemplate: baselinePath,
  globalSetup: './scripts/e2e/global-setup.ts',
  fullyParallel: true,
  workers: 2,
  // The retry runs in a new browser, because Playwright starts a new worker after a failure.
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
    // In CI every test records a trace, because a flaky test fails only once; snapshots would take a third of the time.
    trace: { mode: inCi ? 'retain-on-failure-and-retries' : 'retain-on-first-failure', screenshots: false, snapshots: !inCi },
    reducedMotion: 'reduce',
  },
  projects: seed > 0 ? shuffled(chosen, seed) : [...chosen],
  webServer: {
    command: `node scripts/e2e/server.ts --port ${port}`,
    url: `http://localhost:${port}`,
    // The global setup checks the build and the folder of that server.
    reuseExistingServer: true,
    timeout: 120_000,
    stdout: 'ignore',
  },
})
