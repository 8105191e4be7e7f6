import { adminInfo, buyerInfo, sellerInfo } from '#contracts/api/accounts/auth.ts'
import { accounts, type AccountName } from '#contracts/states/ready-accounts.ts'
import { nameOf, type Endpoint, type InputOf, type ReplyOf } from '#contracts/api/kit/endpoint.ts'
import { anyEnvelope, OK } from '#contracts/api/kit/envelope.ts'
import { addressOf, formText, wireOf } from '#contracts/wire/request.ts'
import { fetchToken } from '#contracts/wire/sign-in.ts'
import type { Backend } from './backend.ts'
import type { Language } from './words.ts'

/** Calls the API, checks the reply against the contract and returns its data. @throws if the call is refused. */
export type Call = <E extends Endpoint>(to: E, input: InputOf<E>) => Promise<ReplyOf<E>>

type Parts = { params?: Record<string, string | number>; query?: unknown; body?: unknown }

type Caller = { language: Language; token?: string }

const sentFor = (to: Endpoint, parts: Parts, { language, token }: Caller) => {
  const wire = wireOf({ to, ...parts })
  return {
    method: wire.method,
    path: addressOf(wire),
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      'accept-language': language === 'en' ? 'en' : 'zh-CN',
      ...(token && { authorization: `Bearer ${token}` }),
    },
    ...(wire.form && { body: formText(wire) }),
  }
}

/** Calls with a session's token, or as a guest without one. */
export const callsOf =
  (backend: Backend, caller: Caller): Call =>
  async <E extends Endpoint>(to: E, input: InputOf<E>): Promise<ReplyOf<E>> => {
    const { code, msg, data } = anyEnvelope.parse(await backend.send(sentFor(to, input, caller)))
    if (code !== OK) throw new Error(`${nameOf(to)} was refused with ${code}: ${msg}`)
    return to.reply.parse(data) as ReplyOf<E>
  }

/** Signs in as one of the ready accounts. */
export const signIn = async (
  backend: Backend,
  who: AccountName,
  language: Language,
): Promise<{ call: Call; token: string; user: unknown }> => {
  const { audience, username, password } = accounts[who]
  const guest = callsOf(backend, { language })
  const token = await fetchToken(guest, audience, username, password)
  const call = callsOf(backend, { language, token })
  const user =
    audience === 'admin'
      ? await call(adminInfo, { body: { provider: 'admins' } })
      : await call(audience === 'seller' ? sellerInfo : buyerInfo, { body: { provider: 'users' } })
  return { call, token, user }
}
