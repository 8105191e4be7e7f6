import { http, HttpResponse } from 'msw/http'
import { setupWorker } from 'msw/browser'
import { createApp } from './app.ts'
import { timeOf } from './clock.ts'
import { enterState } from './control.ts'
import { Fault, noAnswerStatus } from './faults.ts'
import { createPageStorage } from './page-storage.ts'
import { createWorld, type World } from './world.ts'

/** What a test may put into `window.__mockStart` before the page loads: the time to stand at, and states to enter. */
type Start = { now?: string; states?: readonly (readonly [state: string, facts: unknown])[] }

declare global {
  interface Window {
    __mockStart?: Start
  }
}

const lock = 'meridian:world'

/** Set in the tab once its start has been applied, so that a reload does not apply it again. */
const startedKey = 'meridian:started'

const createSharedWorld = () => {
  const storage = createPageStorage()
  const world: World = createWorld({
    scale: Number(import.meta.env?.SEED_SCALE ?? 1) || 1,
    around: work =>
      navigator.locks.request(lock, () => {
        storage.load(world)
        const result = work()
        storage.save(world)
        return result
      }),
  })
  return { world, storage }
}

const applyStart = (world: World, { now, states = [] }: Start): void => {
  if (now !== undefined) world.reset({ now: timeOf(now) })
  for (const [state, facts] of states) enterState(world, state, facts)
}

/** Faults in the address: `?fault=http500@GET /goods`, as many as wanted. */
const faultsInAddress = (): Fault[] =>
  new URLSearchParams(location.search).getAll('fault').flatMap(text => {
    const [kind, call] = text.split('@')
    const fault = Fault.safeParse({ kind, ...(call && { call }) })
    return fault.success ? [fault.data] : []
  })

/** Hears the codes that the shop would text, because nothing here has a phone. */
type OnCode = (code: string) => void

const mount = (world: World, app: ReturnType<typeof createApp>, onCode: OnCode): ReturnType<typeof setupWorker> => {
  const respond = async ({ request }: { request: Request }): Promise<Response> => {
    const response = await app.fetch(request)
    if (request.url.endsWith('/api/sms') && /"code":200\b/.test(await response.clone().text()))
      onCode(world.db.sms_logs.rows().at(-1)?.content ?? '')
    return response.status === noAnswerStatus ? HttpResponse.error() : response
  }
  return setupWorker(...['*/api/*', '*/storage/*', '*/_mock/*'].map(path => http.all(path, respond)))
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
 * Starts the backend inside the page. Resolves when requests are answered. `onCode` hears each code that is texted.
 * Never resolves where the page has become one of the backend's own.
 * @returns `discarded` when an older or broken stored world had to be thrown away.
 * @throws when the browser offers no service workers.
 */
export const startMock = async (onCode: OnCode = () => {}): Promise<{ discarded: boolean }> => {
  if (!('serviceWorker' in navigator)) throw new Error('This browser offers no service workers here.')
  const { world, storage } = createSharedWorld()
  let discarded = false
  try {
    storage.load(world)
  } catch {
    storage.forget()
    world.reset()
    discarded = true
  }
  if (window.__mockStart && !sessionStorage.getItem(startedKey)) {
    const start = window.__mockStart
    await world.around(() => applyStart(world, start))
    sessionStorage.setItem(startedKey, '1')
  }
  world.faults.set(faultsInAddress())
  const base = import.meta.env?.BASE_URL ?? '/'
  const app = createApp(() => world)
  if (await becomeOwnPage(app, base)) return new Promise(() => {})
  await mount(world, app, onCode).start({
    quiet: true,
    onUnhandledFrame: 'bypass',
    serviceWorker: { url: `${base}mockServiceWorker.js`, options: { scope: base } },
  })
  return { discarded }
}
