import type fc from 'fast-check'
import { endpoints } from '#contracts/api/index.ts'
import { nameOf, type Endpoint } from '#contracts/api/kit/endpoint.ts'
import { aroundOf } from './plans/around.ts'
import { sequencesAbout } from './plans/sequences.ts'
import { sweepOf } from './plans/sweep.ts'
import type { Plan } from './step.ts'
import { flows } from './flows/flows.ts'
import { examplesFor } from './plans/vary.ts'

/** How thoroughly a server is verified. */
export const depths = ['quick', 'default', 'deep'] as const
export type Depth = (typeof depths)[number]

/** A named set of sequences: those about one call, or those of a flow. */
export type SequenceSet = {
  readonly name: string
  readonly about: readonly Endpoint[]
  readonly plans: (waits: boolean) => fc.Arbitrary<Plan>
  /** Sequences that are always played, before the generated ones. They count towards `runs`. */
  readonly always: () => readonly Plan[]
  /** Number of sequences by depth. */
  readonly runs: Readonly<Record<Depth, number>>
}

const runsOfCall = { quick: 1, default: 2, deep: 60 } as const
const runsOfFlow = { quick: 10, default: 60, deep: 1500 } as const

const runsWith = (more: number): SequenceSet['runs'] => ({
  quick: runsOfCall.quick,
  default: runsOfCall.default + more,
  deep: runsOfCall.deep + more,
})

const runsOf = (often = 1): SequenceSet['runs'] => ({
  quick: Math.ceil(runsOfFlow.quick * often),
  default: Math.ceil(runsOfFlow.default * often),
  deep: Math.ceil(runsOfFlow.deep * often),
})

const ofCalls: readonly SequenceSet[] = endpoints
  .filter(to => to.sends !== 'multipart' && examplesFor(to).length > 0)
  .map(to => ({
    name: nameOf(to),
    about: [to],
    plans: waits => sequencesAbout(to, waits),
    always: () => [sweepOf(to), ...aroundOf(to)],
    runs: runsWith(aroundOf(to).length),
  }))

const ofFlows: readonly SequenceSet[] = flows.map(({ name, about, plans, often }) => ({
  name,
  about,
  plans: () => plans,
  always: () => [],
  runs: runsOf(often),
}))

/** Flows take longest, so the calls come first. */
const sets: readonly SequenceSet[] = [...ofCalls, ...ofFlows]

/** The sets that involve a wanted call. */
export const setsFor = (wants: (to: Endpoint) => boolean): readonly SequenceSet[] => sets.filter(({ about }) => about.some(wants))

const range = 2 ** 31

const hashOf = (name: string): number => Array.from(name).reduce((hash, letter) => (hash * 31 + letter.charCodeAt(0)) % range, 7)

/** The seed of a set in a run that was started with `seed`. It identifies the set, so `SEED:PATH` is enough to replay a sequence. */
export const seedOf = ({ name }: SequenceSet, seed: number): number => (hashOf(name) + seed) % range

const hashes = new Map(sets.map(set => [set, hashOf(set.name)]))

/** The set whose seed in some run is `seed`; the number of a run is small, so the nearest set is the one. */
export const setOfSeed = (seed: number): SequenceSet | undefined =>
  [...hashes]
    .map(([set, hash]) => ({ set, distance: (seed - hash + range) % range }))
    .filter(({ distance }) => distance < 10_000)
    .reduce<{ readonly set: SequenceSet; readonly distance: number } | undefined>(
      (nearest, one) => (nearest && nearest.distance <= one.distance ? nearest : one),
      undefined,
    )?.set
