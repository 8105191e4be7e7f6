import { http, HttpResponse } from 'msw/http'
import { setupWorker } from 'msw/browser'
import { createApp } from '../../app.ts'
import { timeOf } from '../../clock.ts'
import { Fault, noAnswerStatus } from '../../faults.ts'
import { installEarly, keepFilesLater, needWorkers, startWorker } from './offline/page.ts'
import { applyPageStart, takePageStart, type PageStart } from './page-start.ts'
import { bringFormer, databaseOfTab, openLink, type LinkChoice, type Opened } from './open-link.ts'
import { createPageStorage, type Unkept } from './page-storage.ts'
import { seedScaleOf } from '../../seeds/scale.ts'
import { createDevtoolsHost } from '../../devtools/host.ts'
import { createTabMemory } from '../../devtools/tab-memory.ts'
import { createWorld, type World } from '../../world.ts'

const createSharedWorld = async (start: PageStart | undefined, onUnkept: (why: Unkept) => void) => {
  const storage = createPageStorage(onUnkept, databaseOfTab())
  const world: World = createWorld({
    scale: seedScaleOf(import.meta.env?.SEED_SCALE),
    ...(await storage.seed()),
    ...(start?.now !== undefined && { seededAt: timeOf(start.now) }),
    around: (work, reads = false) => storage.around(world, work, reads),
  })
  const isRead = await storage.load(world)
  if (!isRead) world.reset()
  return { world, storage, discarded: isRead ? undefined : await storage.rejected() }
}

/** Reads faults from the URL: `?fault=http500@GET /goods`, any number of times. */
const faultsInAddress = (): Fault[] =>
  new URLSearchParams(location.search).getAll('fault').flatMap(text => {
    const [kind, call] = text.split('@')
    const fault = Fault.safeParse({ kind, ...(call && { call }) })
    return fault.success ? [fault.data] : []
  })

/** Callbacks for messages to the visitor. */
type Listeners = {
  /** Called with the code of each text message, because there is no phone to receive it. */
  readonly onCode?: (code: string) => void
  /** Called when the browser stops storing changes. */
  readonly onUnkept?: (why: Unkept) => void
  /** Called if the URL carries a shop and this one was changed: asks which shop to keep. Defaults to replacing this one. */
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
  // Only requests to this origin are mocked, even if the paths of another server look the same.
  return setupWorker(...['/api/*', '/storage/*', '/_mock/*'].map(path => http.all(location.origin + path, respond)))
}

/** Pages of the backend that the browser navigates to, relative to the base of the app. */
const ownPage = /^\/(api\/oauth|_mock\/oauth)\//

/**
 * Navigations do not reach the mock, so the host serves the app for them. If the URL belongs to a page of the backend, this
 * replaces the document with that page.
 * @returns whether it did.
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
 * Starts the backend inside the page and resolves when it answers requests. Never resolves if the document was replaced by a page
 * of the backend.
 * @returns `discarded`: stored data that could not be read; `opened`: the result if the URL carried a world.
 * @throws NoWorker if the browser has no service workers.
 */
export const startMock = async ({ onCode = () => {}, onUnkept = () => {}, onLink }: Listeners = {}): Promise<{
  discarded?: unknown
  opened?: Opened | undefined
}> => {
  needWorkers()
  const base = import.meta.env?.BASE_URL ?? '/'
  // Builds use our worker, which wraps msw's and also caches the files of the build.
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
    former: {
      at: async () => (await storage.former())?.at,
      bring: () => bringFormer(world, storage),
      keep: () => storage.keepFormer(world.snapshot()),
    },
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
  // Not in test suites: they open thousands of pages, each only once.
  if (import.meta.env?.PROD && !window.__mockStart) void keepFilesLater()
  return { discarded, opened }
}
