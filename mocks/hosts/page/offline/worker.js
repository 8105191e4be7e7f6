/*
 * The service worker of builds. It serves the files of the app, so that the demo opens offline, and leaves all other requests to
 * msw's worker. It is registered before msw's listeners and stops the events that it handles.
 */
/* global self, caches, importScripts */

const scope = self.registration.scope
const cacheName = `meridian:files:${scope}`
const addressOf = file => new URL(file, scope).href
const shell = addressOf('./')
const assets = addressOf('assets/')

const kept = address => caches.match(address, { cacheName, ignoreVary: true })

const keepShell = cache => cache.add(new Request(shell, { cache: 'reload' }))

/** Adds files to the cache, four at a time. @throws if one cannot be fetched. */
const keepEach = async (cache, left) => {
  const next = async () => {
    for (let address = left.shift(); address; address = left.shift()) await cache.add(address)
  }
  await Promise.all([next(), next(), next(), next()])
}

/**
 * Caches every file of the current build. The page is cached last, so that all of its assets are there. Files of older builds are
 * deleted after that, unless another tab is open, which may run an older build and still need them.
 */
const keepAll = async () => {
  const cache = await caches.open(cacheName)
  const list = await fetch(addressOf('files.json'), { cache: 'no-cache' })
  if (!list.ok) throw new Error(`${list.url}: ${list.status}`)
  const wanted = (await list.json()).map(addressOf)
  const present = new Set((await cache.keys()).map(request => request.url))
  await keepEach(
    cache,
    wanted.filter(address => !present.has(address)),
  )
  await keepShell(cache)
  if ((await self.clients.matchAll({ type: 'window', includeUncontrolled: true })).length > 1) return
  const old = [...present].filter(address => address !== shell && !wanted.includes(address))
  await Promise.all(old.map(address => cache.delete(address)))
}

/** How long to wait for the host, in milliseconds. */
const patience = 2000

const pause = ms => new Promise(done => setTimeout(done, ms))

/** Network first, so that a new build, or another project at this origin, is seen at once. */
const page = async request => {
  const fresh = await Promise.race([fetch(request).catch(() => undefined), pause(patience)])
  if (fresh?.ok || fresh?.type === 'opaqueredirect') return fresh
  return (await kept(shell)) ?? fresh ?? fetch(request)
}

/**
 * Fetches a file and reads it to the end. If the body breaks after it was handed to the page, the import fails as a cancelled
 * request, without a message and without a retry.
 */
const whole = async request => {
  const response = await fetch(request)
  await response.clone().arrayBuffer()
  return response
}

/**
 * Cache first: asset names contain a content hash, so cached files are never stale. A broken connection is retried once, because
 * a page does not start without all of its chunks.
 */
const part = async request => (await kept(request.url).catch(() => undefined)) ?? whole(request).catch(() => whole(request))

// Static hosts do not know routes inside the app, so the page is cached from the first visit on.
self.addEventListener('install', event => {
  // Browsers with static routing read cached assets without running this worker.
  // Other scripts, such as those of test tools, come from the network, so that the browser keeps them compiled.
  event.addRoutes?.([
    { condition: { urlPattern: `${assets}*`, requestMethod: 'GET' }, source: { cacheName } },
    { condition: { requestDestination: 'script' }, source: 'network' },
  ])
  event.waitUntil(kept(shell).then(async page => page ?? keepShell(await caches.open(cacheName))))
})

self.addEventListener('message', event => {
  const [port] = event.ports
  if (event.data === 'CLAIM') event.waitUntil(self.clients.claim())
  // msw unregisters its worker when the last tab closes. This one stays, because it serves the app offline.
  if (event.data === 'CLIENT_CLOSE') event.stopImmediatePropagation()
  if (event.data === 'KEEP_FILES')
    event.waitUntil(
      keepAll().then(
        () => port.postMessage('kept'),
        error => port.postMessage(String(error)),
      ),
    )
})

self.addEventListener('fetch', event => {
  const { request } = event
  const isPage = request.mode === 'navigate' && request.url.startsWith(scope)
  if (request.method !== 'GET' || !(isPage || request.url.startsWith(assets))) return
  event.stopImmediatePropagation()
  event.respondWith(isPage ? page(request) : part(request))
})

importScripts('mockServiceWorker.js')
