import { createRoot, type Root } from 'react-dom/client'
import type { LinkChoice } from './devtools/link.ts'
import { chooseLanguage, languageOf, startTexts } from './i18n/i18n.ts'
import { hostedWorld } from './lib/browser/app-base.ts'
import { http } from './lib/http/call.ts'
import { openWorldStream } from './lib/http/world-stream.ts'
import { notify } from './lib/browser/notify.ts'
import { downloadShop } from './lib/browser/stored-shop.ts'
import { isBackendsOwn } from './lib/session/oauth-trip.ts'
import { noteDevtoolsShortcut } from './lib/site/devtools-shortcut.ts'
import { isPresenting } from './lib/site/present.ts'
import { text } from './lib/format/text.ts'

/** Read now, because taking the sessions over removes it from the URL. */
const isContinued = hostedWorld !== undefined && location.hash.startsWith('#continue&')

/** Asks what becomes of the visitor's own shop, in place of the app, which is not drawn yet. */
const askAboutLink = async (root: Root): Promise<LinkChoice> => {
  const [{ loadOpenLink }, { Look }] = await Promise.all([import('./devtools/start.ts'), import('./app/app.tsx')])
  const { OpenLink } = await loadOpenLink()
  return new Promise(done =>
    root.render(
      <Look>
        <OpenLink onChoose={done} />
      </Look>,
    ),
  )
}

const loadBackend = async (root: Root) => {
  const { startMock } = await import('#mocks/hosts/page/browser.ts')
  const { discarded, opened } = await startMock({
    onLink: () => askAboutLink(root),
    onCode: code => notify.info(text('msg.texted', { code })),
    onUnkept: why => notify.error(text(why === 'full' ? 'msg.worldFull' : 'msg.worldNotKept')),
  })
  if (discarded !== undefined)
    notify.info(text('msg.worldDiscarded'), { label: text('msg.worldDownload'), run: () => downloadShop(discarded) })
  return opened
}

/** Starts the backend in the page. Calls wait until it answers; its code is fetched after what the first paint needs. */
const startBackend = async (root: Root): Promise<void> => {
  const started = Promise.resolve().then(() => loadBackend(root))
  // If the backend does not start, one page says so instead of one message per call.
  const open = started.catch(() => new Promise(() => {}))
  const waiting = http.interceptors.request.use(request => open.then(() => request))
  const opened = await started
  http.interceptors.request.eject(waiting)
  if (!opened) return
  await (await import('./devtools/start.ts')).arrive(opened)
}

/** Takes over the sessions of another device, if its link opened this page. */
const continueHere = async (texts: Promise<void>): Promise<void> => {
  const { takeContinued } = await import('./lib/session/continue-link.ts')
  await takeContinued(async language => {
    await texts
    await chooseLanguage(languageOf(language))
  })
}

/** The backend in the page; on a page of a shared world the host's, whose news the page follows. */
const backendOf = (root: Root, texts: Promise<void>): Promise<void> => {
  if (!hostedWorld) return startBackend(root)
  openWorldStream()
  return isContinued ? continueHere(texts) : Promise.resolve()
}

const fetchDevtools = async () => {
  if (import.meta.env.MODE !== 'mock') return undefined
  if (hostedWorld) return (await import('./app/hosted/people.tsx')).People
  const { loadDevtools } = await import('./devtools/start.ts')
  return loadDevtools()
}

/** The backend's own pages, links that carry a whole world, and tests that start signed in need the backend before the first render. */
const needsBackendFirst = () =>
  (!hostedWorld && isBackendsOwn(location.pathname)) ||
  location.hash.startsWith('#world=') ||
  isContinued ||
  window.__mockStart?.signedIn !== undefined

/** The app is a chunk of its own, which `index.html` preloads: two short tasks on a phone instead of one long one. */
const start = async () => {
  const place = document.getElementById('root')
  if (!place) throw new Error('index.html has no element with the id "root".')
  if (import.meta.env.MODE === 'mock') {
    noteDevtoolsShortcut()
    // Now, because the first navigation drops the parameter.
    isPresenting()
  }
  const root = createRoot(place)
  const app = import('./app/start-app.tsx')
  const texts = startTexts()
  const backend = import.meta.env.MODE === 'mock' ? backendOf(root, texts) : undefined
  // Awaited only later: until then a failure is not unhandled.
  for (const part of [texts, backend]) part?.catch(() => {})
  const { startApp } = await app
  const backendFirst = backend !== undefined && needsBackendFirst()
  await startApp({ root, texts, backend, backendFirst, fetchDevtools })
}

// Not awaited: chunks fetched meanwhile may import this file and would wait for its end. A failure reaches index.html.
start().catch(reportError)
