import fc from 'fast-check'
import type { Endpoint } from '#contracts/api/kit/endpoint.ts'
import { narrowed } from './narrowed.ts'
import { examplesFor, eachValue, stepOf } from './vary.ts'
import type { Plan, Step } from '../step.ts'

/** Whether the description of the call accepts what a step sends; placeholders count as not accepted. */
const fits = ({ to, query, body }: Step): boolean =>
  (!to.query || to.query.safeParse(query ?? {}).success) && (!to.body || to.body.safeParse(body ?? {}).success)

const newSweep = (to: Endpoint): Plan => {
  const [example] = examplesFor(to)
  if (!example) return []
  const step = stepOf(example)
  const values = Map.groupBy(eachValue(step), fits)
  return narrowed([...(values.get(false) ?? []), ...(values.get(true) ?? []), step])
}

const sweeps = new Map<Endpoint, Plan>()

/**
 * The sweep of a call: every value of every field once, each in a step of its own, and the unchanged call last. Values that the
 * description refuses come first, because a refusal leaves the shop as it is. Source: MDL-12.
 * @returns the same plan each time, because parts of it are recognized by their steps
 */
export const sweepOf = (to: Endpoint): Plan => {
  const sweep = sweeps.get(to) ?? newSweep(to)
  sweeps.set(to, sweep)
  return sweep
}

/** Any steps of a sweep, in its order. */
export const partOf = (sweep: Plan): fc.Arbitrary<Plan> => fc.subarray([...sweep])
