import type { Endpoint } from '#contracts/api/kit/endpoint.ts'
import type { Mismatch } from '#contracts/wire/mismatch.ts'

/** Verdicts from best to worst. */
export const verdicts = ['conforming', 'skipped', 'not built yet', 'set-up failed', 'wrong'] as const
export type Verdict = (typeof verdicts)[number]

/**
 * Examples: one call, one reply. Shapes: the schema of every reply. Rules: what holds across calls. Model: sequences of calls,
 * compared with the reference.
 */
export const layers = ['examples', 'shapes', 'rules', 'model'] as const
export type Layer = (typeof layers)[number]

/** One place where a reply is not as described; `mismatch` if its schema is violated. */
export type Difference = {
  readonly field: string
  readonly expected: string
  readonly actual: string
  readonly mismatch?: Pick<Mismatch, 'problem' | 'expected' | 'received'>
}

/** What is wrong at the given level, and what also differs from full. Source: LEV-7. */
export type Judgement = { readonly differences: readonly Difference[]; readonly advice: readonly Difference[] }

/** The result of one check, with everything that is needed to repeat it. */
export type Outcome = {
  readonly verdict: Verdict
  /** The reason for the verdict, in one sentence. */
  readonly because?: string
  readonly differences: readonly Difference[]
  /** At level core: what differs from full. */
  readonly advice?: readonly Difference[]
  /** The request, as a curl line. */
  readonly curl: string
  /** The calls that a rule has made. */
  readonly called?: readonly Endpoint[]
  /** The requests that led to the finding, in order, as curl lines. */
  readonly steps?: readonly string[]
}

/** Turns the outcome of a check of level full into advice, for a run at level core. Source: LEV-7. */
export const asAdvice = <One extends Outcome>(outcome: One): One => {
  const { verdict, differences, advice = [] } = outcome
  if (verdict === 'conforming' || verdict === 'skipped') return outcome
  if (verdict === 'wrong') return { ...outcome, verdict: 'conforming', differences: [], advice: [...differences, ...advice] }
  return { ...outcome, verdict: 'skipped', because: `level full only: ${outcome.because ?? verdict}` }
}

/** The outcome of one check: an example, a rule, the shape of all replies of a call, or a set of sequences. */
export type Finding = Outcome & {
  readonly layer: Layer
  /** The call that the verdict is about. */
  readonly to: Endpoint
  /** The sentence of the example or rule. */
  readonly title: string
  /** The requirements of the rule. */
  readonly source?: string
  /** What a server that breaks the rule does wrong, if that is a bug at any level. */
  readonly bug?: string
  readonly milliseconds: number
}

/** The findings of a call. Its verdict is the worst of them; skipped ones count only if nothing else was checked. */
export type CallReport = { readonly to: Endpoint; readonly verdict: Verdict; readonly findings: readonly Finding[] }

const rank = (verdict: Verdict): number => verdicts.indexOf(verdict)

const worst = (findings: readonly Finding[]): Verdict => {
  const looked = findings.filter(({ verdict }) => verdict !== 'skipped')
  return looked.length === 0 ? 'skipped' : (verdicts[Math.max(...looked.map(({ verdict }) => rank(verdict)))] ?? 'conforming')
}

/** Groups findings by call, in the order of the first finding of each. */
export const reportsOf = (findings: readonly Finding[]): CallReport[] =>
  [...Map.groupBy(findings, ({ to }) => to)].map(([to, own]) => ({ to, findings: own, verdict: worst(own) }))
