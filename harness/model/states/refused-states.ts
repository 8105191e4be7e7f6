import { StateRefused } from '#contracts/examples/provider.ts'
import type { Given } from '#contracts/states/index.ts'
import { numbersIn } from '../known.ts'
import type { Divergence } from '../match.ts'
import type { Play } from '../plans/others.ts'
import { isWait, type Plan, type Step } from '../step.ts'
import { changesPassword } from './sessions.ts'

const keyOf = (given: Given): string => JSON.stringify(given)

const accountsAreReady: Given = ['the ready accounts exist', {}]

/**
 * The states that a server refuses to enter. Steps that need them are left out, the rest of their sequence is played. Source: MDL-15.
 * @param restoresAccounts whether a state gives the ready accounts their passwords back; otherwise nobody changes them
 */
export const createRefusedStates = (restoresAccounts: boolean) => {
  const refused = new Map<string, StateRefused>()
  let missed = new Map<string, StateRefused>()

  /** The steps of plans that stand behind copies with more states. */
  const originals = new WeakMap<Step, Step>()
  const withStates = (step: Step, states: readonly Given[]): Step => {
    const copy = { ...step, given: [...states, ...step.given] }
    originals.set(copy, step)
    return copy
  }

  /** The first state of a step that is known to be refused. */
  const refusalIn = (given: readonly Given[]): StateRefused | undefined =>
    given.map(one => refused.get(keyOf(one))).find(one => one !== undefined)

  /** Why a step is left out that would change a ready account for good. */
  const lasting = ({ to }: Step): StateRefused | undefined =>
    restoresAccounts || !changesPassword(to)
      ? undefined
      : new StateRefused(accountsAreReady, 'would change a ready account, which only a states address restores')

  /** The steps that can be played. The first one also enters the other states of those that are left out: later steps may need them. */
  const known = (plan: Plan): Plan => {
    const needless = namesMissing(plan)
    const isOut = (step: Plan[number]): boolean => isRefused(step) || needless(step)
    const [out, rest] = [plan.filter(isOut), plan.filter(step => !isOut(step))]
    const states = out.flatMap(step => (isWait(step) ? [] : step.given)).filter(given => !refused.has(keyOf(given)))
    const first = rest.find(step => !isWait(step))
    return states.length === 0 ? rest : rest.map(step => (step === first && !isWait(step) ? withStates(step, states) : step))
  }

  /** Whether a step names a record that only refused states bring: the server may have one of its own by this id. */
  const namesMissing = (plan: Plan): ((step: Plan[number]) => boolean) => {
    const all = plan.flatMap(step => (isWait(step) ? [] : step.given))
    const brought = numbersIn(all.filter(given => !refused.has(keyOf(given))))
    const missing = new Set([...numbersIn(all)].filter(id => !brought.has(id)))
    return step => !isWait(step) && [...numbersIn([step.params, step.query, step.body])].some(id => missing.has(id))
  }

  const isRefused = (step: Plan[number]): boolean => {
    const refusal = isWait(step) ? undefined : (lasting(step) ?? refusalIn(step.given))
    if (refusal) missed.set(refusal.given[0], refusal)
    return refusal !== undefined
  }

  /**
   * Plays a plan, without the steps whose states are refused.
   * @throws StateRefused if no step is left; what `play` throws otherwise
   */
  const without = async (plan: Plan, play: Play): Promise<Divergence | undefined> => {
    const rest = known(plan)
    const [refusal] = missed.values()
    if (refusal && rest.every(isWait)) throw refusal
    try {
      const divergence = await play(rest)
      return divergence && { ...divergence, after: divergence.after && (originals.get(divergence.after) ?? divergence.after) }
    } catch (reason) {
      if (!(reason instanceof StateRefused) || !rest.some(step => !isWait(step) && step.given.includes(reason.given)))
        throw reason
      refused.set(keyOf(reason.given), reason)
      return without(plan, play)
    }
  }

  return {
    without,
    /** Begins a set of sequences. */
    begin: (): void => void (missed = new Map()),
    /** The refused states of this set, each name once. */
    leftOut: (): readonly StateRefused[] => [...missed.values()],
  }
}
