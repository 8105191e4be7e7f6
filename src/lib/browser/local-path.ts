import { audienceOfPath, loginPathOf, type Audience } from '#contracts/wire/audience.ts'
import { localAddress } from '#contracts/wire/local-path.ts'

/**
 * A return path that is safe to follow: an address of this site, and never a login page, which would lead in a circle. Source: SES-8.
 * @returns the path, or `undefined`.
 */
export const localPath = (text: string | null | undefined, audience?: Audience): string | undefined => {
  const address = localAddress(text)
  if (!address) return undefined
  const found = audienceOfPath(address.pathname)
  if (address.pathname === loginPathOf(found)) return undefined
  return audience === undefined || audience === found ? address.path : undefined
}

/** The login page of an audience, remembering where to return to. */
export const loginPathWithBack = (audience: Audience, from: string): string => {
  const back = localPath(from, audience)
  return back && back !== '/' ? `${loginPathOf(audience)}?back=${encodeURIComponent(back)}` : loginPathOf(audience)
}
