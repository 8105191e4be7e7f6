/** The browser has no service worker, or it does not work. The error page recognises this error by its name. */
class NoWorker extends Error {
  override name = 'NoWorker'
}

/** Set in the tab after a reload for a missing worker, so that the page is reloaded only once. */
const againKey = 'meridian:again'

const patience = 2000

/** Milliseconds until an active worker that was just installed controls the page. After a hard reload it never does. */
const claiming = 200

/** URL and scope of the worker. */
export type WorkerFile = { readonly url: string; readonly options: { readonly scope: string } }

const pause = (ms: number) => new Promise<void>(done => setTimeout(done, ms))

/** Asks the worker to control this page and waits for it. msw's own worker, used in development, does not know the message. */
const claimBy = async (worker: ServiceWorker): Promise<void> => {
  const { serviceWorker } = navigator
  const taken = new Promise<void>(done => serviceWorker.addEventListener('controllerchange', () => done(), { once: true }))
  worker.postMessage('CLAIM')
  await Promise.race([taken, pause(patience)])
}

/**
 * Makes the worker control the page again after a hard reload, which bypasses it. If the worker does not, msw reloads the page.
 * @param base the path under which the app is mounted.
 * @throws NoWorker if the page was already reloaded once.
 */
const takeControl = async (base: string): Promise<void> => {
  const { serviceWorker } = navigator
  const registration = await serviceWorker.getRegistration(base)
  if (registration) {
    const update = registration.update.bind(registration)
    // msw requests an update and does not handle a rejection. Being offline is not an error here.
    registration.update = () => update().catch(() => registration)
  }
  const worker = registration?.active
  if (worker && !serviceWorker.controller && import.meta.env?.PROD) await claimBy(worker)
  if (!worker || serviceWorker.controller) return sessionStorage.removeItem(againKey)
  if (sessionStorage.getItem(againKey)) throw new NoWorker('The service worker does not control this page.')
  sessionStorage.setItem(againKey, '1')
}

/**
 * Registers the worker early, so that a first visit installs it while the shop is being seeded. Resolves when the worker controls
 * the page, or will not do so on its own. Errors are left to msw, which runs into them again when it starts.
 */
export const installEarly = async (worker: WorkerFile): Promise<void> => {
  const { serviceWorker } = navigator
  if (serviceWorker.controller) return
  const taken = new Promise<void>(done => serviceWorker.addEventListener('controllerchange', () => done(), { once: true }))
  const { active } = await serviceWorker.register(worker.url, worker.options)
  // `takeControl` asks our worker to claim the page; msw's own worker, used in development, cannot do that.
  if (serviceWorker.controller || (active && import.meta.env?.PROD)) return
  await Promise.race([taken, pause(active ? claiming : patience)])
}

/**
 * Checks that this browser can run the backend, before anything is created.
 * @throws NoWorker if there are no service workers or no storage, as in some private windows or with cookies blocked.
 */
export const needWorkers = (): void => {
  if (!('serviceWorker' in navigator)) throw new NoWorker('Service workers are not available here.')
  try {
    localStorage.removeItem(againKey)
  } catch (error) {
    throw new NoWorker(String(error))
  }
}

/**
 * Starts the worker for the app below `base`.
 * @param begin starts msw.
 * @throws NoWorker if the browser refuses.
 */
export const startWorker = async (base: string, begin: () => Promise<unknown>): Promise<void> => {
  try {
    await takeControl(base)
    await begin()
  } catch (error) {
    throw error instanceof NoWorker ? error : new NoWorker(error instanceof Error ? error.message : String(error))
  }
}

/** Lets the worker cache every file of the app for offline use, then sets `data-offline="kept"` on the document. */
const keepFiles = async (): Promise<void> => {
  const { active } = await navigator.serviceWorker.ready
  const { port1, port2 } = new MessageChannel()
  port1.addEventListener('message', ({ data }) => {
    document.documentElement.dataset.offline = String(data)
  })
  port1.start()
  active?.postMessage('KEEP_FILES', [port2])
}

/** Caches the files a few seconds after the first screen, so that they do not delay it. */
export const keepFilesLater = async (): Promise<void> => {
  await pause(3000)
  if ('requestIdleCallback' in window) requestIdleCallback(() => void keepFiles(), { timeout: 5000 })
  else await keepFiles()
}
