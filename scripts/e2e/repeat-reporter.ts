import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter'
import { root } from '../lib/command-line.ts'

const file = join(root, 'dist/reports/flakes.json')

/** The results of a test over its repetitions. */
type Tally = { readonly test: string; runs: number; failed: number; slowest: number }

/** Reports how often each test failed in a run with `--repeat-each`, and writes the figures to dist/reports/flakes.json. */
export default class FlakeReporter implements Reporter {
  #tallies = new Map<string, Tally>()

  onTestEnd(test: TestCase, { status, duration }: TestResult): void {
    if (status === 'skipped') return
    const name = test.titlePath().filter(Boolean).join(' › ')
    const tally = this.#tallies.get(name) ?? { test: name, runs: 0, failed: 0, slowest: 0 }
    tally.runs += 1
    tally.failed += status === test.expectedStatus ? 0 : 1
    tally.slowest = Math.max(tally.slowest, duration)
    this.#tallies.set(name, tally)
  }

  onEnd(): void {
    const tallies = [...this.#tallies.values()]
    if (tallies.length === 0) return
    const unsteady = tallies.filter(({ failed }) => failed > 0)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, JSON.stringify({ seed: process.env.E2E_SHUFFLE, tests: tallies }, undefined, 2))
    const runs = tallies.reduce((sum, one) => sum + one.runs, 0)
    console.log(`\n${tallies.length} tests, ${runs} runs: ${tallies.length - unsteady.length} never failed.`)
    for (const { test, failed, runs: all } of unsteady) console.log(`  failed ${failed} of ${all}: ${test}`)
  }
}
