import { appBase } from '#src/lib/browser/app-base.ts'

/** Path and query of a navigation, without the app's base path. */
export const pathOf = ({ url }: Request): string => {
  const { pathname, search } = new URL(url)
  const base = appBase.replace(/\/$/, '')
  return `${pathname.startsWith(base) ? pathname.slice(base.length) : pathname}${search}`
}
