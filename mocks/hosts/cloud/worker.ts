import { aboutItself } from '../shared/about-itself.ts'
import { isBackend } from '../shared/backend-path.ts'
import { makeWorld, makingKind, type Claim } from '../shared/make.ts'
import type { StoredLink } from '../shared/link-store.ts'
import { createRate } from '../shared/rate.ts'
import { createShortLinks } from '../shared/short-links.ts'
import { targetOf } from '../shared/target.ts'
import type { Share } from '../shared/share.ts'
import type { Env, ObjectState } from './platform.ts'
import { claimPath, createWorldObject, linkPath } from './world-object.ts'

/** The Durable Object of a world. The platform asks for a class. */
export class WorldObject {
  readonly #object: ReturnType<typeof createWorldObject>

  constructor(state: ObjectState, env: Env) {
    this.#object = createWorldObject(state, env)
  }

  fetch(request: Request): Promise<Response> {
    return this.#object.fetch(request)
  }

  alarm(): Promise<void> {
    return this.#object.alarm()
  }
}

/** How many worlds and links one process of the worker makes, the same as on the Node host. Source: HST-8. */
const [takeWorld, takeLink] = [createRate(5), createRate(5)]

/** Asks the object of a name to become a shared world. */
const claimAt =
  (request: Request, { WORLDS }: Env) =>
  async (share: Share): Promise<Claim> => {
    const body = JSON.stringify(share)
    const response = await WORLDS.getByName(share.name).fetch(
      new Request(new URL(claimPath, request.url), { method: 'POST', body }),
    )
    return (await response.json()) as Claim
  }

/** Stores each short link in an object of its own. */
const shortLinksOf = ({ WORLDS, PUBLIC }: Env, origin: string) => {
  const ask = (id: string, init?: RequestInit) =>
    WORLDS.getByName(`link:${id}`).fetch(new Request(new URL(linkPath, origin), init))
  return createShortLinks({
    take: takeLink,
    add: async (id, link) => (await ask(id, { method: 'POST', body: JSON.stringify(link) })).ok,
    read: async id => ((await (await ask(id)).json()) as StoredLink | null) ?? undefined,
    fromAnywhere: PUBLIC === '1',
  })
}

/** Finds the object of a world and hands the request to it. Source: HST-10. */
export default {
  fetch: async (request: Request, env: Env): Promise<Response> => {
    const own = await aboutItself(request, env.PUBLIC === '1')
    if (own) return own
    const link = await shortLinksOf(env, request.url).answer(request)
    if (link) return link
    const kind = makingKind(request)
    const enter = (inner: Request) => env.WORLDS.getByName(targetOf(inner).name || 'default').fetch(inner)
    const fromAnywhere = env.PUBLIC === '1'
    if (kind) return makeWorld(request, kind, { take: takeWorld, claim: claimAt(request, env), enter, fromAnywhere })
    const { pathname } = new URL(request.url)
    return isBackend(pathname) || /^\/w(\/|$)/.test(pathname) ? enter(request) : env.ASSETS.fetch(request)
  },
}
