import fc from 'fast-check'
import type { Endpoint } from '#contracts/api/kit/endpoint.ts'
import { textsIn } from '../known.ts'
import { narrowed } from './narrowed.ts'
import { examplesFor, eachValue, stepOf } from './vary.ts'
import type { Plan, Step } from '../step.ts'

/** Whether the description of the call accepts what a step sends; placeholders count as not accepted. */
const fits = ({ to, query, body }: Step): boolean =>
  (!to.query || to.query.safeParse(query ?? {}).success) && (!to.body || to.body.safeParse(body ?? {}).success)

/** The texts of a form that no two records may share: those that an example takes from a record that exists. */
const uniqueFields = (to: Endpoint): string[] => {
  const [well, ...others] = examplesFor(to)
  const taken = others.find(({ error }) => error === 'nameTaken' || error === 'accountTaken')
  const texts = textsIn(taken?.given)
  return Object.entries(Object(taken?.body)).flatMap(([name, value]: [string, unknown]) => {
    const isTaken = typeof value === 'string' && (texts.size === 0 || texts.has(value))
    return isTaken && value !== Reflect.get(Object(well?.body), name) ? [name] : []
  })
}

/** Gives a new record a name of its own, because the name of the example serves one record only. Source: MDL-20. */
const withOwnName = (usual: Step, step: Step, at: number): Step => {
  if (step.to.method !== 'POST') return step
  const named = uniqueFields(step.to).reduce((body: object, name) => {
    const value = String(Reflect.get(Object(usual.body), name))
    const end = String(at)
    return Reflect.get(body, name) === value ? { ...body, [name]: `${value.slice(0, -end.length)}${end}` } : body
  }, Object(step.body))
  const own = { ...step, body: named }
  return fits(own) ? own : step
}

const newSweep = (to: Endpoint): Plan => {
  const [example] = examplesFor(to)
  if (!example) return []
  const step = stepOf(example)
  const values = Map.groupBy(eachValue(step), fits)
  const well = [...(values.get(true) ?? []).map((one, at) => withOwnName(step, one, at)), step]
  return narrowed([{ wait: 0.05 }, ...(values.get(false) ?? []), ...well.map(one => ({ ...one, renews: true })), step])
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
