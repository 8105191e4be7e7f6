import { z } from 'zod'
import type { OauthName } from '#contracts/api/accounts/oauth.ts'
import { appBase } from '../browser/app-base.ts'
import { forgetInTab, recallInTab, rememberInTab } from '../browser/storage.ts'

/** Why the user went to another service, and the path to go to afterwards. */
const Trip = z.object({ why: z.enum(['signIn', 'bind']), back: z.string() })
export type Trip = z.infer<typeof Trip>

const key = 'oauthTrip'

/** Root URL of the backend for browser navigation; the mock in the page is below the app's base path. */
const root = (): string => (import.meta.env?.MODE === 'mock' ? appBase.replace(/\/$/, '') : (import.meta.env?.VITE_API_URL ?? ''))

/**
 * The URL that leads through another service back to the login page, with a code.
 * @param loginPage its URL path, including the app's base.
 */
export const oauthAddress = (name: OauthName, loginPage: string): string =>
  `${root()}/api/oauth/${name}?${new URLSearchParams({ back: loginPage }).toString()}`

/** True for a page of the backend itself, which the mock in the page renders in place of the app. */
export const isBackendsOwn = (path: string): boolean => /\/(api|_mock)\/oauth\//.test(path)

/** Stores in this tab that the user leaves for another service. */
export const beginTrip = (trip: Trip): void => rememberInTab(key, JSON.stringify(trip))

/**
 * Returns and removes the trip that this tab began. A code is only accepted in the tab that requested it: a link with
 * another user's code must not bind their account to this one.
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
