import { audienceOfPath, loginPathOf, type Audience } from '#contracts/wire/audience.ts'
import { localAddress } from '#contracts/wire/local-path.ts'

/**
 * Validates a return path: it must belong to this site, and must not be a login page, which would cause a loop. Source: SES-8.
 * @returns the path, or `undefined`.
 */
export const localPath = (text: string | null | undefined, audience?: Audience): string | undefined => {
  const address = localAddress(text)
  if (!address) return undefined
  const found = audienceOfPath(address.pathname)
  if (address.pathname === loginPathOf(found)) return undefined
  return audience === undefined || audience === found ? address.path : undefined
}

/** The login page of an audience, with the path to return to. */
export const loginPathWithBack = (audience: Audience, from: string): string => {
  const back = localPath(from, audience)
  return back && back !== '/' ? `${loginPathOf(audience)}?back=${encodeURIComponent(back)}` : loginPathOf(audience)
}
