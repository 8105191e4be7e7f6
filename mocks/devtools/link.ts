import { z } from 'zod'
import { enterState } from '../control.ts'
import { Fault } from '../faults.ts'
import { readSnapshot, Scale, Time, worldVersion, type Snapshot, type Step } from '../snapshot.ts'
import { createWorld, type World } from '../world.ts'
import { pack, unpack } from './pack.ts'
import { changesOf, differ, Patch } from './patch.ts'

/** What of the browser's side goes along: whose token each audience keeps, language and theme. */
export const Kept = z.record(z.enum(['buyer', 'seller', 'admin', 'language', 'theme']), z.string()).or(z.object({}))
export type Kept = Partial<Record<'buyer' | 'seller' | 'admin' | 'language' | 'theme', string>>

/** The part of a link that holds a world. Short names, because every letter counts. */
const Packed = z.object({
  v: z.literal(worldVersion),
  /** Scale and time of the seed. */
  s: Scale,
  t: Time,
  /** The clock when the link was made, and whether it stood. */
  n: Time,
  z: z.literal(1).optional(),
  /** States that were entered: how long after the seed, which, with what facts. */
  e: z.array(z.tuple([z.int(), z.string(), z.unknown()])).optional(),
  /** What differs from the world that seed and states give. */
  p: Patch.optional(),
  f: z.array(Fault).optional(),
  k: z.object({
    buyer: z.string().optional(),
    seller: z.string().optional(),
    admin: z.string().optional(),
    language: z.string().optional(),
    theme: z.string().optional(),
  }),
})

/** The world that a seed, its first scheduled tasks and some states lead to. @throws when a state cannot be entered. */
const rebuild = (scale: number, seededAt: number, steps: readonly Step[]): World => {
  const world = createWorld({ scale, seededAt, checks: false })
  world.clock.set(seededAt)
  world.tick()
  for (const { at, state, facts } of steps) {
    world.clock.set(at)
    enterState(world, state, facts)
  }
  return world
}

const nearest = (scale: number, seededAt: number, steps: readonly Step[]): { base: World; steps: readonly Step[] } => {
  try {
    return { base: rebuild(scale, seededAt, steps), steps }
  } catch {
    // States that leaned on what had happened between them: then all of it is told as differences.
    return { base: rebuild(scale, seededAt, []), steps: [] }
  }
}

const packWith = async (world: World, kept: Kept, wanted: readonly Step[]): Promise<string> => {
  const { scale, seededAt, clock } = world.snapshot()
  const { base, steps } = nearest(scale, seededAt, wanted)
  const patch = differ(base.db.dump(), world.db.dump())
  const faults = world.faults.list()
  return pack({
    v: worldVersion,
    s: scale,
    t: seededAt,
    n: world.clock.now(),
    ...(clock.frozen !== null && { z: 1 }),
    ...(steps.length > 0 && { e: steps.map(({ at, state, facts }) => [at - seededAt, state, facts]) }),
    ...(Object.keys(patch).length > 0 && { p: patch }),
    ...(faults.length > 0 && { f: faults }),
    k: kept,
  })
}

/**
 * A world as text for an address: its seed, the states entered, and what differs from what they give.
 * Of the ways to say it, with or without the states, the shorter one is taken.
 */
export const packWorld = async (world: World, kept: Kept): Promise<string> => {
  const texts = [
    await packWith(world, kept, world.steps()),
    ...(world.steps().length > 0 ? [await packWith(world, kept, [])] : []),
  ]
  return texts.reduce((best, text) => (text.length < best.length ? text : best))
}

/** What a link says. */
export type Unpacked = { snapshot: Snapshot; faults: Fault[]; kept: Kept }

/** Reads what `packWorld` made. @throws with a sentence when the text is broken or of another version; nothing has happened then. */
export const unpackWorld = async (text: string): Promise<Unpacked> => {
  const raw = await unpack(text).catch(() => {
    throw new Error('The link is broken: a part of it is missing or changed.')
  })
  const read = Packed.safeParse(raw)
  if (!read.success) throw new Error('The link was made by another version, or by something else.')
  const { s: scale, t: seededAt, n: now, z: stands, e = [], p: patch = {}, f: faults = [], k: kept } = read.data
  const steps = e.map(([after, state, facts]): Step => ({ at: seededAt + after, state, facts }))
  const base = rebuild(scale, seededAt, steps)
  base.db.apply(changesOf(base.db.dump(), patch))
  base.clock.set(now, stands === 1)
  return { snapshot: readSnapshot({ ...base.snapshot(), steps }), faults, kept: kept as Kept }
}
