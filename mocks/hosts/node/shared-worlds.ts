import type { Host } from '../../app.ts'
import { callsThatRead } from '../../traced-reads.ts'
import { refuseAs } from '../shared/answers.ts'
import { createEntrance, type Entrance } from '../shared/entrance.ts'
import { createHub, type Hub } from '../shared/hub.ts'
import { createRate } from '../shared/rate.ts'
import { makeWorld, makingKind, type Claim } from '../shared/make.ts'
import type { Share } from '../shared/share.ts'
import { targetOf, withSlash } from '../shared/target.ts'
import type { ShareStore } from '../shared/share-store.ts'
import type { OnChange } from '../store/kept-world.ts'

/** How long requests to an expired world still get the message that it has ended, in milliseconds; then it is removed. */
const retention = 7 * 86_400_000

type Options = {
  readonly store: ShareStore
  /** Checks that the name is not in use and that the host is not full. */
  readonly mayMake: (name: string) => Claim
  readonly answer: (request: Request, from: Host) => Promise<Response>
  readonly page: (request: Request, name: string) => Response | Promise<Response>
  readonly end: (name: string) => void
  /** Whether the host serves nothing but shared worlds. */
  readonly isPublic: boolean
  /** Whether pages of other origins may create worlds. */
  readonly fromAnywhere: boolean
  readonly perSecond: number
}

/** Creates, serves and removes the shared worlds of the Node host. Source: HST-4, HST-7, HST-8, HST-9. */
export const createSharedWorlds = ({ store, mayMake, answer, page, end, isPublic, fromAnywhere, perSecond }: Options) => {
  const open = new Map<string, { hub: Hub; entrance: Entrance }>()
  const take = createRate(5)

  const openOf = (name: string) => {
    const known = open.get(name)
    const share = known ? undefined : store.read(name)
    if (!share) return known
    const hub = createHub()
    const made = { hub, entrance: createEntrance({ share, hub, answer, page: request => page(request, name), perSecond }) }
    open.set(name, made)
    return made
  }

  const claim = (share: Share): Claim => {
    const room = mayMake(share.name)
    if (room === 'ours') store.add(share)
    return room
  }

  const remove = (name: string): void => {
    open.delete(name)
    store.remove(name)
  }

  /** Answers a request to a shared world; undefined for any other request. */
  const visit = async (request: Request, from: Host): Promise<Response | undefined> => {
    const { name, path, isLink } = targetOf(request)
    const found = name === '' ? undefined : openOf(name)
    if (!found) return isLink || isPublic ? refuseAs('unknown', request, path || '/') : undefined
    if (path === '') return withSlash(request, name)
    return found.entrance(request, path, from)
  }
  const enter = async (request: Request): Promise<Response> =>
    (await visit(request, {})) ?? refuseAs('unknown', request, '/_mock')

  return {
    /** Answers a request that creates or uses a shared world; undefined for any other request. */
    answer: async (request: Request, from: Host): Promise<Response | undefined> => {
      const kind = makingKind(request)
      return kind ? makeWorld(request, kind, { take, claim, enter, fromAnywhere }) : visit(request, from)
    },
    /** Notifies the browsers that show a world of the calls whose replies have changed. */
    changed: (name: string, nouns: Parameters<OnChange>[0]): void =>
      open.get(name)?.hub.changed(nouns === 'all' ? ['*'] : callsThatRead(nouns)),
    /** Removes the access rules of a world; the world itself stays. */
    remove,
    /** Removes the worlds that expired longer ago than the retention time. */
    sweep: (): void => {
      for (const name of store.endedBefore(Date.now() - retention)) {
        remove(name)
        end(name)
      }
    },
  }
}
