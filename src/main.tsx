import { lazy, startTransition, Suspense } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { App, Look } from './app/app.tsx'
import { LanguageSwitch } from './app/parts/language-switch.tsx'
import { ThemeSwitch } from './app/parts/theme-switch.tsx'
import { createRouter } from './app/router.tsx'
import { startTexts } from './i18n/i18n.ts'
import { http } from './lib/http/call.ts'
import { nextTurn } from './lib/http/next-turn.ts'
import { notify } from './lib/browser/notify.ts'
import { isBackendsOwn } from './lib/session/oauth-trip.ts'
import { text } from './lib/format/text.ts'

const loadBackend = async () => {
  const { startMock } = await import('#mocks/hosts/page/browser.ts')
  const { discarded, opened } = await startMock({
    onCode: code => notify.info(text('msg.texted', { code })),
    onFull: () => notify.error(text('msg.worldNotKept')),
  })
  if (discarded) notify.info(text('msg.worldDiscarded'))
  return opened
}

/** Calls wait until the backend in the page answers; it is fetched behind what the first paint needs. */
const startBackend = async (): Promise<void> => {
  const started = Promise.resolve().then(loadBackend)
  // Calls of a shop that does not open are not told one by one.
  const open = started.catch(() => new Promise(() => {}))
  const waiting = http.interceptors.request.use(request => open.then(() => request))
  const opened = await started
  http.interceptors.request.eject(waiting)
  if (!opened) return
  await (await import('./devtools/start.ts')).arrive(opened)
}

const fetchDevtools = async () => {
  const { loadDevtools } = await import('./devtools/start.ts')
  return loadDevtools()
}

/** Until the first screen has what it asked for, at most so many milliseconds. */
const longestWait = 2000

const untilIdle = () =>
  new Promise<void>(done => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => done(), { timeout: longestWait })
    else setTimeout(done, longestWait)
  })

/** The devtools of the backend in the page, fetched behind the first screen. The shop goes on without them where their code does not come. */
const devtoolsOf = (backend: Promise<unknown>) => {
  const Later = lazy(async () => {
    await backend.catch(() => new Promise(() => {}))
    await untilIdle()
    const Devtools = await fetchDevtools().catch((error: unknown) => console.error(error))
    const look = [<LanguageSwitch key="language" />, <ThemeSwitch key="theme" />]
    return { default: () => (Devtools ? <Devtools look={look} /> : null) }
  })
  return (
    <Suspense fallback={null}>
      <Later />
    </Suspense>
  )
}

/** What is drawn once the backend is there: its own pages, links that carry a whole shop, and tests that start signed in. */
const needsBackendFirst = () =>
  isBackendsOwn(location.pathname) || location.hash.startsWith('#world=') || window.__mockStart?.signedIn !== undefined

const showFailure = async (root: Root, error: unknown) => {
  const page = await import('./pages/error/start-failed.tsx').catch(() => undefined)
  root.render(<Look>{page ? <page.StartFailed error={error} /> : <p role="alert">{text('error.startHint')}</p>}</Look>)
}

/** Texts first, because everything shows them; then the app; the backend in the page, where it is asked for, as it comes. */
const start = async () => {
  const place = document.getElementById('root')
  if (!place) throw new Error('index.html has no element with the id "root".')
  const root = createRoot(place)
  await nextTurn()
  await startTexts()
  try {
    const backend = import.meta.env.MODE === 'mock' ? startBackend() : undefined
    if (import.meta.env.MODE === 'mock' && needsBackendFirst()) await backend
    await nextTurn()
    // Made before: an error inside the transition would be reported and not caught here.
    const app = <App router={createRouter()} devtools={backend && devtoolsOf(backend)} />
    await nextTurn()
    startTransition(() => root.render(app))
    await backend
  } catch (error) {
    console.error(error)
    await showFailure(root, error)
  }
}

// Not awaited: what is fetched meanwhile may stand on modules of this file, which would wait for its end. A failure reaches index.html.
start().catch(reportError)
