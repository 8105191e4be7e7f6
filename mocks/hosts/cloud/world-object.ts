import { createApp, type Host } from '../../app.ts'
import { callsThatRead } from '../../traced-reads.ts'
import { buildFirst, refuseAs } from '../shared/answers.ts'
import { appPageOf } from '../shared/app-page.ts'
import { createEntrance, type Entrance } from '../shared/entrance.ts'
import { createHub } from '../shared/hub.ts'
import { createLinkStore, type StoredLink } from '../shared/link-store.ts'
import type { Claim } from '../shared/make.ts'
import { Share } from '../shared/share.ts'
import { createShareStore } from '../shared/share-store.ts'
import { targetOf, withSlash } from '../shared/target.ts'
import { visitorOf } from '../shared/visitor.ts'
import { openKept, type KeptWorld } from '../store/kept-world.ts'
import { createWorldStore } from '../store/world-store.ts'
import { sqlOf, type Env, type ObjectState } from './platform.ts'

const hour = 3_600_000
/** How long requests to an expired world still get the message that it has ended, in milliseconds; then it is removed. */
const retention = 168 * hour
/** The limits of one shared world, the same as on the Node host. Source: HST-8. */
const limits = { rows: 20_000, bytes: 50_000_000 }
const perSecond = 50

/** The internal path at which the worker makes an object a shared world. The worker forwards no visitor's request to it. */
export const claimPath = '/_host/claim'

/** The internal path at which the worker stores and reads the short link of an object. */
export const linkPath = '/_host/link'

const isWorldsEnd = ({ method, url }: Request): boolean => method === 'DELETE' && new URL(url).pathname === '/_mock/world'

/**
 * One world in one Durable Object: the app on the object's SQLite database. The world stays in memory until the platform evicts
 * the object. Source: HST-10.
 */
export const createWorldObject = (state: ObjectState, env: Env) => {
  const sql = sqlOf(state)
  const openTables = () => ({ store: createWorldStore(sql), shares: createShareStore(sql), links: createLinkStore(sql) })
  let tables = openTables()
  const hub = createHub()
  const app = createApp(() => opened().world)
  let kept: KeptWorld | undefined
  let entrance: Entrance | undefined
  let share: Share | undefined

  /** Removes everything, the tables included, and begins with empty ones. */
  const clear = async (): Promise<void> => {
    await state.storage.deleteAll()
    tables = openTables()
  }

  /** Opens the world, the only one in its database. Worlds created in the same hour have the same seed time. */
  const opened = (): KeptWorld => {
    kept ??= openKept({
      store: tables.store,
      name: 'world',
      seed: { scale: 1, seededAt: Math.floor(Date.now() / hour) * hour },
      onChange: nouns => hub.changed(nouns === 'all' ? ['*'] : callsThatRead(nouns)),
      limits: share && limits,
    })
    return kept
  }

  const end = async (): Promise<Response> => {
    const existed = tables.store.has('world') || share !== undefined
    kept?.end()
    ;[kept, entrance, share] = [undefined, undefined, undefined]
    await clear()
    return Response.json({ ended: existed })
  }

  const answer = async (request: Request, from: Host): Promise<Response> => {
    if (isWorldsEnd(request)) return end()
    const response = await app.fetch(request, from)
    if (!['GET', 'HEAD'].includes(request.method) && (await state.storage.getAlarm()) === null)
      await state.storage.setAlarm(Date.now() + hour)
    return response
  }

  const page = async (request: Request): Promise<Response> => {
    const found = await env.ASSETS.fetch(new Request(new URL('/index.html', request.url)))
    return found.ok ? appPageOf(await found.text(), share?.name ?? '') : buildFirst(request)
  }

  const claim = async (request: Request): Promise<Response> => {
    const wanted = Share.parse(await request.json())
    const isFree = tables.shares.read(wanted.name) === undefined && !tables.store.has('world')
    if (isFree) tables.shares.add(wanted)
    return Response.json((isFree ? 'ours' : 'taken') satisfies Claim)
  }

  /** The only link in the database of an object that holds no world. */
  const ownLink = () => tables.links.read('own')

  const keepLink = async (request: Request): Promise<Response> => {
    if (request.method === 'GET') return Response.json(ownLink() ?? null)
    const link = (await request.json()) as StoredLink
    tables.links.add('own', link)
    await state.storage.setAlarm(link.endsAt)
    return Response.json(link)
  }

  const shareOf = (name: string): Share | undefined => {
    share ??= tables.shares.read(name)
    return share
  }

  return {
    fetch: async (request: Request): Promise<Response> => {
      const { name, path, isLink } = targetOf(request)
      const { pathname } = new URL(request.url)
      if (pathname === claimPath) return claim(request)
      if (pathname === linkPath) return keepLink(request)
      if (ownLink()) return refuseAs('unknown', request, path || '/')
      // Cloudflare sets this header itself and overwrites what a client sends; the runtime on this machine does not overwrite it.
      const from = visitorOf(request, request.headers.get('cf-connecting-ip') ?? undefined, env.TRUST_PROXY === '1')
      const own = shareOf(name)
      if (!own) return isLink || env.PUBLIC === '1' ? refuseAs('unknown', request, path || '/') : answer(request, from)
      if (path === '') return withSlash(request, name)
      entrance ??= createEntrance({ share: own, hub, answer, page, perSecond })
      return entrance(request, path, from)
    },
    /** Runs the scheduled tasks an hour after a change. Removes the world once it has expired and the retention time is over, and a link once it has expired. */
    alarm: async (): Promise<void> => {
      if (ownLink()) return clear()
      share ??= tables.shares.any()
      const endsAt = (share?.endsAt ?? Infinity) + retention
      if (Date.now() >= endsAt) return void (await end())
      const { world } = opened()
      await world.around(() => world.tick())
      if (Number.isFinite(endsAt)) await state.storage.setAlarm(endsAt)
    },
  }
}
