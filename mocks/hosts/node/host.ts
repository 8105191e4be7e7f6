import { join } from 'node:path'
import { mkdirSync } from 'node:fs'
import { createApp, type Host } from '../../app.ts'
import { seedScaleOf } from '../../seeds/scale.ts'
import { createLinkStore } from '../shared/link-store.ts'
import { createShareStore } from '../shared/share-store.ts'
import { createRate } from '../shared/rate.ts'
import { createShortLinks } from '../shared/short-links.ts'
import type { WorldLimits } from '../store/world-store.ts'
import { aboutItself } from '../shared/about-itself.ts'
import { appFile, appPage } from './app-files.ts'
import { refuseForeignName } from './local-name.ts'
import { createSharedWorlds } from './shared-worlds.ts'
import { openSqlite } from './sqlite.ts'
import { visitorOf } from '../shared/visitor.ts'
import { createWorlds } from './worlds.ts'

/** Idle time after which a world is moved to the store, in milliseconds. */
const idleTime = 600_000

/** What one server holds, and what one shared world may use. Source: HST-2, HST-8, MCK-10. */
const usual = {
  mostWorlds: 10_000,
  /** Worlds that are ready to answer: about 70 MB. */
  mostLive: 100,
  /** Bytes of the file; without it as many as the disk has. */
  mostBytes: undefined as number | undefined,
  /** Short links, of at most 500 kB each. */
  mostLinks: 2000,
  /** Requests that a shared world answers in a second, on average. */
  perSecond: 50,
  shared: { rows: 20_000, bytes: 50_000_000 } as WorldLimits,
}

export type HostOptions = {
  scale?: number
  /** Lets pages of other origins use the control API. */
  cors?: boolean
  /** The folder in which worlds survive the end of the process. */
  keep?: string | undefined
  /** Serves shared worlds alone, because strangers reach this host. */
  isPublic?: boolean
  /** Takes the addresses of visitors from the proxy before this host. */
  trustsProxy?: boolean
  limits?: Partial<typeof usual>
}

const nameOf = (request: Request): string => request.headers.get('x-mock-world') ?? ''

/**
 * Creates the host: one fetch-style function for all worlds.
 * @throws Error if another mock has the folder, or SEED_SCALE is wrong.
 */
export const createHost = (options: HostOptions) => {
  const { scale = seedScaleOf(process.env.SEED_SCALE), cors = false, keep, isPublic = false, trustsProxy = false } = options
  const limits = { ...usual, ...options.limits }
  if (keep !== undefined) mkdirSync(keep, { recursive: true })
  const sqlite = openSqlite(keep === undefined ? ':memory:' : join(keep, 'worlds.sqlite'), limits.mostBytes)
  const shares = createShareStore(sqlite)

  const worlds = createWorlds({
    sql: sqlite,
    scale,
    keep,
    mostWorlds: limits.mostWorlds,
    mostLive: limits.mostLive,
    limitsOf: name => (shares.read(name) ? limits.shared : undefined),
    onChange: (name, nouns) => shared.changed(name, nouns),
  })
  const app = createApp(request => worlds.of(nameOf(request)), { controlFromAnywhere: cors })

  const refused = (): Response => {
    const error = `This mock already has ${limits.mostWorlds} worlds. End one with DELETE /_mock/world and its X-Mock-World header.`
    return Response.json({ error }, { status: 503 })
  }

  const end = (name: string): boolean => {
    shared.remove(name)
    return worlds.end(name)
  }

  /** Answers a request that may use its world. */
  const answer = async (request: Request, from: Host): Promise<Response> => {
    const name = nameOf(request)
    if (request.method === 'DELETE' && new URL(request.url).pathname === '/_mock/world')
      return Response.json({ ended: end(name) })
    if (!worlds.admits(name)) return refused()
    return worlds.during(name, async () => app.fetch(request, from))
  }

  const shared = createSharedWorlds({
    store: shares,
    mayMake: name => (worlds.has(name) || shares.read(name) ? 'taken' : worlds.admits(name) ? 'ours' : 'full'),
    answer,
    page: appPage,
    end: name => void worlds.end(name),
    isPublic,
    fromAnywhere: cors || isPublic,
    perSecond: limits.perSecond,
  })

  const links = createLinkStore(sqlite)
  const shortLinks = createShortLinks({
    take: createRate(5),
    add: (id, link) => {
      const hasRoom = links.count() < limits.mostLinks
      if (hasRoom) links.add(id, link)
      return hasRoom
    },
    read: links.read,
    fromAnywhere: cors || isPublic,
  })

  const sweeper = setInterval(() => {
    worlds.evictIdle(idleTime)
    shared.sweep()
    links.removeEnded(Date.now())
  }, idleTime / 10).unref()

  return {
    /** @param connection address of the other end of the connection. */
    fetch: async (request: Request, connection?: string): Promise<Response> => {
      const from = visitorOf(request, connection, trustsProxy)
      return (
        (cors || isPublic ? undefined : refuseForeignName(request)) ??
        (await aboutItself(request, isPublic)) ??
        (await appFile(request)) ??
        (await shortLinks.answer(request)) ??
        (await shared.answer(request, from)) ??
        (await answer(request, from))
      )
    },
    stop: (): void => {
      clearInterval(sweeper)
      worlds.stop()
      sqlite.close()
    },
  }
}
