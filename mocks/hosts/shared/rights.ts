import { endpointOf } from '#contracts/wire/paths.ts'
import { nameOf, onlyReads } from '#contracts/api/kit/endpoint.ts'
import { hashOf, type Share } from './share.ts'

/** `owner`: everything; `writer`: use the shop; `reader`: read the shop; `stranger`: nothing until the password is entered. */
export type Rights = 'owner' | 'writer' | 'reader' | 'stranger'

/** The `Set-Cookie` value with the key of a world, or with its pass after the correct password. */
export const cookieOf = (share: Share, secret: string, isSecure: boolean): string =>
  `world-${share.name}=${secret}; Path=/; HttpOnly; SameSite=Lax; Max-Age=31536000${isSecure ? '; Secure' : ''}`

const secretIn = (share: Share, { headers }: Request): string | undefined => {
  const cookies = (headers.get('cookie') ?? '').split(/;\s*/)
  const start = `world-${share.name}=`
  return headers.get('x-mock-key') ?? cookies.find(cookie => cookie.startsWith(start))?.slice(start.length)
}

/** The rights of a request, by its header `X-Mock-Key` or the cookie of the world. */
export const rightsOf = async (share: Share, request: Request): Promise<Rights> => {
  const secret = secretIn(share, request)
  if (secret !== undefined && (await hashOf(secret)) === share.keyHash) return 'owner'
  if (share.password !== null && secret !== share.pass) return 'stranger'
  return share.visitors === 'write' ? 'writer' : 'reader'
}

/** Calls other than GET that change nothing except the caller's session. */
const readOnlyCalls: ReadonlySet<string> = new Set([
  'POST /login',
  'POST /captcha',
  'POST /logout',
  'POST /auth/info',
  'POST /user/order/before',
  'POST /user/order/check',
  'POST /user/order/express',
  'POST /Chat/friends',
])

/** True if a request changes nothing in the shop. Some GETs of this API do, such as the one that settles. Source: HST-7. */
export const isReadOnly = ({ method, url }: Request): boolean => {
  const to = endpointOf(method === 'HEAD' ? 'GET' : method, url)
  if (to) return onlyReads(to) || readOnlyCalls.has(nameOf(to))
  return ['GET', 'HEAD', 'OPTIONS'].includes(method)
}
