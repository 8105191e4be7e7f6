import fc from 'fast-check'
import { NotBuilt } from '#harness/verify/client.ts'
import { SetUpFailed, type StateRefused } from '#contracts/examples/provider.ts'
import { Apart } from './apart.ts'
import { ReferenceBroken, type Closeness, type Match, type Divergence } from './match.ts'
import { createShown } from './known.ts'
import { createMemory } from './memory.ts'
import { play } from './play.ts'
import { seedOf, type Depth, type SequenceSet } from './sets.ts'
import type { ReferenceSide } from './side.ts'
import { keyOfDivergence, othersIn, shortened, type Other } from './plans/others.ts'
import { createRefusedStates } from './states/refused-states.ts'
import type { Plan } from './step.ts'

/** The result of playing a set of sequences. */
export type Trial = {
  readonly set: SequenceSet
  /** Sequences that were played to their end or to a difference. */
  readonly played: number
  /** The divergence that the shortest failing sequence shows, and the `SEED:PATH` that replays it. */
  readonly divergence?: Divergence
  readonly replay?: string
  /** The kinds of divergences that it hides in its sequence, and with `every` the divergences themselves. */
  readonly hidden: readonly Pick<Other, 'kind'>[]
  readonly others: readonly Divergence[]
  /** Why no sequence could be played. */
  readonly reason?: NotBuilt | SetUpFailed
  /** The states that the server refused to enter: the steps that need them were left out. */
  readonly leftOut: readonly StateRefused[]
  /** Whether sequences were left out because the time was over. */
  readonly isCut: boolean
}

/** The server under test, and how to go on after both sides have diverged. */
export type Bench = Omit<Match, 'reference' | 'memory' | 'closeness' | 'kept' | 'shown'> & {
  /**
   * Resets both sides; a server that cannot be reset keeps the reference that has done the same as it. Source: MDL-17.
   * @param earlier the reference so far
   */
  readonly renew: (earlier?: ReferenceSide) => Promise<ReferenceSide>
}

type Options = {
  readonly depth: Depth
  readonly seed: number
  /** A path printed by fast-check: only this sequence is played. */
  readonly path?: string | undefined
  /** Whether a failing sequence is shrunk. */
  readonly shortens: boolean
  /** Whether what the first divergence of a sequence hides is shortened and reported, too. */
  readonly every: boolean
  /** Divergences that are already reported, by call and field; sequences that end in one of them are ignored. */
  readonly known: Set<string>
  /** Whether the time of the set is over: its first sequence is played in any case. Source: MDL-21. */
  readonly isOver: () => boolean
}

/** Maximum number of sequences that are played to shrink one. */
const mostAttempts = 120

/** The sequences that are always played, and every fourth after them, are thorough. Source: MDL-8. */
const closenessOf = (played: number, always: number): Closeness => (played < always || played % 4 === 0 ? 'thorough' : 'quick')

/** Thrown by the fast-check property when a sequence ends in a divergence. */
class DivergenceFound extends Error {
  readonly divergence: Divergence
  constructor(divergence: Divergence) {
    super(`${divergence.to.method} ${divergence.to.path} ${divergence.field}`)
    this.divergence = divergence
  }
}

/** Plays the sequences of a set on the server and the reference, and shrinks the first on which they diverge. */
export const trier = async (bench: Bench) => {
  let reference = await bench.renew()
  const memory = createMemory()
  const refused = createRefusedStates(bench.server.entersStates)
  const kept = new Set<string>()
  const shown = createShown()

  const renew = async (): Promise<void> => {
    reference = await bench.renew(reference)
    memory.clear()
  }

  const playWhole = async (plan: Plan, closeness: Closeness, isAgain = false): Promise<Divergence | undefined> => {
    const recalls = memory.recalls()
    try {
      const divergence = await play(plan, { ...bench, reference, memory, closeness, kept, shown })
      if (divergence) await renew()
      // A recalled reply may be older than a state that changed it: play again without recalled replies.
      return divergence && !isAgain && memory.recalls() > recalls ? await playWhole(plan, 'close', true) : divergence
    } catch (error) {
      await renew()
      if (error instanceof Apart) return undefined
      // An earlier sequence may have changed an account so that a state cannot be entered; a fresh world does not have that change.
      if (error instanceof SetUpFailed && bench.turn && !isAgain) return await playWhole(plan, closeness, true)
      throw error
    }
  }

  const playOnce = (plan: Plan, closeness: Closeness = 'close'): Promise<Divergence | undefined> =>
    refused.without(plan, known => playWhole(known, closeness))

  /** Plays a sequence again; undefined if an earlier one has locked an account. Source: MDL-6, VRF-12. */
  const playAgain = async (plan: Plan, closeness?: Closeness): Promise<Divergence | undefined> => {
    try {
      return await playOnce(plan, closeness)
    } catch (error) {
      if (error instanceof NotBuilt || error instanceof SetUpFailed) return undefined
      throw error
    }
  }

  /** What the first divergence of a sequence hides, without what is known. */
  const behind = async (plan: Plan, first: Divergence, { known, every }: Options): Promise<Pick<Trial, 'hidden' | 'others'>> => {
    const hidden = (await othersIn(plan, first, rest => playAgain(rest, 'quick'))).filter(
      ({ divergence }) => !known.has(keyOfDivergence(divergence)),
    )
    const others: Divergence[] = []
    for (const other of every ? hidden : []) others.push(await shortened(other, playAgain))
    return { hidden, others }
  }

  return async (set: SequenceSet, options: Options): Promise<Trial> => {
    const { depth, seed, path, shortens, known, isOver } = options
    const own = path === undefined ? seedOf(set, seed) : seed
    let [played, attempts] = [0, 0]
    let isCut = false
    let reason: Trial['reason']
    let key: string | undefined
    const whole: { first?: readonly [plan: Plan, divergence: Divergence] } = {}
    const always = set.always()
    refused.begin()
    const property = fc.asyncProperty(set.plans(bench.turn !== undefined), async plan => {
      if (key !== undefined && (++attempts > mostAttempts || isOver())) return
      isCut ||= key === undefined && played > 0 && isOver()
      if (isCut) return
      try {
        const isNew = key === undefined && path === undefined
        const found = await playOnce(plan, isNew ? closenessOf(played, always.length) : 'close')
        // Read closely, a sequence diverges nearer to the bug.
        const divergence = found && isNew ? await playAgain(plan) : found
        played += 1
        // While shrinking, a different difference counts as a separate finding.
        if (!divergence || known.has(keyOfDivergence(divergence)) || (key !== undefined && key !== keyOfDivergence(divergence)))
          return
        key = keyOfDivergence(divergence)
        whole.first ??= [plan, divergence]
        throw new DivergenceFound(divergence)
      } catch (error) {
        if (!(error instanceof NotBuilt || error instanceof SetUpFailed)) throw error
        if (!(reason instanceof ReferenceBroken)) reason = error instanceof ReferenceBroken ? error : (reason ?? error)
      }
    })
    const result = await fc.check(property, {
      seed: own,
      examples: always.map(plan => [plan]),
      numRuns: set.runs[depth],
      endOnFailure: !shortens,
      ...(path !== undefined && { path, endOnFailure: true, numRuns: 1 }),
    })
    const leftOut = refused.leftOut()
    const error = result.failed ? result.errorInstance : undefined
    if (error !== undefined && !(error instanceof DivergenceFound)) throw error
    // A divergence that does not occur again depends on timing, not on the rules. Source: MDL-6.
    const again = result.counterexample ? await playAgain(result.counterexample[0]) : undefined
    if (error && again && keyOfDivergence(again) === keyOfDivergence(error.divergence)) {
      const first = shortens && path === undefined && !isOver() ? whole.first : undefined
      const beside = first ? await behind(...first, options) : { hidden: [], others: [] }
      return { set, played, leftOut, isCut, ...beside, divergence: again, replay: `${result.seed}:${result.counterexamplePath}` }
    }
    return {
      set,
      played,
      leftOut,
      isCut,
      hidden: [],
      others: [],
      ...(reason && (played === 0 || reason instanceof ReferenceBroken) && { reason }),
    }
  }
}
export type Trier = Awaited<ReturnType<typeof trier>>
