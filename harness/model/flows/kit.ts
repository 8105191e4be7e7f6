import fc from 'fast-check'
import { accountFor, type AccountName } from '#contracts/states/ready-accounts.ts'
import type { Endpoint } from '#contracts/api/kit/endpoint.ts'
import type { Given } from '#contracts/states/index.ts'
import type { Moment, Plan, Step, Wait } from '../step.ts'

/** A kind of sequence for rules that show only when several calls are combined. */
export type Flow = {
  readonly name: string
  /** The calls that take part. The flow is played if one of them is verified. */
  readonly about: readonly Endpoint[]
  /** The number of generated sequences, as a share of the usual number. Default: 1. */
  readonly often?: number
  /** The states that are entered first. */
  readonly given: readonly Given[]
  readonly plans: fc.Arbitrary<Plan>
}

type Parts = { readonly params?: Step['params']; readonly query?: unknown; readonly body?: unknown }

/** A step without states of its own; by the call's usual account unless another one is named. */
export const step = (to: Endpoint, parts: Parts = {}, as: AccountName | undefined = accountFor(to)): Step => ({
  to,
  as,
  given: [],
  ...parts,
})

/** One of some values. */
export const one = <const Values extends readonly [unknown, ...unknown[]]>(...values: Values): fc.Arbitrary<Values[number]> =>
  fc.constantFrom<Values[number][]>(...values)

/** The usual value in seven of eight cases, so that later steps succeed; otherwise the other one. */
export const mostly = <Usual, Other>(usual: fc.Arbitrary<Usual>, other: fc.Arbitrary<Other>): fc.Arbitrary<Usual | Other> =>
  fc.oneof({ weight: 7, arbitrary: usual }, { weight: 1, arbitrary: other })

/** A step with generated values. */
export const drawn = <Values extends object>(
  values: { [Name in keyof Values]: fc.Arbitrary<Values[Name]> },
  make: (values: Values) => Step,
): fc.Arbitrary<Step> => fc.record(values).map(found => make(found as Values))

type Part = { readonly of: fc.Arbitrary<Step | Wait>; readonly least?: number; readonly most?: number }

/** Steps in order: each part as often as specified, at most once by default. */
export const inOrder = (given: readonly Given[], ...parts: readonly Part[]): fc.Arbitrary<Plan> =>
  fc
    .tuple(...parts.map(({ of, least = 0, most = 1 }) => fc.array(of, { minLength: least, maxLength: most })))
    .map(found =>
      found.flat().map((step, at) => (at === 0 && !('wait' in step) ? { ...step, given: [...given, ...step.given] } : step)),
    )

export const at = (hours: number, from: Moment['from'] = 'now'): Moment => ({ hours, from })
/** Periods: a current, a future and a past one. */
export const periods = [
  { start_time: at(-24), end_time: at(24) },
  { start_time: at(0, 'midnight'), end_time: at(48, 'midnight') },
  { start_time: at(1), end_time: at(48) },
  { start_time: at(-48), end_time: at(-1) },
] as const
