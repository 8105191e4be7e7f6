import { relative } from 'node:path'
import type { Reporter, Suite } from '@playwright/test/reporter'
import { root } from '../lib/command-line.ts'
import { leftOut } from './left-out.ts'

/** Lists the tests that a foreign server left out, and why. */
export default class LeftOutReporter implements Reporter {
  #suite: Suite | undefined

  onBegin(_: unknown, suite: Suite): void {
    this.#suite = suite
  }

  onEnd(): void {
    const all = (this.#suite?.allTests() ?? []).map(test => ({
      title: test.title,
      file: relative(`${root}/e2e`, test.location.file),
      skippedFor:
        test.outcome() === 'skipped'
          ? (test.results.at(-1)?.annotations.find(({ type }) => type === 'skip')?.description ?? 'no reason given')
          : undefined,
    }))
    const lines = leftOut(all)
    const skipped = all.filter(({ skippedFor }) => skippedFor !== undefined).length
    console.log([`\n${all.length - skipped} tests ran on this server, ${skipped} were left out.`, ...lines].join('\n'))
  }
}
