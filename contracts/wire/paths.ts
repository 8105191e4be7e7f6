import { endpoints } from '../api/index.ts'
import { paramNames, type Endpoint } from '../api/kit/endpoint.ts'

/** Matches the pathname of a request for a call, base `/api` included. */
export const pathPattern = ({ path }: Pick<Endpoint, 'path'>): RegExp => new RegExp(`^/api${path.replace(/{\w+}/g, '[^/]+')}$`)

/** Fixed paths come before those with parameters, calls with a variant before those without. */
const ordered = endpoints
  .map(to => ({ to, pattern: pathPattern(to) }))
  .toSorted(
    (a, b) =>
      paramNames(a.to.path).length - paramNames(b.to.path).length ||
      Number(b.to.variant !== undefined) - Number(a.to.variant !== undefined),
  )

/**
 * The described call that a request makes.
 * @param url absolute and with its query, because a query key can select a variant.
 * @returns undefined if no description matches.
 */
export const endpointOf = (method: string, url: string): Endpoint | undefined => {
  const { pathname, searchParams } = new URL(url)
  return ordered.find(
    ({ to, pattern }) =>
      to.method === method && pattern.test(pathname) && (to.variant === undefined || searchParams.has(to.variant)),
  )?.to
}
