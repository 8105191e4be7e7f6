import { createRoot, type Root } from 'react-dom/client'
import { SWRConfig } from 'swr'
import { App } from '#src/app/app.tsx'
import { createRouter } from '#src/app/router.tsx'
import { isWaiting } from './backend.ts'

type Mounted = { readonly root: Root; readonly router: ReturnType<typeof createRouter>; readonly place: HTMLElement }

let mounted: Mounted | undefined
/** Errors of the current screen that no boundary caught. */
let uncaught: string[] = []
/** What a boundary has caught. */
let caught: string[] = []
window.addEventListener('error', ({ message }) => uncaught.push(message))
window.addEventListener('unhandledrejection', ({ reason }) => uncaught.push(String(reason)))

/** Errors of the current screen that nothing caught. */
export const uncaughtErrors = (): readonly string[] => uncaught

/** All errors of the screen that is shown, also those that a part shows in its place. */
export const allErrors = (): readonly string[] => [...uncaught, ...caught]

/** Takes the screen away. */
export const unmount = (): void => {
  if (!mounted) return
  mounted.root.unmount()
  mounted.router.dispose()
  mounted.place.remove()
  document.querySelectorAll('body > :not(script)').forEach(left => left.remove())
  mounted = undefined
}

/** Mounts the whole app at a path, with an empty cache. */
export const mount = (path: string): void => {
  unmount()
  uncaught = []
  caught = []
  history.pushState(null, '', path)
  const place = document.createElement('div')
  document.body.append(place)
  const router = createRouter()
  const root = createRoot(place, {
    onUncaughtError: error => uncaught.push(String(error)),
    onCaughtError: error => caught.push(String(error)),
  })
  mounted = { root, router, place }
  const cache = new Map()
  root.render(
    <SWRConfig value={{ provider: () => cache }}>
      <App router={router} />
    </SWRConfig>,
  )
}

const nextTask = () =>
  new Promise<void>(done => {
    const { port1, port2 } = new MessageChannel()
    port1.addEventListener('message', () => done(), { once: true })
    port1.start()
    port2.postMessage(null)
  })

const busy = '[aria-busy="true"], .fui-Skeleton, .fui-Spinner'

const isLoading = (): boolean => {
  const { initialized, navigation } = mounted?.router.state ?? { initialized: false }
  return isWaiting() || !initialized || navigation?.state !== 'idle'
}

/** How often a part may be found busy while nothing is asked, 10 ms apart: on a slow machine the page gets as many turns. */
const mostBusy = 100
/** How long a screen may load, in milliseconds. */
const longestLoad = 60_000

/**
 * Waits until the screen has finished loading.
 * @returns false if it did not, because a part still looks busy without a pending request.
 */
export const atRest = async (): Promise<boolean> => {
  const start = performance.now()
  let quiet = 0
  let busyTurns = 0
  while (quiet < 4) {
    await nextTask()
    if (isLoading()) {
      if (performance.now() - start > longestLoad) return false
      busyTurns = 0
      quiet = 0
    } else if (document.querySelector(busy) || !document.querySelector('main')) {
      busyTurns += 1
      if (busyTurns > mostBusy) return false
      await new Promise(done => setTimeout(done, 10))
      quiet = 0
    } else quiet += 1
  }
  return true
}
