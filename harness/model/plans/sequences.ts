import fc from 'fast-check'
import type { Endpoint } from '#contracts/api/kit/endpoint.ts'
import { kindOfField, made } from '../ids.ts'
import { callsOf, isWrite, neighboursOf } from '../observe.ts'
import { bySomebody, examplesFor, fitting, stepOf, varied } from './vary.ts'
import { narrowed } from './narrowed.ts'
import { partOf, sweepOf } from './sweep.ts'
import type { Plan, Step, Wait } from '../step.ts'

/** Which records a companion step uses: its own, those of the call in question, or one that the sequence has just created. */
const links = ['own', 'own', 'same', 'same', 'made'] as const

/** Never used as companions: these calls end sessions or affect all accounts. */
const apart: readonly string[] = ['/logout', '/Admin/clear_area', '/captcha', '/login']

const linked = (step: Step, to: Step, link: (typeof links)[number]): Step => {
  if (link === 'own') return step
  const ids = new Map<string, unknown>()
  for (const part of [to.params, to.query, to.body])
    for (const [field, value] of Object.entries(Object(part ?? {}) as object)) {
      const kind = kindOfField(field, to.to.path)
      if (kind && (typeof value === 'number' || typeof value === 'string')) ids.set(kind, value)
    }
  const moved = (part: unknown): unknown =>
    part === undefined
      ? undefined
      : Object.fromEntries(
          Object.entries(Object(part) as object).map(([field, value]: [string, unknown]) => {
            const kind = kindOfField(field, step.to.path)
            if (kind === undefined || typeof value === 'object') return [field, value]
            return [field, link === 'made' ? made(kind) : (ids.get(kind) ?? value)]
          }),
        )
  return {
    ...step,
    params: moved(step.params) as Step['params'],
    body: step.to.sends === 'multipart' ? step.body : moved(step.body),
  }
}

/** Generates `rare` once in `odds + 1` cases, and shrinks to `usual`. */
const mostly = <Usual, Rare>(odds: number, usual: fc.Arbitrary<Usual>, rare: fc.Arbitrary<Rare>): fc.Arbitrary<Usual | Rare> =>
  fc.oneof({ weight: odds, arbitrary: usual }, { weight: 1, arbitrary: rare })

const nothing = fc.constant(null)

const change = fc.tuple(fc.nat(199), fc.nat(199))

/** The examples of a call without those that every call has: no token, no permission. */
const meaningful = (to: Endpoint) => {
  const all = examplesFor(to)
  const own = all.filter(({ error }) => error !== 'notLoggedIn' && error !== 'noPermission')
  return own.length > 0 ? own : all
}

/** A step of a call: one of its examples, with up to two values varied, and rarely by another account. */
const stepFor = (to: Endpoint): fc.Arbitrary<Step> => {
  const own = meaningful(to)
  const well = own.filter(({ error }) => error === undefined).length
  return fc
    .record({
      example: mostly(9, fc.nat(Math.max(0, well - 1)), fc.nat(own.length - 1)),
      changes: fc.oneof(
        { weight: 4, arbitrary: fc.constant([]) },
        { weight: 4, arbitrary: fc.tuple(change) },
        { weight: 1, arbitrary: fc.tuple(change, change) },
      ),
      who: mostly(15, nothing, fc.nat(8)),
    })
    .map(({ example, changes, who }) => {
      const start = stepOf(own[example] as (typeof own)[number])
      const step = changes.reduce((one, [where, what]) => varied(one, where, what), start)
      return who === null ? step : bySomebody(step, who)
    })
}

const companionsOf = (to: Endpoint): readonly Endpoint[] => {
  const near = neighboursOf(to)
    .flatMap(callsOf)
    .filter(one => !apart.includes(one.path) && one.sends !== 'multipart' && examplesFor(one).length > 0)
  // Writes are preferred: they find more than reads.
  return near.flatMap(one => (isWrite(one) ? [one, one, one] : [one]))
}

/** Maximum number of repetitions of a call with other values. The sweep tries each value alone; these combine them. */
const mostVariants = 8

/**
 * Repeats the call, each time with another value in one field. The fields take turns, so that none is left out; half of the values
 * are valid, the other half are boundary values. If `stays`, valid values remain in the steps that follow.
 */
const variantsOf = (
  step: Step,
  from: number,
  changes: readonly (readonly [where: number, what: number])[],
  stays: boolean,
): Step[] => {
  let base = step
  return changes.map(([where, what], at) => {
    if (where % 2 === 0) return varied(base, from + at, what)
    const next = fitting(base, from + at, what)
    if (stays) base = next
    return next
  })
}

/** The call, its repetitions, and up to three calls of its neighbours before and after it. */
const mixed = (to: Endpoint, waits: boolean): fc.Arbitrary<Plan> => {
  const near = companionsOf(to)
  const focus = stepFor(to)
  const companion = near.length === 0 ? focus : mostly(3, fc.constantFrom(...near).chain(stepFor), focus)
  const beside = fc.tuple(companion, fc.constantFrom(...links))
  const wait: fc.Arbitrary<Wait> = fc.constantFrom(1, 25, 24 * 8).map(hours => ({ wait: hours }))
  return fc
    .record({
      before: fc.array(beside, { maxLength: 3 }),
      focus,
      between: waits ? mostly(3, nothing, wait) : nothing,
      after: fc.array(beside, { maxLength: 3 }),
      from: fc.nat(199),
      variants: fc.array(change, { maxLength: mostVariants, size: 'max' }),
      stays: fc.boolean(),
      again: fc.boolean(),
    })
    .map(({ before, focus: step, between, after, from, variants, stays, again }) =>
      narrowed([
        ...before.map(([one, link]) => linked(one, step, link === 'made' ? 'same' : link)),
        step,
        ...(between ? [between] : []),
        ...after.map(([one, link]) => linked(one, step, link)),
        ...variantsOf(step, from, variants, stays),
        ...(again ? [step] : []),
      ]),
    )
}

/**
 * Sequences about one call. Parts of the sweep are among them so that the sweep, which is played as an example, can be shrunk:
 * fast-check shrinks an example only by a branch with a weight.
 */
export const sequencesAbout = (to: Endpoint, waits: boolean): fc.Arbitrary<Plan> =>
  mostly(999, mixed(to, waits), partOf(sweepOf(to)))
