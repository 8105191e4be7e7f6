import { areaOfPath, loginPathOf, type Area } from './sessions.ts'

const here = 'http://here.invalid'

/**
 * A return path that is safe to follow: a path of this site and nothing else (`//x`, `/\x`, `/%2Fx`, `javascript:` are none),
 * and never a login page, which would lead in a circle. Source: spec, section 4.
 * @returns the path, or `undefined`.
 */
export const localPath = (text: string | null | undefined, area?: Area): string | undefined => {
  if (!text || !/^\/(?!(?:[/\\]|%2f|%5c))[^\\\p{Cc}]*$/iu.test(text) || !URL.canParse(text, here)) return undefined
  const { origin, pathname, search, hash } = new URL(text, here)
  const found = areaOfPath(pathname)
  if (origin !== here || pathname.startsWith('//') || pathname === loginPathOf(found)) return undefined
  return area === undefined || area === found ? `${pathname}${search}${hash}` : undefined
}

/** The login page of an area, remembering where to return to. */
export const loginPathWithBack = (area: Area, from: string): string => {
  const back = localPath(from, area)
  return back && back !== '/' ? `${loginPathOf(area)}?back=${encodeURIComponent(back)}` : loginPathOf(area)
}
