import { StateRefused } from '#contracts/examples/provider.ts'
import type { Given } from '#contracts/states/index.ts'
import { isWait, type Plan } from './step.ts'

const keyOf = (given: Given): string => JSON.stringify(given)

/** The states that a server refuses to enter. Steps that need them are left out, the rest of their sequence is played. Source: MDL-15. */
export const createRefusedStates = () => {
  const refused = new Map<string, StateRefused>()
  let missed = new Map<string, StateRefused>()

  /** The first state of a step that is known to be refused. */
  const refusalIn = (given: readonly Given[]): StateRefused | undefined =>
    given.map(one => refused.get(keyOf(one))).find(one => one !== undefined)

  const known = (plan: Plan): Plan =>
    plan.filter(step => {
      const refusal = isWait(step) ? undefined : refusalIn(step.given)
      if (refusal) missed.set(refusal.given[0], refusal)
      return refusal === undefined
    })

  /**
   * Plays a plan, without the steps whose states are refused.
   * @throws StateRefused if no step is left; what `play` throws otherwise
   */
  const without = async <Result>(plan: Plan, play: (plan: Plan) => Promise<Result>): Promise<Result> => {
    const rest = known(plan)
    const [refusal] = missed.values()
    if (refusal && rest.every(isWait)) throw refusal
    try {
      return await play(rest)
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
