import { audiences, type Audience } from '#contracts/wire/audience.ts'
import { onSessionChange, tokenOf, userOf } from './sessions.ts'

/** Who holds a session. `id` is undefined while the profile of a new token loads. */
type Holder = { readonly signedIn: boolean; readonly id: number | undefined }

const holderOf = (audience: Audience): Holder => ({ signedIn: tokenOf(audience) !== undefined, id: userOf(audience)?.id })

/** Kinds of change: somebody signed in or out, or another account took the session over without a logout. */
export type HolderChange = 'in' | 'out' | 'other'

/** Another tab replaces token and profile at once, and the token's event arrives first: a removed profile means a takeover. */
const changeOf = (before: Holder, now: Holder): HolderChange | undefined => {
  if (before.signedIn !== now.signedIn) return now.signedIn ? 'in' : 'out'
  return before.id !== undefined && before.id !== now.id ? 'other' : undefined
}

/**
 * Calls `then` when an account signs in or out of an audience, or another account takes over its session in another tab; not when
 * a token is renewed.
 * @returns a function that unsubscribes.
 */
export const onNewHolder = (then: (audience: Audience, change: HolderChange) => void): (() => void) => {
  const holders = new Map(audiences.map(audience => [audience, holderOf(audience)]))
  return onSessionChange(audience => {
    const now = holderOf(audience)
    const change = changeOf(holders.get(audience) ?? now, now)
    holders.set(audience, now)
    if (change) then(audience, change)
  })
}

const takeovers = new Map<Audience, number>()
const listeners = new Set<() => void>()

onNewHolder((audience, change) => {
  if (change !== 'other') return
  takeovers.set(audience, takeoversOf(audience) + 1)
  listeners.forEach(listener => listener())
})

/** Number of takeovers of an audience's session since this tab was opened. Source: SES-11. */
export const takeoversOf = (audience: Audience): number => takeovers.get(audience) ?? 0

/** Calls `then` after each takeover. @returns a function that unsubscribes. */
export const onTakeover = (then: () => void): (() => void) => {
  listeners.add(then)
  return () => void listeners.delete(then)
}
