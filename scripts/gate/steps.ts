import { join } from 'node:path'
import { root } from '../lib/command-line.ts'

/** How a step reports what it checked, so that a step that checked nothing does not pass. */
type Proof =
  /** The JSON report of vitest or Playwright, whose tests are counted. */
  | { readonly report: 'vitest' | 'playwright' }
  /** Matches a number in the output, which must not be 0. */
  | { readonly counts: RegExp }
  | undefined

export type Step = {
  readonly name: string
  readonly command: readonly string[]
  readonly proof?: Proof
  readonly env?: Readonly<Record<string, string>>
  /** Whether the step is part of `npm run check`. */
  readonly fast?: true
}

const fileNameOf = (step: string): string => step.replaceAll(' ', '-')

/** The path of a step's report. */
export const reportOf = (step: string): string => join(root, 'dist/reports', `${fileNameOf(step)}.json`)

const script = (file: string, ...words: string[]) => ['node', `scripts/${file}`, ...words]

const vitest = (name: string, ...projects: string[]) =>
  ({
    name,
    command: [
      'vitest',
      'run',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${reportOf(name)}`,
      ...projects.map(one => `--project=${one}`),
    ],
    proof: { report: 'vitest' },
  }) as const satisfies Step

const playwright = (name: string, ...words: string[]) =>
  ({
    name,
    // Traces take a third more time. `npm run e2e` records them; here a failed test still gets its screenshot.
    command: script('e2e/run.ts', ...(process.env.CI ? [] : ['--trace=off']), ...words),
    // Playwright empties its output folder when it starts, so each step needs one of its own.
    env: { E2E_RUN: fileNameOf(name), PLAYWRIGHT_JSON_OUTPUT_NAME: reportOf(name) },
    proof: { report: 'playwright' },
  }) as const satisfies Step

/** For a step that runs alone: vitest leaves one core idle by default, which is half of a machine with two. */
const onAllCores = ({ command, ...step }: ReturnType<typeof vitest>) => ({ ...step, command: [...command, '--maxWorkers=100%'] })

/** All steps of the gate, cheap ones first. */
export const steps: readonly Step[] = [
  {
    name: 'types',
    command: ['tsc', '-p', '.', '--diagnostics', '--noErrorTruncation'],
    proof: { counts: /Files:\s+(\d+)/ },
    fast: true,
  },
  { name: 'lint', command: ['oxlint'], proof: { counts: /on (\d+) files?/ }, fast: true },
  { name: 'format', command: ['oxfmt', '--check'], proof: { counts: /on (\d+) files?/ }, fast: true },
  { name: 'imports', command: script('checks/check-imports.ts'), proof: { counts: /(\d+) modules/ }, fast: true },
  { name: 'words', command: script('checks/check-words.ts'), proof: { counts: /(\d+) texts/ }, fast: true },
  { name: 'files', command: script('checks/check-files.ts'), proof: { counts: /(\d+) files/ }, fast: true },
  { name: 'copies', command: script('checks/check-copies.ts'), proof: { counts: /(\d+) files/ }, fast: true },
  { name: 'requirements', command: script('requirements/check.ts'), proof: { counts: /(\d+) requirements/ }, fast: true },
  { name: 'reads', command: script('reads/check.ts'), proof: { counts: /(\d+) fields/ }, fast: true },
  { name: 'unused', command: ['knip'], fast: true },
  { ...vitest('unit', 'unit'), fast: true },
  { ...vitest('contracts', 'pacts', 'contracts'), fast: true },
  vitest('openapi', 'openapi'),
  onAllCores(vitest('long', 'long')),
  { name: 'browser', command: script('lib/browser.ts') },
  { name: 'build', command: script('build/build.ts'), proof: { counts: /(\d+) modules/ } },
  { name: 'storybook', command: ['storybook', 'build', '--output-dir', 'dist/storybook', '--quiet', '--disable-telemetry'] },
  vitest('hosts', 'hosts'),
  onAllCores(vitest('stories', 'stories')),
  { name: 'degrade', command: script('degrade/degrade.ts', '--sample=1000'), proof: { counts: /(\d+) degraded replies/ } },
  // The storefront in the language most of its visitors read; `e2e` checks its English route by route.
  playwright('storefront', '--project=zh-cn', '@storefront'),
  playwright('e2e', '--project=en', '--grep-invert=@tables|(^| )(shop|user|real)/'),
  playwright('tables', '--project=en', '--grep=@tables'),
  // In one language: `storefront` and `e2e` cover both on the mock in the page, and a server sees only a header.
  playwright('e2e against a server', '--project=en', '--server', '--grep', '@purchase|@build|@real'),
]
