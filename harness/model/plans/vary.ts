import { accounts, type AccountName } from '#contracts/states/ready-accounts.ts'
import { nameOf, type Endpoint } from '#contracts/api/kit/endpoint.ts'
import { examples } from '#contracts/examples/index.ts'
import type { Example } from '#contracts/examples/kit.ts'
import { candidates, fieldsOf } from './borders.ts'
import { alternatives, isSchema, type Schema } from '../schemas/json-schema.ts'
import { isCoded, isJoined, isMoment, type Step } from '../step.ts'
import { isMade, kindOfField } from '../ids.ts'
import { callsOf, isWrite, namedIn, neighboursOf } from '../observe.ts'
import type { Given } from '#contracts/states/index.ts'

type Part = 'params' | 'query' | 'body'
type Slot = { readonly part: Part; readonly path: readonly (string | number)[]; readonly value: unknown }

const isFields = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !(value instanceof Blob) && ![isMade, isMoment, isJoined].some(is => is(value))

const decoded = (text: string): unknown => {
  try {
    const value: unknown = JSON.parse(atob(text))
    return isFields(value) ? { coded: value } : text
  } catch {
    return text
  }
}

/** Decodes values that are sent as base64, so that their fields can be varied. */
const opened = (value: unknown): unknown =>
  isFields(value) && !Array.isArray(value)
    ? Object.fromEntries(
        Object.entries(value).map(([key, inner]) => [
          key,
          key === 'params' && typeof inner === 'string' ? decoded(inner) : inner,
        ]),
      )
    : value

/** An example as a step. */
export const stepOf = ({ to, as, given, params, query, body }: Example): Step => ({
  to,
  as,
  given,
  params: params && Object(opened(params)),
  query: opened(query),
  body: opened(body),
})

const byCall = Map.groupBy(examples, ({ to }) => to)
/** The examples of a call, successful ones first. */
export const examplesFor = (to: Endpoint): readonly Example[] =>
  (byCall.get(to) ?? []).toSorted((a, b) => Number(a.error !== undefined) - Number(b.error !== undefined))

const slotsIn = (part: Part, value: unknown, path: readonly (string | number)[] = []): Slot[] => {
  if (isCoded(value)) return slotsIn(part, value.coded, [...path, 'coded'])
  if (Array.isArray(value)) return [{ part, path, value }, ...value.flatMap((inner, at) => slotsIn(part, inner, [...path, at]))]
  if (isFields(value)) return Object.entries(value).flatMap(([key, inner]) => slotsIn(part, inner, [...path, key]))
  return path.length === 0 ? [] : [{ part, path, value }]
}

/** Fields that the description has and the step does not send. */
const unsent = (part: 'query' | 'body', to: Endpoint, value: unknown): Slot[] =>
  [...fieldsOf(to[part]).keys()]
    .filter(name => !(name in Object(value ?? {})))
    .map(name => ({ part, path: [name], value: undefined }))

/** Queries by which pages name what a reply should bring along. Nothing says what a server does with other names. Source: MDL-2. */
const namesRelated: ReadonlySet<unknown> = new Set(['isWith', 'isResource'])

const slotsOf = (step: Step): Slot[] =>
  [
    ...slotsIn('params', step.params ?? {}),
    ...slotsIn('query', step.query ?? {}),
    ...slotsIn('body', step.body ?? {}),
    ...unsent('query', step.to, step.query),
    ...(step.to.sends === 'multipart' ? [] : unsent('body', step.to, step.body)),
  ].filter(({ part, path }) => part !== 'query' || !namesRelated.has(path[0]))

/** A copy with another value at a path. */
export const withValue = (whole: unknown, [key, ...below]: readonly (string | number)[], value: unknown): unknown => {
  if (key === undefined) return value
  if (Array.isArray(whole)) return whole.map((inner, at) => (at === key ? withValue(inner, below, value) : inner))
  const fields = Object(whole ?? {}) as Record<string, unknown>
  return { ...fields, [key]: withValue(fields[key], below, value) }
}

/** A list doubled, emptied, cut to its first entry, and reversed. */
const lists = (value: readonly unknown[]): unknown[] => [[...value, ...value], [], value.slice(0, 1), value.toReversed()]

const pick = <Item>(items: readonly Item[], at: number): Item | undefined => items[at % Math.max(1, items.length)]

const numbersOf = (step: Step): (number | string)[] =>
  step.given.flatMap(([, facts]) =>
    Object.values(facts).filter((value): value is number | string =>
      typeof value === 'number' ? value < 90_000 : typeof value === 'string' && /^\d+\.\d\d$/.test(value),
    ),
  )

/** A valid value of a field, and the states that it needs. */
type Lent = { readonly value: unknown; readonly given: readonly Given[] }

const successes = examples.filter(({ error }) => error === undefined)

const lentBy = new Map<string, readonly Lent[]>()

/** The records that the states of some examples create, by kind. */
const recordsOf = (some: readonly Example[]) =>
  Map.groupBy(
    [...new Map(some.flatMap(({ given }) => given).map(given => [JSON.stringify(given), given])).values()].flatMap(given =>
      [...namedIn([given])].flatMap(([kind, ids]) => [...ids].map(value => ({ kind, value, given: [given] }))),
    ),
    ({ kind }) => kind,
  )

const records = recordsOf(successes)
/** Also those that calls refuse: used up, over, in another stage, or of somebody else. */
const allRecords = recordsOf(examples)

/** Valid values of a field: those that other examples of the noun send, and ids of records that states create. */
const lentTo = (field: string, to: Endpoint): readonly Lent[] => {
  const key = `${nameOf(to)} ${field}`
  const known = lentBy.get(key)
  if (known) return known
  const [noun] = neighboursOf(to)
  const calls = noun ? callsOf(noun).filter(isWrite) : [to]
  const sent = successes
    .filter(example => calls.includes(example.to) && field in Object(example.body))
    .map(({ body, given }) => ({ value: Reflect.get(Object(body), field) as unknown, given }))
  const kind = kindOfField(field, to.path)
  const takesList = sent.some(({ value }) => Array.isArray(value))
  const made = (kind === undefined ? [] : (records.get(kind) ?? [])).map(({ value, given }) => ({
    value: takesList ? [value] : value,
    given,
  }))
  const all = [...sent, ...made]
  lentBy.set(key, all)
  return all
}

/**
 * Replaces one field of the body by a valid value.
 * @param where any number; selects the field
 * @param what any number; selects the value
 * @returns the unchanged step if no valid value is known
 */
export const fitting = (step: Step, where: number, what: number): Step => {
  if (step.to.sends === 'multipart') return step
  const fields = [...new Set([...Object.keys(Object(step.body)), ...fieldsOf(step.to.body).keys()])]
  const field = pick(fields, where)
  const lent = field === undefined ? undefined : pick(lentTo(field, step.to), what)
  if (field === undefined || lent === undefined) return step
  return { ...step, body: withValue(step.body ?? {}, [field], lent.value), given: [...step.given, ...lent.given] }
}

const schemasOf = ({ to }: Step, { part, path }: Slot): readonly Schema[] =>
  (part === 'params' ? undefined : fieldsOf(to[part]).get(String(path[0]))) ?? []

/** The schemas of the entries of a list that a step does not send; undefined if the field takes no list. */
const entriesOf = (step: Step, slot: Slot): readonly Schema[] | undefined => {
  const found = schemasOf(step, slot).flatMap(alternatives)
  const isList = slot.value === undefined && found.some(({ type }) => type === 'array')
  return isList ? (found.map(({ items }) => items).filter(one => isSchema(one) && !Array.isArray(one)) as Schema[]) : undefined
}

/** The other values to send in a slot, which its schema, the states or its kind suggest. */
const optionsFor = (step: Step, slot: Slot): readonly unknown[] => {
  const { path, value } = slot
  if (Array.isArray(value)) return lists(value)
  const field = path.findLast(key => typeof key === 'string') ?? ''
  const entries = entriesOf(step, slot)
  if (entries) {
    const single = candidates(field, value, step.to.path, entries, numbersOf(step)).filter(one => one !== undefined)
    return [[], ...single.map(one => [one])]
  }
  const schemas = schemasOf(step, slot)
  return candidates(field, value, step.to.path, path.length > 1 ? [] : schemas, numbersOf(step))
}

/** The step with another value in a slot, or unchanged: a variant of the call and the parameters of its path are never left out. */
const replaced = (step: Step, { part, path }: Slot, value: unknown): Step => {
  if (part === 'query' && path.at(-1) === step.to.variant) return step
  if (part === 'params' && (value === undefined || value === '' || value === ' ')) return step
  return { ...step, [part]: withValue(step[part] ?? {}, path, value) }
}

/**
 * Replaces one value of a step by another that its schema, states or kind suggest.
 * @param where any number; selects the field
 * @param what any number; selects the value
 */
export const varied = (step: Step, where: number, what: number): Step => {
  const slot = pick(slotsOf(step), where)
  return slot ? replaced(step, slot, pick(optionsFor(step, slot), what)) : step
}

/** The step with each other record of the same kind in a slot, and the states that bring it. */
const withOthers = (step: Step, slot: Slot): readonly Step[] => {
  const field = slot.path.findLast(key => typeof key === 'string') ?? ''
  const kind = kindOfField(field, step.to.path)
  const named = new Set([...namedIn(step.given).values()].flatMap(ids => [...ids]))
  const others = new Map((kind === undefined ? [] : (allRecords.get(kind) ?? [])).map(record => [record.value, record]))
  const isUnsent = slot.value === undefined && slot.part === 'body'
  if (!isUnsent && typeof slot.value !== 'number' && typeof slot.value !== 'string') return []
  const asList = entriesOf(step, slot) !== undefined
  const typed = (id: number): unknown => (typeof slot.value === 'string' ? String(id) : asList ? [id] : id)
  return [...others.values()]
    .filter(({ value }) => !named.has(value))
    .map(({ value, given }) => ({ ...replaced(step, slot, typed(value)), given: [...given, ...step.given] }))
}

/** A step once for each other value of each of its fields, without repetitions. */
export const eachValue = (step: Step): readonly Step[] => {
  const all = slotsOf(step).flatMap(slot => [
    ...optionsFor(step, slot).map(value => replaced(step, slot, value)),
    ...withOthers(step, slot),
  ])
  const keyOf = ({ params, query, body }: Step): string => JSON.stringify([params, query, body])
  const found = new Map(all.map(one => [keyOf(one), one]))
  found.delete(keyOf(step))
  return [...found.values()]
}

const everybody = [undefined, ...(Object.keys(accounts) as AccountName[])]

/** The same step by another account. */
export const bySomebody = (step: Step, who: number): Step => ({ ...step, as: pick(everybody, who) })
