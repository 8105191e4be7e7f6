import { states, type Given } from '#contracts/states/index.ts'
import { preparer, SetUpFailed, type Provider } from '#contracts/examples/provider.ts'
import { z } from 'zod'
import { movesBetween, type Moves } from './moved-example.ts'
import { StateMissing } from './outcome.ts'
import { reacher } from './reach-state.ts'
import type { Listener } from './client.ts'

/**
 * Enters states in order, and reads them back after all are entered, because one may undo another. Without a states protocol, a
 * state must hold already or be reachable by ordinary calls.
 * @returns the server's values that replace those of the states
 * @throws SetUpFailed if a state cannot be entered or does not hold; StateMissing if there is no way to enter one
 */
export const stateSetter = (provider: Provider, onReply: Listener) => {
  const prepared = preparer(provider, (to, reply) => onReply(to, reply, undefined))
  const { enter, readBack } = prepared
  const reach = reacher(prepared)

  const holds = async (given: Given): Promise<boolean> => {
    try {
      await readBack(given)
      // A state that no call reads back is not known to hold.
      return states[given[0]].readBack(given[1]).length > 0
    } catch (reason) {
      if (reason instanceof SetUpFailed || reason instanceof z.ZodError) return false
      throw reason
    }
  }

  const reached = async (given: Given): Promise<[string, string][]> => {
    if (await holds(given)) return []
    const facts = await reach(given)
    if (facts && (await holds([given[0], facts] as Given))) return movesBetween(given[1], facts)
    throw new StateMissing(`needs the state «${given[0]}»`)
  }

  return async (given: readonly Given[]): Promise<Moves> => {
    if (provider.statesUrl === undefined) {
      const moves: [string, string][] = []
      for (const one of given) {
        if (one[0] === 'the ready accounts exist') await readBack(one)
        else moves.push(...(await reached(one)))
      }
      return new Map(moves)
    }
    for (const one of given) await enter(one)
    for (const one of given) await readBack(one)
    return new Map()
  }
}
