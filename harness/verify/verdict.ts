import type { Endpoint } from '#contracts/api/kit/endpoint.ts'
import type { Mismatch } from '#contracts/wire/mismatch.ts'

/** What was found out, from best to worst. */
export const verdicts = ['conforming', 'skipped', 'not built yet', 'set-up failed', 'wrong'] as const
export type Verdict = (typeof verdicts)[number]

/**
 * Examples: one call, one answer. Shapes: every reply that was met. Rules: what holds across calls. Model: sequences of calls
 * answered as the reference answers them.
 */
export const layers = ['examples', 'shapes', 'rules', 'model'] as const
export type Layer = (typeof layers)[number]

/** One place where the answer is not as described; with the mismatch where its schema is not met. */
export type Difference = {
  readonly field: string
  readonly expected: string
  readonly actual: string
  readonly mismatch?: Pick<Mismatch, 'problem' | 'expected' | 'received'>
}

/** What is wrong by the level that is judged by, and what differs from full beside that. Source: LEV-7. */
export type Judgement = { readonly differences: readonly Difference[]; readonly advice: readonly Difference[] }

/** What one check said, with all that a server builder needs to repeat it. */
export type Outcome = {
  readonly verdict: Verdict
  /** Why there is no other verdict, in one sentence. */
  readonly because?: string
  readonly differences: readonly Difference[]
  /** By core: what a server that conforms to full would answer. */
  readonly advice?: readonly Difference[]
  /** The request that was answered so, for the terminal. */
  readonly curl: string
  /** The calls that a rule has asked. */
  readonly called?: readonly Endpoint[]
  /** The requests that led there, the last one last. */
  readonly steps?: readonly string[]
}

/** A check of full where core is judged by: whatever it says is advice. Source: LEV-7. */
export const asAdvice = <One extends Outcome>(outcome: One): One => {
  const { verdict, differences, advice = [] } = outcome
  if (verdict === 'conforming' || verdict === 'skipped') return outcome
  if (verdict === 'wrong') return { ...outcome, verdict: 'conforming', differences: [], advice: [...differences, ...advice] }
  return { ...outcome, verdict: 'skipped', because: `level full only: ${outcome.because ?? verdict}` }
}

/** The verdict of one check: an example, a rule, or the shape of all replies of a call. */
export type Finding = Outcome & {
  readonly layer: Layer
  /** The call that is judged by it. */
  readonly to: Endpoint
  /** What the example or rule says. */
  readonly title: string
  /** Where the rule is written. */
  readonly source?: string
  /** What a server does that breaks the rule, where nothing excuses that. */
  readonly fault?: string
  readonly milliseconds: number
}

/** The verdict on a call is that of its worst finding; what was skipped counts only where nothing else was checked. */
export type CallReport = { readonly to: Endpoint; readonly verdict: Verdict; readonly findings: readonly Finding[] }

const rank = (verdict: Verdict): number => verdicts.indexOf(verdict)

const worst = (findings: readonly Finding[]): Verdict => {
  const looked = findings.filter(({ verdict }) => verdict !== 'skipped')
  return looked.length === 0 ? 'skipped' : (verdicts[Math.max(...looked.map(({ verdict }) => rank(verdict)))] ?? 'conforming')
}

/** Findings by call, in the order in which they came. */
export const reportsOf = (findings: readonly Finding[]): CallReport[] =>
  [...Map.groupBy(findings, ({ to }) => to)].map(([to, own]) => ({ to, findings: own, verdict: worst(own) }))
