import { z } from 'zod'
import type { OauthName } from '#contracts/api/accounts/oauth.ts'
import { forgetInTab, recallInTab, rememberInTab } from '../browser/storage.ts'

/** Why somebody went to another service, and where to go afterwards. */
const Trip = z.object({ why: z.enum(['signIn', 'bind']), back: z.string() })
export type Trip = z.infer<typeof Trip>

const key = 'oauthTrip'

/** Where the backend stands for the browser itself; the one in the page stands below the base of the app. */
const root = (): string =>
  import.meta.env?.MODE === 'mock' ? import.meta.env.BASE_URL.replace(/\/$/, '') : (import.meta.env?.VITE_API_URL ?? '')

/**
 * The address that leads over another service back to the sign-in page, with a code.
 * @param loginPage its address as the browser knows it, with the app's base.
 */
export const oauthAddress = (name: OauthName, loginPage: string): string =>
  `${root()}/api/oauth/${name}?${new URLSearchParams({ back: loginPage }).toString()}`

/** Whether an address leads to a page of the backend's own, which the one in the page draws in the app's place. */
export const isBackendsOwn = (path: string): boolean => /\/(api|_mock)\/oauth\//.test(path)

/** Remembers in this tab that somebody leaves for another service. */
export const beginTrip = (trip: Trip): void => rememberInTab(key, JSON.stringify(trip))

/**
 * The trip that this tab began; asked once. A code counts only for who went to fetch it: a link with somebody else's code
 * must not bind their account to this one.
 */
export const endTrip = (): Trip | undefined => {
  const kept = recallInTab(key)
  forgetInTab(key)
  try {
    return Trip.safeParse(JSON.parse(kept ?? 'null')).data
  } catch {
    return undefined
  }
}
