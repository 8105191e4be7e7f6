const here = 'http://here.invalid'

/**
 * Parses a text as an address of this site, as a browser would: a path with query and hash, and nothing that could lead to
 * another host (`//x`, `/\x`, `/%2Fx`, `/<tab>/x`, `javascript:`). The only function that decides it. Source: SES-8, SGN-12.
 * @returns the path, or `undefined` if the text is no such address.
 */
export const localAddress = (text: string | null | undefined): { pathname: string; path: string } | undefined => {
  if (!text || !/^\/(?!(?:[/\\]|%2f|%5c))[^\\\p{Cc}]*$/iu.test(text) || !URL.canParse(text, here)) return undefined
  const { origin, pathname, search, hash } = new URL(text, here)
  return origin === here && !pathname.startsWith('//') ? { pathname, path: `${pathname}${search}${hash}` } : undefined
}
