import type { Endpoint } from '#contracts/api/kit/endpoint.ts'
import { onlyReads, paramNames } from '#contracts/api/kit/endpoint.ts'
import { endpoints } from '#contracts/api/index.ts'
import type { Given } from '#contracts/states/index.ts'
import type { Example } from '#contracts/examples/kit.ts'
import { kindOfField, kindOfPath } from '../ids.ts'
import { numbersIn } from '../known.ts'
import { callsOf, isWrite, namedIn, neighboursOf } from '../observe.ts'
import type { Plan, Step } from '../step.ts'
import { examplesFor, stepOf } from './vary.ts'

/** The record that a step changes or deletes by the id in its path. */
const recordOf = ({ to, params }: Step): { readonly kind: string; readonly id: number } | undefined => {
  const [name = ''] = paramNames(to.path)
  const id = Number(Reflect.get(Object(params), name))
  return isWrite(to) && Number.isInteger(id) && id > 0 ? { kind: kindOfPath(to.path), id } : undefined
}

const creates = endpoints
  .filter(to => to.method === 'POST' && to.sends !== 'multipart' && paramNames(to.path).length === 0 && isWrite(to))
  .flatMap(to => examplesFor(to).slice(0, 1))
  .filter(({ error }) => error === undefined)
  .map(stepOf)

/**
 * Calls that create a record which refers to the one that a step changes or deletes: a product with the template, an account with the
 * role. What becomes of them is read with the other records.
 */
const dependantsOf = (step: Step): Step[] => {
  const record = recordOf(step)
  if (!record) return []
  return creates.flatMap(create => {
    const body = Object(create.body) as Readonly<Record<string, unknown>>
    const field = Object.keys(body).find(name => name !== 'id' && kindOfField(name, create.to.path) === record.kind)
    return field === undefined || typeof body[field] !== 'number' ? [] : [{ ...create, body: { ...body, [field]: record.id } }]
  })
}

/** The states of records of neighbouring nouns in which the effects of a step can be read, such as a product of the store. */
const surroundingsOf = (step: Step): Given[] => {
  if (!isWrite(step.to)) return []
  const [kinds, ids] = [namedIn(step.given), numbersIn(step.given)]
  const shows = neighboursOf(step.to)
    .slice(1)
    .flatMap(callsOf)
    .filter(to => onlyReads(to) && paramNames(to.path).join() === 'id' && !kinds.has(kindOfPath(to.path)))
  return shows.flatMap(to => {
    const [example] = examplesFor(to)
    if (!example || example.error !== undefined) return []
    return example.given.filter(given => [...numbersIn(given)].every(id => !ids.has(id)))
  })
}

/** Whether a state names one record only, by its id. */
const isAlone = ([, facts]: Given): boolean => numbersIn(facts).size === 1 && Number(Reflect.get(facts, 'id')) >= 90_000

/** How far the id of a second record is from that of the first one: no state of an example has such an id. */
const apart = 7000

/** A state for another record. */
const moved = ([name, facts]: Given, by: number): Given =>
  [name, { ...facts, id: Number(Reflect.get(facts, 'id')) + by }] as Given

const idIn = ({ params }: Example): number => Number(Reflect.get(Object(params), 'ids'))

/** Two records at once, of which the call refuses one alone. */
const batchesOf = (well: Example, refused: readonly Example[]): Plan[] =>
  refused.flatMap(example => {
    const [own, id] = [idIn(well), idIn(example)]
    const states = example.given.filter(given => numbersIn(given).has(id))
    if (!(own > 0) || states.length === 0 || !states.every(isAlone)) return []
    const given = [...example.given.map(one => (states.includes(one) ? moved(one, apart) : one)), ...well.given]
    const both = [`${own},${id + apart}`, `${id + apart},${own}`]
    return [both.map(ids => ({ ...stepOf(well), params: { ids }, given }))]
  })

/**
 * Sequences about what surrounds a record: records that refer to it, records of neighbouring nouns that show it, and a second one
 * that the call refuses. Source: MDL-26.
 */
export const aroundOf = (to: Endpoint): Plan[] => {
  const [well, ...refused] = examplesFor(to)
  if (!well || well.error !== undefined) return []
  const step = stepOf(well)
  const [dependants, surroundings] = [dependantsOf(step), surroundingsOf(step)]
  // A second record of the same kind, which the call has to leave alone, or to process, too.
  const others = isWrite(to) ? step.given.filter(isAlone).map(given => moved(given, apart)) : []
  const given = [...surroundings, ...others, ...step.given]
  const beside: Plan = [{ wait: 0.05 }, ...dependants, { ...step, given }]
  return [...(dependants.length + given.length > step.given.length ? [beside] : []), ...batchesOf(well, refused)]
}
