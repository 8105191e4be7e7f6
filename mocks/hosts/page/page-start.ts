import { accounts, type AccountName } from '#contracts/states/ready-accounts.ts'
import { anyEnvelope } from '#contracts/api/kit/envelope.ts'
import { providerOf, storageKeys } from '#contracts/wire/audience.ts'
import { profileCalls } from '#contracts/wire/sign-in.ts'
import type { createApp } from '../../app.ts'
import { timeOf } from '../../clock.ts'
import { enterState } from '../../control.ts'
import { issueToken } from '../../sessions.ts'
import { ready } from '../../states/rows.ts'
import type { World } from '../../world.ts'

/**
 * What a test may set as `window.__mockStart` before the page loads: the time, the states to enter and the accounts to sign in.
 */
export type PageStart = {
  now?: string
  states?: readonly (readonly [state: string, facts: unknown])[]
  signedIn?: readonly AccountName[]
}

declare global {
  interface Window {
    __mockStart?: PageStart
  }
}

/** Set in the tab's session storage after the start was applied, so that a reload does not apply it again. */
const startedKey = 'meridian:started'

/** Returns the start that a test asked for, once per tab. */
export const takePageStart = (): PageStart | undefined => {
  if (!window.__mockStart || sessionStorage.getItem(startedKey)) return undefined
  sessionStorage.setItem(startedKey, '1')
  return window.__mockStart
}

const signIn = async (world: World, app: ReturnType<typeof createApp>, who: AccountName): Promise<void> => {
  const { audience } = accounts[who]
  const [keys, provider, profile] = [storageKeys(audience), providerOf(audience), profileCalls[audience]]
  const token = await world.around(() => issueToken(world.db, world.clock, provider, ready(world.db, who).id))
  const response = await app.request(`/api${profile.path}`, {
    method: profile.method,
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': 'application/x-www-form-urlencoded',
      // As a browser sends it: the name in the profile is in the language of the request.
      'accept-language': navigator.language,
    },
    body: `provider=${provider}`,
  })
  localStorage.setItem(keys.token, token)
  localStorage.setItem(keys.user, JSON.stringify(anyEnvelope.parse(await response.json()).data))
}

/** Applies a test's start to the world and to the browser's sessions. @throws Error if a state cannot be entered. */
export const applyPageStart = async (world: World, app: ReturnType<typeof createApp>, start: PageStart): Promise<void> => {
  const { now, states = [], signedIn = [] } = start
  await world.around(() => {
    if (now !== undefined) world.reset({ now: timeOf(now) })
    for (const [state, facts] of states) enterState(world, state, facts)
  })
  for (const who of signedIn) await signIn(world, app, who)
}
