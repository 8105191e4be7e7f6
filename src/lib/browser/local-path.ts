import { audienceOfPath, loginPathOf, type Audience } from '#contracts/wire/audience.ts'

const here = 'http://here.invalid'

/**
 * A return path that is safe to follow: a path of this site and nothing else (`//x`, `/\x`, `/%2Fx`, `javascript:` are none),
 * and never a login page, which would lead in a circle. Source: SES-8.
 * @returns the path, or `undefined`.
 */
export const localPath = (text: string | null | undefined, audience?: Audience): string | undefined => {
  if (!text || !/^\/(?!(?:[/\\]|%2f|%5c))[^\\\p{Cc}]*$/iu.test(text) || !URL.canParse(text, here)) return undefined
  const { origin, pathname, search, hash } = new URL(text, here)
  const found = audienceOfPath(pathname)
  if (origin !== here || pathname.startsWith('//') || pathname === loginPathOf(found)) return undefined
  return audience === undefined || audience === found ? `${pathname}${search}${hash}` : undefined
}

/** The login page of an audience, remembering where to return to. */
export const loginPathWithBack = (audience: Audience, from: string): string => {
  const back = localPath(from, audience)
  return back && back !== '/' ? `${loginPathOf(audience)}?back=${encodeURIComponent(back)}` : loginPathOf(audience)
}
