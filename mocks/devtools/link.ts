import { z } from 'zod'
import { dateTimeText } from '../clock.ts'
import { enterState } from '../control.ts'
import { Fault } from '../faults.ts'
import { readSnapshot, Scale, Time, worldVersion, type Snapshot, type Step } from '../snapshot.ts'
import { createWorld, type World } from '../world.ts'
import { pack, unpack } from './pack.ts'
import { changesOf, differ, Patch } from './patch.ts'

/** Browser state that travels with a link: the token of each audience, language and theme. */
export const Kept = z.record(z.enum(['buyer', 'seller', 'admin', 'language', 'theme']), z.string()).or(z.object({}))
export type Kept = Partial<Record<'buyer' | 'seller' | 'admin' | 'language' | 'theme', string>>

/** The schema of a world in a link. Names are short because the length of a URL is limited. */
const Packed = z.object({
  v: z.literal(worldVersion),
  /** Scale and time of the seed. */
  s: Scale,
  t: Time,
  /** The clock when the link was made; `z` if it was stopped. */
  n: Time,
  z: z.literal(1).optional(),
  /** The states entered: milliseconds since the seed, name and facts. */
  e: z.array(z.tuple([z.int(), z.string(), z.unknown()])).optional(),
  /** Differences from the world that the seed and the states produce. */
  p: Patch.optional(),
  f: z.array(Fault).optional(),
  k: z.object({
    buyer: z.string().optional(),
    seller: z.string().optional(),
    admin: z.string().optional(),
    language: z.string().optional(),
    theme: z.string().optional(),
  }),
  /** A recording that begins in this world. The devtools know its shape. */
  r: z.unknown().optional(),
})

/**
 * Rebuilds a world from its seed, the scheduled tasks that are due then, and its states. @throws if a state cannot be entered.
 */
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

/** The world that seed and states produce, and the states used. */
const nearest = (scale: number, seededAt: number, steps: readonly Step[]): { base: World; steps: readonly Step[] } => {
  try {
    return { base: rebuild(scale, seededAt, steps), steps }
  } catch {
    // A state may depend on calls made before it. Then the link holds all rows that differ instead of the states.
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
 * Packs a world into text for a URL: its seed, the states entered and the remaining differences. It tries with and without the
 * states and returns the shorter text.
 */
export const packWorld = async (world: World, kept: Kept): Promise<string> => {
  const texts = [
    await packWith(world, kept, world.steps()),
    ...(world.steps().length > 0 ? [await packWith(world, kept, [])] : []),
  ]
  return texts.reduce((best, text) => (text.length < best.length ? text : best))
}

/** Packs an exported world into text for a URL. @throws if it is damaged. */
export const packSnapshot = (exported: unknown, kept: Kept): Promise<string> => {
  const snapshot = readSnapshot(exported)
  const world = createWorld({ scale: snapshot.scale, seededAt: snapshot.seededAt, checks: false })
  world.restore(snapshot)
  return packWorld(world, kept)
}

/** Adds a recording to the text of the world that it begins in. @throws Error if the text is damaged. */
export const packRecording = async (text: string, recording: unknown): Promise<string> =>
  pack({ ...Packed.parse(await unpack(text)), r: recording })

/** What signing in changes, and no other call depends on. */
const signIns = { tables: ['tokens', 'captchas'], fields: ['login_time', 'last_login_time', 'updated_at'] }

const isOnlySignIns = (patch: Patch): boolean =>
  Object.entries(patch).every(
    ([name, { g = [], r = [] }]) =>
      signIns.tables.includes(name) ||
      (g.length === 0 && r.every(([, fields]) => Object.keys(fields).every(field => signIns.fields.includes(field)))),
  )

/**
 * Describes a world by its seed and the states entered, as a test can set it up.
 * @returns `isPlain`: whether that produces it, apart from sessions.
 */
export const originOf = (world: World) => {
  const { scale, seededAt, clock } = world.snapshot()
  const wanted = world.steps()
  const { base, steps } = nearest(scale, seededAt, wanted)
  const isSame = isOnlySignIns(differ(base.db.dump(), world.db.dump())) && world.faults.list().length === 0
  return {
    scale,
    seededAt: dateTimeText(seededAt),
    now: world.clock.text(),
    stands: clock.frozen !== null,
    states: wanted.map(({ at, state, facts }) => ({ at: dateTimeText(at), state, facts })),
    isPlain: steps.length === wanted.length && isSame,
  }
}

/** The content of a link. */
export type Unpacked = { snapshot: Snapshot; faults: Fault[]; kept: Kept; recording?: unknown }

/**
 * Unpacks a text made by `packWorld`. @throws Error if the text is damaged or comes from another version. No state is changed.
 */
export const unpackWorld = async (text: string): Promise<Unpacked> => {
  const raw = await unpack(text).catch(() => {
    throw new Error('The link is damaged: a part of it is missing or changed.')
  })
  const read = Packed.safeParse(raw)
  if (!read.success) throw new Error('The link was made by another version, or it contains no shop.')
  const { s: scale, t: seededAt, n: now, z: stands, e = [], p: patch = {}, f: faults = [], k: kept, r: recording } = read.data
  const steps = e.map(([after, state, facts]): Step => ({ at: seededAt + after, state, facts }))
  const base = rebuild(scale, seededAt, steps)
  base.db.apply(changesOf(base.db.dump(), patch))
  base.clock.set(now, stands === 1)
  return { snapshot: readSnapshot({ ...base.snapshot(), steps }), faults, kept: kept as Kept, recording }
}
