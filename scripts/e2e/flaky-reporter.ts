import type { FullResult, Reporter, Suite } from '@playwright/test/reporter'

/** More flaky tests than this fail the run: one may be bad luck, many are a defect. */
export const mostFlaky = 3

/** Fails a run in which too many tests passed only on retry. The list reporter names them, with their traces. */
export default class FlakyReporter implements Reporter {
  #suite: Suite | undefined

  onBegin(_: unknown, suite: Suite): void {
    this.#suite = suite
  }

  async onEnd({ status }: FullResult): Promise<{ status: FullResult['status'] }> {
    const flaky = this.#suite?.allTests().filter(test => test.outcome() === 'flaky').length ?? 0
    if (flaky <= mostFlaky) return { status }
    console.log(`\n${flaky} tests are flaky; more than ${mostFlaky} fail the run.`)
    return { status: 'failed' }
  }
}
