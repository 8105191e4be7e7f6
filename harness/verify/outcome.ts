import { nameOf, type Endpoint } from '#contracts/api/kit/endpoint.ts'
import { SetUpFailed } from '#contracts/examples/provider.ts'
import { wireOf } from '#contracts/wire/request.ts'
import { acceptedAt } from '#contracts/wire/mismatch.ts'
import { z } from 'zod'
import { Broken, Pointless, type Parts } from '#contracts/rules/rule.ts'
import { NotBuilt, wholeAnswer, type Client } from './client.ts'
import type { Difference, Outcome } from './verdict.ts'

/** There is no way to enter a required state on this server. */
export class StateMissing extends Error {}

type Judged = Omit<Outcome, 'curl'>

const because = (verdict: Outcome['verdict'], sentence: string): Judged => ({ verdict, because: sentence, differences: [] })

/** A broken rule as a difference. */
export const differenceOf = ({ field, expected, actual, mismatch }: Broken): Difference => ({
  field,
  expected,
  actual,
  ...(mismatch && { mismatch }),
})

/** The outcome that an error means for the call `to`. @throws errors that are not about the server */
export const outcomeOf = (reason: unknown, to: Endpoint): Judged => {
  if (reason instanceof Broken) return { verdict: 'wrong', differences: [differenceOf(reason)] }
  // A rule parsed a reply of another shape.
  if (reason instanceof z.ZodError) {
    const [issue] = reason.issues
    const field = ['data', ...(issue?.path ?? [])].join('.')
    return {
      verdict: 'wrong',
      differences: [{ field, expected: issue ? acceptedAt(issue) : 'another shape', actual: 'something else' }],
    }
  }
  if (reason instanceof StateMissing || reason instanceof Pointless) return because('skipped', reason.message)
  if (reason instanceof SetUpFailed) return because('set-up failed', reason.message)
  if (!(reason instanceof NotBuilt)) throw reason
  if (reason.to === to) return because('not built yet', reason.message)
  return because('skipped', `needs ${nameOf(reason.to)}, which is not built yet. ${reason.message}`)
}

/** The outcome of calling without any state: not built, or an unreadable reply; undefined otherwise. */
const shownBy = (reason: unknown): Judged | undefined => {
  if (reason instanceof NotBuilt) return because('not built yet', reason.message)
  const isUnreadable = reason instanceof Broken && reason.expected === wholeAnswer
  return isUnreadable ? { verdict: 'wrong', differences: [differenceOf(reason)] } : undefined
}

/**
 * Finds out whether a call is built even if its set-up fails, by one request without a token. `ask` makes it and returns the
 * outcome; `verdictOf` returns the outcome if it is known.
 */
export const prober = (request: Client) => {
  const known = new Map<Endpoint, Judged | undefined>()

  const ask = async (to: Endpoint, parts: Parts): Promise<Judged | undefined> => {
    if (known.has(to)) return known.get(to)
    try {
      await request(to, wireOf({ to, ...parts }))
      known.set(to, undefined)
    } catch (reason) {
      known.set(to, shownBy(reason))
    }
    return known.get(to)
  }

  return { ask, verdictOf: (to: Endpoint): Judged | undefined => known.get(to) }
}
