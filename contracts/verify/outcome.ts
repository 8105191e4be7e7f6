import type { Endpoint } from '#contracts/api/kit/endpoint.ts'
import { SetUpFailed } from '#contracts/examples/provider.ts'
import { wireOf } from '#contracts/examples/request.ts'
import { Broken, Pointless, type Parts } from '#contracts/rules/rule.ts'
import { NotBuilt, type speaker } from './speaker.ts'
import type { Outcome } from './verdict.ts'

/** A state is needed that this server cannot be brought into. */
export class StateMissing extends Error {}

type Judged = Omit<Outcome, 'curl'>

const because = (verdict: Outcome['verdict'], sentence: string): Judged => ({ verdict, because: sentence, differences: [] })

/** What an error says about the call `to`. @throws what is no answer of the server */
export const outcomeOf = (reason: unknown, to: Endpoint): Judged => {
  if (reason instanceof Broken) {
    const { field, expected, actual } = reason
    return { verdict: 'wrong', differences: [{ field, expected, actual }] }
  }
  if (reason instanceof StateMissing || reason instanceof Pointless) return because('skipped', reason.message)
  if (reason instanceof SetUpFailed) return because('set-up failed', reason.message)
  if (!(reason instanceof NotBuilt)) throw reason
  const { method, path } = reason.to
  if (reason.to === to) return because('not built yet', reason.message)
  return because('skipped', `needs ${method} ${path}, which is not built yet`)
}

/**
 * Whether a call is missing is found out even where its set-up failed: it is asked once, by nobody.
 * @returns the sentence that says how that shows, if it is missing
 */
export const prober = (speak: ReturnType<typeof speaker>) => {
  const known = new Map<Endpoint, Promise<string | undefined>>()
  const probe = async (to: Endpoint, parts: Parts): Promise<string | undefined> => {
    try {
      await speak(to, wireOf({ to, when: '', as: undefined, given: [], ...parts }))
      return undefined
    } catch (reason) {
      return reason instanceof NotBuilt ? reason.message : undefined
    }
  }
  return (to: Endpoint, parts: Parts): Promise<string | undefined> => {
    const answer = known.get(to) ?? probe(to, parts)
    known.set(to, answer)
    return answer
  }
}
