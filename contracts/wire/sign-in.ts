import { adminInfo, buyerInfo, captcha, login, sellerInfo } from '../api/accounts/auth.ts'
import type { Endpoint, InputOf, ReplyOf } from '../api/kit/endpoint.ts'
import { providerOf, type Audience } from './audience.ts'

/** The call that returns the profile of whoever is signed in. */
export const profileCalls = { buyer: buyerInfo, seller: sellerInfo, admin: adminInfo } as const satisfies Record<
  Audience,
  Endpoint
>

/** Makes a call and returns its `data`. Throws if the call is refused. */
export type Ask = <E extends Endpoint>(to: E, input: InputOf<E>) => Promise<ReplyOf<E>>

/**
 * Signs in with user name and password; for administrators it requests the sign from `/captcha` first.
 * @param ask makes the calls as a guest.
 * @returns the access token.
 * @throws what `ask` throws when a call is refused.
 */
export const fetchToken = async (ask: Ask, audience: Audience, username: string, password: string): Promise<string> => {
  const sign = audience === 'admin' ? await ask(captcha, { body: { username } }) : undefined
  const body = { username, password, provider: providerOf(audience), ...(sign !== undefined && { sign }) }
  const { access_token } = await ask(login, { body })
  return access_token
}
