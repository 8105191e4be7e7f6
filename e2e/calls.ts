import { accounts, type AccountName } from '#contracts/api/accounts.ts'
import { adminInfo, buyerInfo, captcha, login, sellerInfo } from '#contracts/api/auth.ts'
import { fillPath, nameOf, type Endpoint, type InputOf, type ReplyOf } from '#contracts/api/kit/endpoint.ts'
import { anyEnvelope, OK } from '#contracts/api/kit/envelope.ts'
import type { Backend } from './backend.ts'
import type { Language } from './words.ts'

/** Calls the API and opens the envelope. The reply is held against the contract on the way. @throws when it is refused. */
export type Call = <E extends Endpoint>(to: E, input: InputOf<E>) => Promise<ReplyOf<E>>

type Parts = { params?: Record<string, string | number>; query?: unknown; body?: unknown }

/** `{a: {b: [1]}}` is `a[b][0]=1`, as the client writes it. */
const pairsOf = (value: unknown, key: string): [string, string][] => {
  if (value === undefined) return []
  if (typeof value !== 'object' || value === null) return [[key, String(value)]]
  return Object.entries(value).flatMap(([name, one]: [string, unknown]) => pairsOf(one, `${key}[${name}]`))
}

const formText = (fields: unknown): string =>
  new URLSearchParams(Object.entries(fields ?? {}).flatMap(([name, value]: [string, unknown]) => pairsOf(value, name))).toString()

type Caller = { language: Language; token?: string }

const sentFor = (to: Endpoint, { params, query, body }: Parts, { language, token }: Caller) => ({
  method: to.method,
  path: `/api${fillPath(to.path, params)}${query === undefined ? '' : `?${formText(query)}`}`,
  headers: {
    'content-type': 'application/x-www-form-urlencoded',
    'accept-language': language === 'en' ? 'en' : 'zh-CN',
    ...(token && { authorization: `Bearer ${token}` }),
  },
  ...(body !== undefined && { body: formText(body) }),
})

/** The calls of somebody with a token, or of a guest. */
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
  const { area, username, password } = accounts[who]
  const guest = callsOf(backend, { language })
  const provider = area === 'admin' ? 'admins' : 'users'
  const sign = area === 'admin' ? await guest(captcha, { body: { username } }) : undefined
  const { access_token: token } = await guest(login, { body: { username, password, provider, sign } })
  const call = callsOf(backend, { language, token })
  const user =
    area === 'admin'
      ? await call(adminInfo, { body: { provider: 'admins' } })
      : await call(area === 'seller' ? sellerInfo : buyerInfo, { body: { provider: 'users' } })
  return { call, token, user }
}
