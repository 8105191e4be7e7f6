import { endpointOf } from '#contracts/wire/paths.ts'
import { nameOf } from '#contracts/api/kit/endpoint.ts'
import { hashOf, type Share } from './share.ts'

/** `owner`: everything; `writer`: the shop; `reader`: looking at the shop; `stranger`: nothing before the password. */
export type Rights = 'owner' | 'writer' | 'reader' | 'stranger'

/** The cookie in which a browser keeps the key of a world, or that it gave the password. */
export const cookieOf = (share: Share, secret: string, isSecure: boolean): string =>
  `world-${share.name}=${secret}; Path=/; HttpOnly; SameSite=Lax; Max-Age=31536000${isSecure ? '; Secure' : ''}`

const secretIn = (share: Share, { headers }: Request): string | undefined => {
  const cookies = (headers.get('cookie') ?? '').split(/;\s*/)
  const start = `world-${share.name}=`
  return headers.get('x-mock-key') ?? cookies.find(cookie => cookie.startsWith(start))?.slice(start.length)
}

/** What the sender of a request may do: by the header `X-Mock-Key`, or by the cookie of the world. */
export const rightsOf = async (share: Share, request: Request): Promise<Rights> => {
  const secret = secretIn(share, request)
  if (secret !== undefined && (await hashOf(secret)) === share.keyHash) return 'owner'
  if (share.password !== null && secret !== share.pass) return 'stranger'
  return share.visitors === 'write' ? 'writer' : 'reader'
}

/** The calls beside GET that change nothing but the session of who makes them. */
const looking: ReadonlySet<string> = new Set([
  'POST /login',
  'POST /captcha',
  'POST /logout',
  'POST /auth/info',
  'POST /user/order/before',
  'POST /user/order/check',
  'POST /user/order/express',
  'POST /Chat/friends',
])

/** Whether a request only looks at the shop. */
export const onlyLooks = ({ method, url }: Request): boolean => {
  const to = endpointOf(method, url)
  return ['GET', 'HEAD', 'OPTIONS'].includes(method) || (to !== undefined && looking.has(nameOf(to)))
}
