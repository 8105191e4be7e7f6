import { pathPattern } from '#contracts/wire/paths.ts'
import { endpoints } from '#contracts/api/index.ts'
import { nameOf, paramNames, type Endpoint } from '#contracts/api/kit/endpoint.ts'
import type { Provider } from '#contracts/examples/provider.ts'
import { createApp } from '#mocks/app.ts'
import { createWorld } from '#mocks/world.ts'
import type { Defect } from './defect.ts'

const origin = 'http://careless'

/** Calls with their patterns, fixed paths before those with parameters. */
const routes = endpoints
  .map(to => ({ to, matches: pathPattern(to) }))
  .sort((a, b) => paramNames(a.to.path).length - paramNames(b.to.path).length)

/** The call that matches a request, if any. */
export const callOf = (request: Request): Endpoint | undefined => {
  const { pathname, searchParams } = new URL(request.url)
  const group = routes.filter(({ to, matches }) => to.method === request.method && matches.test(pathname)).map(({ to }) => to)
  const same = group.filter(({ path }) => path === group[0]?.path)
  return (
    same.find(({ variant }) => variant !== undefined && searchParams.has(variant)) ??
    same.find(({ variant }) => variant === undefined) ??
    same[0]
  )
}

/** Finds a call by its name. @throws if there is none. */
export const callNamed = (name: string): Endpoint => {
  const to = endpoints.find(one => nameOf(one) === name)
  if (!to) throw new Error(`There is no call "${name}".`)
  return to
}

/**
 * The mock in a world of its own, with or without a defect. Invariants are off with a defect: a call that takes no stock
 * violates them, and the verification has to find that.
 */
export const defectiveMock = (defect?: Defect): Provider => {
  const world = createWorld({ checks: defect === undefined })
  const app = createApp(() => world)
  const mock = async (request: Request): Promise<Response> => app.fetch(request)
  const to = defect && callNamed(defect.call)
  const server = to && defect.inject({ mock, world, to })
  return {
    origin,
    statesUrl: `${origin}/_mock/states`,
    send: async request => (server && callOf(request) === to ? server(request) : mock(request)),
  }
}
