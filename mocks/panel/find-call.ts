import { endpoints } from '#contracts/api/index.ts'
import { paramNames, type Endpoint } from '#contracts/api/kit/endpoint.ts'
import { queryOf } from '../body.ts'

const patternOf = ({ path }: Endpoint): RegExp => new RegExp(`^/api${path.replace(/{\w+}/g, '[^/]+')}$`)

/** Fixed paths before those with parameters, calls with a variant before those without. */
const ordered = endpoints
  .map(to => ({ to, pattern: patternOf(to) }))
  .sort(
    (a, b) =>
      paramNames(a.to.path).length - paramNames(b.to.path).length ||
      Number(b.to.variant !== undefined) - Number(a.to.variant !== undefined),
  )

/** The described call that a request makes; `undefined` when no description fits. */
export const findCall = (method: string, url: string): Endpoint | undefined => {
  const { pathname } = new URL(url)
  const query = queryOf(url)
  return ordered.find(
    ({ to, pattern }) =>
      to.method === method && pattern.test(pathname) && (to.variant === undefined || query[to.variant] !== undefined),
  )?.to
}
