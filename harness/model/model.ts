import type { Endpoint } from '#contracts/api/kit/endpoint.ts'
import { nameOf } from '#contracts/api/kit/endpoint.ts'
import type { Level } from '#contracts/api/kit/level.ts'
import { curlOf } from '#contracts/examples/curl.ts'
import { SetUpFailed, StateRefused, type Provider } from '#contracts/examples/provider.ts'
import { NotBuilt } from '#harness/verify/client.ts'
import type { Finding } from '#harness/verify/verdict.ts'
import { trier, type Bench, type Trial } from './check.ts'
import type { Divergence } from './match.ts'
import { keyOfDivergence } from './plans/others.ts'
import { requirementFor, requirementText } from './requirement.ts'
import { setOfSeed, setsFor, type Depth, type SequenceSet } from './sets.ts'
import { createSequenceTime } from './plans/time.ts'
import { referenceSide, serverSide, type ReferenceSide } from './side.ts'
import { isWrite } from './observe.ts'

/** What is played, and how. */
export type ModelOptions = {
  readonly wants?: (to: Endpoint) => boolean
  readonly depth?: Depth
  readonly seed?: number
  /** `SEED:PATH` of an earlier finding: only that sequence is played. */
  readonly replay?: string | undefined
  /** Whether failing sequences are shrunk, which takes longer than finding them. Default: true. */
  readonly shortens?: boolean
  /** Whether differences that the first one of a sequence hides are reported, too. Default: false; they are counted. */
  readonly every?: boolean
  readonly enough?: () => boolean
  /** Selects sets of sequences by their name. Default: all that `wants` selects. */
  readonly only?: (set: string) => boolean
  /** Called before the sequences of a set are played. */
  readonly onBegin?: (set: string) => void
  /** How long sequences may take. Default: no limit. */
  readonly minutes?: number | undefined
  readonly onFinding?: (finding: Finding) => void
  /** The level that replies are compared by. Default: core. */
  readonly level?: Level
  readonly met?: Bench['met']
}

const headOf = async ({ origin, send }: Provider): Promise<number> => {
  const response = await send(new Request(`${origin}/api/common`)).catch(() => undefined)
  const date = Date.parse(response?.headers.get('date') ?? '')
  return Number.isNaN(date) ? Date.now() : date
}

const post = (provider: Provider, path: string, body: object): Promise<Response> =>
  provider.send(
    new Request(`${provider.origin}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    }),
  )

/** Whether the provider is a mock, whose world can be reset and whose clock can be turned. */
const isMock = ({ origin, statesUrl }: Provider): boolean => statesUrl === `${origin}/_mock/states`

const hour = 3_600_000

const benchOf = (provider: Provider, { level = 'core', met }: ModelOptions): Bench => {
  const server = serverSide(provider)
  const renew = async (earlier?: ReferenceSide): Promise<ReferenceSide> => {
    for (const side of [server, earlier]) side?.forget()
    // What both have done so far is still there on a server that cannot be reset.
    if (earlier && !isMock(provider)) return earlier
    if (earlier) await post(provider, '/_mock/reset', {})
    return referenceSide(await headOf(provider))
  }
  const turn = async (hours: number): Promise<void> => void (await post(provider, '/_mock/clock', { step: hours * hour }))
  return { server, renew, level, met, ...(isMock(provider) && { turn }) }
}

const curls = (origin: string, { sent }: Divergence): string[] => sent.map(one => curlOf(origin, { ...one, when: '', given: [] }))

const places: Readonly<Record<Divergence['where'], string>> = {
  'set-up': 'before the first step',
  step: 'in the answer to the last call',
  look: 'in what can be read after the calls',
}

/** The last write before the call that differs; the call itself if there is none. */
const causeOf = ({ sent, to }: Divergence): Endpoint => sent.slice(0, -1).findLast(one => isWrite(one.to))?.to ?? to

/** @param notes further lines of the reason, after the requirement */
const wrongFinding = (origin: string, divergence: Divergence, notes: readonly string[], milliseconds: number): Finding => {
  const cause = causeOf(divergence)
  const requirement = requirementFor({ ...divergence, cause })
  const { field, expected, actual } = divergence
  const steps = curls(origin, divergence)
  return {
    layer: 'model',
    milliseconds,
    // The write is at fault, not the read that shows its effect.
    to: divergence.where === 'look' ? cause : divergence.to,
    title: `differs from the reference ${places[divergence.where]}`,
    verdict: 'wrong',
    because: [requirement && requirementText(requirement), ...notes].filter(Boolean).join('\n'),
    ...(requirement && { source: requirement.id }),
    differences: [{ field: divergence.where === 'step' ? field : `${nameOf(divergence.to)} ${field}`, expected, actual }],
    curl: steps.at(-1) ?? '',
    steps,
  }
}

/** How many differences of other kinds the same sequence has. Source: MDL-16. */
const hiddenText = (hidden: Trial['hidden'], others: Trial['others']): string[] => {
  const kinds = hidden.map(({ kind }) => kind).join('; ')
  if (hidden.length === 0 || others.length > 0) return []
  return [
    `Behind it ${hidden.length === 1 ? 'is 1 more difference' : `are ${hidden.length} more differences`}: ${kinds}. --every shows each.`,
  ]
}

const findingOf = (
  { origin, statesUrl }: Provider,
  { set, played, divergence, replay, reason, hidden, others }: Trial,
  milliseconds: number,
): Finding => {
  const [to] = set.about as [Endpoint]
  const base = { layer: 'model' as const, milliseconds, curl: nameOf(to) }
  // Without a states address nobody has failed: what needs a state is skipped.
  const isSkipped = (failed: SetUpFailed): boolean => statesUrl === undefined && failed instanceof StateRefused
  if (!divergence) {
    const title = `sequences about ${set.name} agree with the reference`
    if (reason instanceof NotBuilt)
      return {
        ...base,
        to,
        title,
        verdict: reason.to === to ? 'not built yet' : 'skipped',
        because: reason.message,
        differences: [],
      }
    if (reason instanceof SetUpFailed)
      return {
        ...base,
        to,
        title,
        verdict: isSkipped(reason) ? 'skipped' : 'set-up failed',
        because: reason.message,
        differences: [],
      }
    return { ...base, to, title, verdict: 'conforming', because: `${played} sequences were played.`, differences: [] }
  }
  if (divergence.where === 'set-up' && statesUrl === undefined) {
    const title = `sequences about ${set.name} could not be set up`
    const because = `${nameOf(divergence.to)} differs before the first step, and no --states URL was given to set it up.`
    return { ...base, to, title, verdict: 'set-up failed', because, differences: [] }
  }
  return wrongFinding(origin, divergence, [...hiddenText(hidden, others), `Again: --replay ${replay}`], milliseconds)
}

/** What a set of sequences could not try, because the server refuses a state. Source: MDL-15. */
const skippedOf = ({ set, leftOut, reason }: Trial): Finding[] => {
  const [to] = set.about as [Endpoint]
  if (reason) return []
  return leftOut.map(({ given, message }) => ({
    layer: 'model',
    milliseconds: 0,
    curl: nameOf(to),
    to,
    title: `sequences about ${set.name} with the state «${given[0]}»`,
    verdict: 'skipped',
    because: message,
    differences: [],
  }))
}

/** What was not played for lack of time; `title` says how much of it. Source: MDL-21. */
const unplayed = ({ name, about }: SequenceSet, count: string): Finding => {
  const [to] = about as [Endpoint]
  return {
    layer: 'model',
    milliseconds: 0,
    curl: nameOf(to),
    to,
    title: `${count} sequences about ${name} were not played`,
    verdict: 'skipped',
    because: 'The time for sequences was over; --minutes gives them more.',
    differences: [],
  }
}

const chosen = ({ replay, wants = () => true, only = () => true }: ModelOptions): readonly SequenceSet[] => {
  if (replay === undefined) return setsFor(wants).filter(({ name }) => only(name))
  const set = setOfSeed(Number(replay.split(':')[0]))
  return set ? [set] : []
}

/**
 * Compares a server with the reference: sequences of calls are played on both, and every reply and what can be read beside it is
 * compared. If they diverge, the sequence is shrunk and reported. Everything is seeded. Several providers divide the work; each
 * must be a separate world. Source: MDL-1, MDL-2, MDL-5.
 * @returns a finding per set of sequences
 */
export const verifyByModel = async (providers: readonly Provider[], options: ModelOptions = {}): Promise<Finding[]> => {
  const {
    depth = 'default',
    seed = 1,
    shortens = true,
    every = false,
    replay,
    enough = () => false,
    minutes,
    onFinding = () => undefined,
    onBegin = () => undefined,
  } = options
  const known = new Set<string>()
  const [replaySeed, ...path] = replay?.split(':') ?? []
  const at = replaySeed === undefined ? { seed } : { seed: Number(replaySeed), path: path.join(':') }
  const sets = chosen(options)
  const findings: (readonly [place: number, finding: Finding])[] = []
  const tell = (place: number, finding: Finding): void => {
    findings.push([place, finding])
    onFinding(finding)
  }
  const time = createSequenceTime(
    minutes,
    sets.reduce((sum, { runs }) => sum + runs[depth], 0),
    providers.length,
  )
  let next = 0

  const work = async (provider: Provider): Promise<void> => {
    const attempt = await trier(benchOf(provider, options))
    while (next < sets.length && !enough()) {
      const place = next++
      const set = sets[place] as SequenceSet
      if (time.isOver()) {
        tell(place, unplayed(set, 'the'))
        continue
      }
      onBegin(set.name)
      const begun = performance.now()
      const trial = await attempt(set, { depth, shortens, every, known, isOver: time.begin(set.runs[depth]), ...at })
      for (const one of [trial.divergence, ...trial.others]) if (one) known.add(keyOfDivergence(one))
      tell(place, findingOf(provider, trial, performance.now() - begun))
      const again = [`Again: --layer model --only "${nameOf(trial.set.about[0] as Endpoint)}" --every`]
      for (const other of trial.others) tell(place, wrongFinding(provider.origin, other, again, 0))
      for (const skipped of skippedOf(trial)) tell(place, skipped)
      if (trial.isCut) tell(place, unplayed(set, `${set.runs[depth] - trial.played} of ${set.runs[depth]}`))
    }
  }

  await Promise.all(providers.map(work))
  return findings.toSorted(([a], [b]) => a - b).map(([, finding]) => finding)
}
