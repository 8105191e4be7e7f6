import { http, HttpResponse } from 'msw/http'
import { setupWorker } from 'msw/browser'
import { createApp } from '../../app.ts'
import { timeOf } from '../../clock.ts'
import { Fault, noAnswerStatus } from '../../faults.ts'
import { installEarly, keepFilesLater, needWorkers, startWorker } from './offline/page.ts'
import { applyPageStart, takePageStart, type PageStart } from './page-start.ts'
import { bringFormer, databaseOfTab, openLink, type LinkChoice, type Opened } from './open-link.ts'
import { createPageStorage, type Unkept } from './page-storage.ts'
import { createDevtoolsHost } from '../../devtools/host.ts'
import { createTabMemory } from '../../devtools/tab-memory.ts'
import { createWorld, type World } from '../../world.ts'

const createSharedWorld = async (start: PageStart | undefined, onUnkept: (why: Unkept) => void) => {
  const storage = createPageStorage(onUnkept, databaseOfTab())
  const world: World = createWorld({
    scale: Number(import.meta.env?.SEED_SCALE ?? 1) || 1,
    ...(await storage.seed()),
    ...(start?.now !== undefined && { seededAt: timeOf(start.now) }),
    around: (work, reads = false) => storage.around(world, work, reads),
  })
  const isRead = await storage.load(world)
  if (!isRead) world.reset()
  return { world, storage, discarded: isRead ? undefined : await storage.rejected() }
}

/** Faults in the address: `?fault=http500@GET /goods`, as many as wanted. */
const faultsInAddress = (): Fault[] =>
  new URLSearchParams(location.search).getAll('fault').flatMap(text => {
    const [kind, call] = text.split('@')
    const fault = Fault.safeParse({ kind, ...(call && { call }) })
    return fault.success ? [fault.data] : []
  })

/** Hears what the backend has to say to the visitor. */
type Listeners = {
  /** A code that the shop would text, because nothing here has a phone. */
  readonly onCode?: (code: string) => void
  /** The browser does not keep what is done from now on. */
  readonly onUnkept?: (why: Unkept) => void
  /** The address carries a shop, and something was done in this one: which shall it be? Replaced where nobody is asked. */
  readonly onLink?: () => Promise<LinkChoice>
}

type Answer = (request: Request) => Response | Promise<Response>

const mount = (world: World, answer: Answer, onCode: (code: string) => void): ReturnType<typeof setupWorker> => {
  const respond = async ({ request }: { request: Request }): Promise<Response> => {
    const response = await answer(request)
    if (request.url.endsWith('/api/sms') && /"code":200\b/.test(await response.clone().text()))
      onCode(world.db.sms_logs.rows().at(-1)?.content ?? '')
    return response.status === noAnswerStatus ? HttpResponse.error() : response
  }
  // Another server's calls are its own, also when its paths look like ours.
  return setupWorker(...['/api/*', '/storage/*', '/_mock/*'].map(path => http.all(location.origin + path, respond)))
}

/** Pages of the backend's own that a browser goes to, below the base of the app. */
const ownPage = /^\/(api\/oauth|_mock\/oauth)\//

/**
 * A worker never sees where the browser itself goes, so the host serves the app there. If it was a page of the backend that was
 * wanted, this page becomes it.
 * @returns whether it was.
 */
const becomeOwnPage = async (app: ReturnType<typeof createApp>, base: string): Promise<boolean> => {
  const path = `/${location.pathname.slice(base.length)}`
  if (!ownPage.test(path)) return false
  let response = await app.request(`${path}${location.search}`)
  for (let next = response.headers.get('location'); next; next = response.headers.get('location'))
    response = await app.request(next)
  const text = await response.text()
  document.open()
  document.write(text)
  document.close()
  return true
}

/**
 * Starts the backend inside the page. Resolves when requests are answered.
 * Never resolves where the page has become one of the backend's own.
 * @returns `discarded`, what was stored and could not be read, if anything; `opened` when the address carried a world.
 * @throws NoWorker where the browser offers no service workers.
 */
export const startMock = async ({ onCode = () => {}, onUnkept = () => {}, onLink }: Listeners = {}): Promise<{
  discarded?: unknown
  opened?: Opened | undefined
}> => {
  needWorkers()
  const base = import.meta.env?.BASE_URL ?? '/'
  // Ours, in front of msw's, where there is a build that it can keep.
  const file = import.meta.env?.PROD ? 'worker.js' : 'mockServiceWorker.js'
  const serviceWorker = { url: `${base}${file}`, options: { scope: base } }
  const installed = installEarly(serviceWorker).catch(() => {})
  const start = takePageStart()
  const { world, storage, discarded } = await createSharedWorld(start, onUnkept)
  const app = createApp(() => world)
  if (start) await applyPageStart(world, app, start)
  const host = createDevtoolsHost({
    world,
    answer: request => app.fetch(request),
    isKept: () => storage.unkept() === undefined,
    former: { at: async () => (await storage.former())?.at, bring: () => bringFormer(world, storage) },
  })
  const memory = createTabMemory(world, host.proxy)
  const opened = await openLink({ world, storage, onLink })
  if (!opened) memory.recall(faultsInAddress())
  if (await becomeOwnPage(app, base)) return new Promise(() => {})
  const answer: Answer = async request => {
    const response = await host.fetch(request)
    memory.keep()
    return response
  }
  await installed
  await startWorker(base, () => mount(world, answer, onCode).start({ quiet: true, onUnhandledFrame: 'bypass', serviceWorker }))
  // Suites open thousands of pages, and none of them twice.
  if (import.meta.env?.PROD && !window.__mockStart) void keepFilesLater()
  return { discarded, opened }
}
