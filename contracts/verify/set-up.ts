import type { Given } from '#contracts/api/states.ts'
import { preparer, SetUpFailed, type Provider } from '#contracts/examples/provider.ts'
import { StateMissing } from './outcome.ts'

/**
 * Brings a provider into states, in order, and reads them back when all are entered: one may undo another.
 * @throws SetUpFailed when a state cannot be entered or does not hold, StateMissing when there is no way to enter one
 */
export const stateSetter = (provider: Provider) => {
  const { enter, readBack } = preparer(provider)

  /** Without a states protocol a state holds already, or it is missing. */
  const mustHold = async (given: Given): Promise<void> => {
    try {
      await readBack(given)
    } catch (reason) {
      const isAccounts = given[0] === 'the ready accounts exist'
      throw reason instanceof SetUpFailed && !isAccounts ? new StateMissing(`needs the state «${given[0]}»`) : reason
    }
  }

  return async (given: readonly Given[]): Promise<void> => {
    if (provider.statesUrl === undefined) {
      for (const one of given) await mustHold(one)
      return
    }
    for (const one of given) await enter(one)
    for (const one of given) await readBack(one)
  }
}
