/*
 * The service worker of builds: answers for the files of the app, so that the demo opens without a network, and leaves everything
 * else to msw's worker. It stands in front of it: a listener of ours that answers ends the event.
 */
/* global self, caches, importScripts */

const scope = self.registration.scope
const cacheName = `meridian:files:${scope}`
const addressOf = file => new URL(file, scope).href
const shell = addressOf('./')
const assets = addressOf('assets/')

const kept = address => caches.match(address, { cacheName, ignoreVary: true })

const keepShell = cache => cache.add(new Request(shell, { cache: 'reload' }))

/** Fetches files into the cache, four at a time. @throws when one does not come. */
const keepEach = async (cache, left) => {
  const next = async () => {
    for (let address = left.shift(); address; address = left.shift()) await cache.add(address)
  }
  await Promise.all([next(), next(), next(), next()])
}

/**
 * Keeps every file of the build that the host has now. The page comes last, so that the kept one has all of its parts, and only
 * then the files of earlier builds go: not while another tab is open, which may run one of them and need further parts of it.
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

/** Longest wait for a host that does not answer, in milliseconds. */
const patience = 2000

const pause = ms => new Promise(done => setTimeout(done, ms))

/** From the host first, so that a new build is seen at once, and another project on this address too. */
const page = async request => {
  const fresh = await Promise.race([fetch(request).catch(() => undefined), pause(patience)])
  if (fresh?.ok || fresh?.type === 'opaqueredirect') return fresh
  return (await kept(shell)) ?? fresh ?? fetch(request)
}

/**
 * Fetches a file and reads it to its end. A page that is handed a body which then breaks sees a cancelled request: the import
 * fails without a message in the console, and nothing tries again.
 */
const whole = async request => {
  const response = await fetch(request)
  await response.clone().arrayBuffer()
  return response
}

/**
 * Parts of the app have the hash of their content for a name: what is kept is never out of date. A connection that breaks under a
 * part is tried once more, because a page that misses one part does not start.
 */
const part = async request => (await kept(request.url).catch(() => undefined)) ?? whole(request).catch(() => whole(request))

// A plain host does not know addresses deep inside the app: the page is kept from the first visit on.
self.addEventListener('install', event => {
  // Browsers that know static routes read kept parts without running this worker.
  event.addRoutes?.({ condition: { urlPattern: `${assets}*`, requestMethod: 'GET' }, source: { cacheName } })
  event.waitUntil(kept(shell).then(async page => page ?? keepShell(await caches.open(cacheName))))
})

self.addEventListener('message', event => {
  const [port] = event.ports
  if (event.data === 'CLAIM') event.waitUntil(self.clients.claim())
  // msw takes its worker away with the last tab; this one stays, because it opens the app without a network.
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
