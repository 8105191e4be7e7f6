import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { browserOptions } from './scripts/lib/browser.ts'
import { prebundled } from './scripts/build/prebundled.ts'

/** In CI a failed test with a browser is tried once more; the gate tells which ones passed only then. */
const retries = process.env.CI ? 1 : 0

const inNode = (name: string, include: string[], more: { exclude?: string[]; groupOrder?: number; retry?: number } = {}) => {
  const { exclude = [], groupOrder = 1, retry = 0 } = more
  return {
    test: {
      name,
      // Reading the modules anew for each file takes longer than the tests do.
      isolate: false,
      environment: 'node' as const,
      include,
      exclude: ['**/node_modules/**', ...exclude],
      testTimeout: 20_000,
      // Messages show both values whole: the difference is often at the end.
      chaiConfig: { truncateThreshold: 0 },
      retry,
      sequence: { groupOrder },
    },
  }
}

/** Writes the pacts, which the other contract tests read. */
const consumer = 'src/lib/http/consumer-pact.test.ts'
/** Needs a browser. */
const hosts = 'scripts/checks/hosts*.test.ts'
/** What other tools make of the OpenAPI document. */
const openApiTools = 'harness/openapi/tools/*.test.ts'
/** What takes long: walks through the mock, every call with everything wrong, the suites for servers against servers, a start
 * of the app with nothing cached, a mock that is killed again and again. */
const long = [
  'mocks/bad-input.test.ts',
  'harness/{model,security,sensitivity,verify,walk}/**/*.test.ts',
  'scripts/serve/start.test.ts',
  'mocks/hosts/node/killed.test.ts',
]

export default defineConfig({
  test: {
    projects: [
      inNode('unit', ['{src,mocks,scripts,contracts,e2e,harness/command}/**/*.test.ts'], {
        exclude: [hosts, consumer, 'contracts/examples/**', ...long],
      }),
      inNode('pacts', [consumer]),
      inNode('contracts', ['contracts/examples/**/*.test.ts', 'harness/{coverage,json,openapi,pact,real}/**/*.test.ts'], {
        groupOrder: 2,
        exclude: [openApiTools],
      }),
      inNode('openapi', [openApiTools]),
      inNode('long', long),
      inNode('hosts', [hosts], { retry: retries }),
      {
        plugins: [storybookTest({ configDir: '.storybook' })],
        optimizeDeps: { include: prebundled },
        test: {
          name: 'stories',
          isolate: false,
          testTimeout: 20_000,
          retry: retries,
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: true,
            screenshotDirectory: 'dist/reports/stories',
            provider: playwright({ launchOptions: browserOptions(), contextOptions: { reducedMotion: 'reduce' } }),
            instances: [{ browser: 'chromium' as const }],
          },
        },
      },
    ],
  },
})
