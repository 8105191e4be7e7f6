import fc from 'fast-check'
import { accountFor, type AccountName } from '#contracts/states/ready-accounts.ts'
import type { Endpoint } from '#contracts/api/kit/endpoint.ts'
import type { Given } from '#contracts/states/index.ts'
import type { Moment, Plan, Step, Wait } from '../step.ts'

/** A kind of sequence that a noun's meaning calls for: steps which only together say something. */
export type Flow = {
  readonly name: string
  /** The calls that take part: they are played whenever one of them is asked about. */
  readonly about: readonly Endpoint[]
  /** How many sequences are drawn, as a share of the usual number. Default: 1. */
  readonly often?: number
  /** What holds before. */
  readonly given: readonly Given[]
  readonly plans: fc.Arbitrary<Plan>
}

type Parts = { readonly params?: Step['params']; readonly query?: unknown; readonly body?: unknown }

/** A step without states of its own; by the call's usual account unless somebody else is named. */
export const step = (to: Endpoint, parts: Parts = {}, as: AccountName | undefined = accountFor(to)): Step => ({
  to,
  as,
  given: [],
  ...parts,
})

/** One of some values. */
export const one = <const Values extends readonly [unknown, ...unknown[]]>(...values: Values): fc.Arbitrary<Values[number]> =>
  fc.constantFrom<Values[number][]>(...values)

/** Mostly what goes well, so that later steps have something to go on from; one time in eight something else. */
export const mostly = <Usual, Other>(usual: fc.Arbitrary<Usual>, other: fc.Arbitrary<Other>): fc.Arbitrary<Usual | Other> =>
  fc.oneof({ weight: 7, arbitrary: usual }, { weight: 1, arbitrary: other })

/** A step from values that are drawn. */
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
/** Periods: one that runs, one to come, one that is over. */
export const periods = [
  { start_time: at(-24), end_time: at(24) },
  { start_time: at(0, 'midnight'), end_time: at(48, 'midnight') },
  { start_time: at(1), end_time: at(48) },
  { start_time: at(-48), end_time: at(-1) },
] as const
