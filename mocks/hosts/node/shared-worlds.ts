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

/** How long an ended world still says so before it is removed, in milliseconds. */
const farewell = 7 * 86_400_000

type Options = {
  readonly store: ShareStore
  /** Whether there is no world of this name and room for one more. */
  readonly mayMake: (name: string) => Claim
  readonly answer: (request: Request) => Promise<Response>
  readonly page: (request: Request, name: string) => Response | Promise<Response>
  readonly end: (name: string) => void
  /** Serves shared worlds alone. */
  readonly isPublic: boolean
  /** Lets pages of other origins make worlds. */
  readonly fromAnywhere: boolean
  readonly perSecond: number
}

/** Makes shared worlds, and lets people into them. Source: HST-4, HST-7, HST-8, HST-9. */
export const createSharedWorlds = ({ store, mayMake, answer, page, end, isPublic, fromAnywhere, perSecond }: Options) => {
  const open = new Map<string, { hub: Hub; entrance: Entrance }>()
  const takeMaking = createRate(5)

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

  /** Answers a request within a shared world; undefined for others. */
  const visit = async (request: Request): Promise<Response | undefined> => {
    const { name, path, isLink } = targetOf(request)
    const found = name === '' ? undefined : openOf(name)
    if (!found) return isLink || isPublic ? refuseAs('unknown', request, path || '/') : undefined
    if (path === '') return withSlash(request, name)
    return found.entrance(request, path)
  }
  const enter = async (request: Request): Promise<Response> => (await visit(request)) ?? refuseAs('unknown', request, '/_mock')

  return {
    /** Answers a request that is about a shared world; undefined for others. */
    answer: async (request: Request): Promise<Response | undefined> => {
      const kind = makingKind(request)
      if (!kind) return visit(request)
      return takeMaking()
        ? makeWorld(request, kind, { claim, enter, fromAnywhere })
        : refuseAs('tooMany', request, '/_mock/worlds')
    },
    /** Tells the browsers in a world which calls changed. */
    changed: (name: string, nouns: Parameters<OnChange>[0]): void =>
      open.get(name)?.hub.changed(nouns === 'all' ? ['*'] : callsThatRead(nouns)),
    /** Forgets that a world was shared. */
    remove,
    /** Removes the worlds that have ended. */
    sweep: (): void => {
      for (const name of store.endedBefore(Date.now() - farewell)) {
        remove(name)
        end(name)
      }
    },
  }
}
