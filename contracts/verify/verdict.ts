import type { Endpoint } from '#contracts/api/kit/endpoint.ts'
import type { Example } from '#contracts/examples/kit.ts'

/** What was found out about an example, from best to worst. */
export const verdicts = ['conforming', 'not built yet', 'set-up failed', 'wrong'] as const
export type Verdict = (typeof verdicts)[number]

/** One place where the answer is not as described. */
export type Difference = { readonly field: string; readonly expected: string; readonly actual: string }

/** The verdict on one example, with all that a server builder needs to repeat it. */
export type Finding = {
  readonly example: Example
  readonly verdict: Verdict
  /** Why there is no other verdict, in one sentence. */
  readonly because?: string
  readonly differences: readonly Difference[]
  readonly curl: string
}

/** The verdict on a call is that of its worst example. */
export type CallReport = { readonly to: Endpoint; readonly verdict: Verdict; readonly findings: readonly Finding[] }

const rank = (verdict: Verdict): number => verdicts.indexOf(verdict)

/** Findings by call, in the order in which they came. */
export const reportsOf = (findings: readonly Finding[]): CallReport[] =>
  [...Map.groupBy(findings, ({ example }) => example.to)].map(([to, own]) => ({
    to,
    findings: own,
    verdict: verdicts[Math.max(...own.map(({ verdict }) => rank(verdict)))] ?? 'conforming',
  }))
