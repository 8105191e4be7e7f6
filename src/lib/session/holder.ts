import { audiences, type Audience } from '#contracts/wire/audience.ts'
import { onSessionChange, tokenOf, userOf } from './sessions.ts'

/** `id` is missing while the profile of a new token is being loaded. */
type Holder = { readonly signedIn: boolean; readonly id: number | undefined }

const holderOf = (audience: Audience): Holder => ({ signedIn: tokenOf(audience) !== undefined, id: userOf(audience)?.id })

/** What a change of a session means: somebody signed in or out, or the session became another person's without an end in between. */
export type HolderChange = 'in' | 'out' | 'other'

/** Another tab replaces token and profile at once, and this tab hears of the token first: a profile that goes tells of another person. */
const changeOf = (before: Holder, now: Holder): HolderChange | undefined => {
  if (before.signedIn !== now.signedIn) return now.signedIn ? 'in' : 'out'
  return before.id !== undefined && before.id !== now.id ? 'other' : undefined
}

/**
 * Calls `then` when somebody signs in or out of an audience, or another person takes its session over in another tab; not when a
 * token is refreshed.
 * @returns a function that stops it.
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
const hearers = new Set<() => void>()

onNewHolder((audience, change) => {
  if (change !== 'other') return
  takeovers.set(audience, takeoversOf(audience) + 1)
  hearers.forEach(hear => hear())
})

/** How often another person has taken over the session of an audience while this tab was open. Source: SES-11. */
export const takeoversOf = (audience: Audience): number => takeovers.get(audience) ?? 0

/** Calls `then` after each takeover. @returns a function that stops it. */
export const onTakeover = (then: () => void): (() => void) => {
  hearers.add(then)
  return () => void hearers.delete(then)
}
