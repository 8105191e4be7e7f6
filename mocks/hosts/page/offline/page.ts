/** The browser offers no service worker here, or it does not work; the page that says so knows it by its name. */
class NoWorker extends Error {
  override name = 'NoWorker'
}

/** Set in the tab once a page without its worker has been loaded again, so that this happens once and not for ever. */
const againKey = 'meridian:again'

const patience = 2000

/** Milliseconds within which a worker that is active takes over if it was installed just now; after a hard reload it never does. */
const claiming = 200

/** Where the worker is, and for which pages. */
export type WorkerFile = { readonly url: string; readonly options: { readonly scope: string } }

const pause = (ms: number) => new Promise<void>(done => setTimeout(done, ms))

/** Asks the worker to take this page over, and waits for it. msw's own worker, while developing, does not know that message. */
const claimBy = async (worker: ServiceWorker): Promise<void> => {
  const { serviceWorker } = navigator
  const taken = new Promise<void>(done => serviceWorker.addEventListener('controllerchange', () => done(), { once: true }))
  worker.postMessage('CLAIM')
  await Promise.race([taken, pause(patience)])
}

/**
 * Gives the page its worker back, which a hard reload takes away. Where the worker does not come, msw loads the page again.
 * @param base the path under which the app is mounted.
 * @throws when that has been tried already.
 */
const takeControl = async (base: string): Promise<void> => {
  const { serviceWorker } = navigator
  const registration = await serviceWorker.getRegistration(base)
  if (registration) {
    const update = registration.update.bind(registration)
    // msw asks for a newer worker and hears no refusal: without a network that is no error.
    registration.update = () => update().catch(() => registration)
  }
  const worker = registration?.active
  if (worker && !serviceWorker.controller && import.meta.env?.PROD) await claimBy(worker)
  if (!worker || serviceWorker.controller) return sessionStorage.removeItem(againKey)
  if (sessionStorage.getItem(againKey)) throw new NoWorker('The service worker does not take over this page.')
  sessionStorage.setItem(againKey, '1')
}

/**
 * Asks for the worker at once, so that a first visit installs it while the shop is being seeded.
 * Resolves when it has taken the page over, or will not by itself. Whatever goes wrong shows again when msw starts.
 */
export const installEarly = async (worker: WorkerFile): Promise<void> => {
  const { serviceWorker } = navigator
  if (serviceWorker.controller) return
  const taken = new Promise<void>(done => serviceWorker.addEventListener('controllerchange', () => done(), { once: true }))
  const { active } = await serviceWorker.register(worker.url, worker.options)
  // Ours can be asked to, which `takeControl` does; msw's own, while developing, cannot.
  if (serviceWorker.controller || (active && import.meta.env?.PROD)) return
  await Promise.race([taken, pause(active ? claiming : patience)])
}

/**
 * Looks whether this browser can hold the backend, before anything is made.
 * @throws NoWorker where it offers no service workers or no storage, as private windows and forbidden cookies have it.
 */
export const needWorkers = (): void => {
  if (!('serviceWorker' in navigator)) throw new NoWorker('This browser offers no service workers here.')
  try {
    localStorage.removeItem(againKey)
  } catch (error) {
    throw new NoWorker(String(error))
  }
}

/**
 * Starts the worker for the app below `base`.
 * @param begin starts msw.
 * @throws NoWorker where the browser does not let it.
 */
export const startWorker = async (base: string, begin: () => Promise<unknown>): Promise<void> => {
  try {
    await takeControl(base)
    await begin()
  } catch (error) {
    throw error instanceof NoWorker ? error : new NoWorker(error instanceof Error ? error.message : String(error))
  }
}

/** Has the worker keep every file of the app, so that it opens without a network; the document then says `data-offline="kept"`. */
const keepFiles = async (): Promise<void> => {
  const { active } = await navigator.serviceWorker.ready
  const { port1, port2 } = new MessageChannel()
  port1.addEventListener('message', ({ data }) => {
    document.documentElement.dataset.offline = String(data)
  })
  port1.start()
  active?.postMessage('KEEP_FILES', [port2])
}

/** Keeps the files when the first screen has long been there: it must not wait for them. */
export const keepFilesLater = async (): Promise<void> => {
  await pause(3000)
  if ('requestIdleCallback' in window) requestIdleCallback(() => void keepFiles(), { timeout: 5000 })
  else await keepFiles()
}
