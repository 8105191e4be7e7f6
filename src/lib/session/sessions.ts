import type { ReplyOf } from '#contracts/api/kit/endpoint.ts'
import { audiences, storageKeys, type Audience } from '#contracts/wire/audience.ts'
import { profileCalls } from '#contracts/wire/sign-in.ts'
import { forget, recall, remember, storedAs } from '../browser/storage.ts'
import { asWhole, handOut } from '../reads/reads.ts'

/** The stored profile of an audience. */
export type UserOf<A extends Audience> = ReplyOf<(typeof profileCalls)[A]>

type Listener = (audience: Audience) => void
const listeners = new Set<Listener>()
const announce = (audience: Audience) => listeners.forEach(listener => listener(audience))

const hearOtherTabs = (event: StorageEvent) => {
  for (const audience of audiences) {
    const { token, user } = storageKeys(audience)
    if (event.key === null || event.key === storedAs(token) || event.key === storedAs(user)) announce(audience)
  }
}

/**
 * Calls `listener` with the audience whenever its token or profile changes, in this tab or another one.
 * @returns a function that unsubscribes.
 */
export const onSessionChange = (listener: Listener): (() => void) => {
  if (listeners.size === 0 && typeof window !== 'undefined') window.addEventListener('storage', hearOtherTabs)
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0 && typeof window !== 'undefined') window.removeEventListener('storage', hearOtherTabs)
  }
}

/** The token of an audience; undefined if nobody is signed in. */
export const tokenOf = (audience: Audience): string | undefined => recall(storageKeys(audience).token)

/** Stores the token of an audience; ignores an empty one. */
export const keepToken = (audience: Audience, token: string): void => {
  if (!token || token === tokenOf(audience)) return
  remember(storageKeys(audience).token, token)
  announce(audience)
}

/** Parses a stored profile; `undefined` if there is none or it is invalid. */
export const readUser = <A extends Audience>(audience: A, text: string | undefined): UserOf<A> | undefined => {
  if (!text) return undefined
  try {
    const result = profileCalls[audience].reply.safeParse(JSON.parse(text))
    return result.success ? (handOut(profileCalls[audience], result.data) as UserOf<A>) : undefined
  } catch {
    return undefined
  }
}

/** The stored profile of an audience. */
export const userOf = <A extends Audience>(audience: A): UserOf<A> | undefined =>
  readUser(audience, recall(storageKeys(audience).user))

/** Stores the profile of an audience. */
export const keepUser = <A extends Audience>(audience: A, user: UserOf<A>): void => {
  const text = asWhole(() => JSON.stringify(user))
  remember(storageKeys(audience).user, text)
  announce(audience)
}

/** Removes token and profile of one audience; the other audiences stay signed in. */
export const endSession = (audience: Audience): void => {
  const { token, user } = storageKeys(audience)
  forget(token)
  forget(user)
  announce(audience)
}
