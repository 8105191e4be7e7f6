/*
 * Stands before msw's worker in the same file and scope: answers for the files of the app, so that the demo opens without a
 * network. `version` and `files` are written in front of it when the demo is built (scripts/build/offline-plugin.ts).
 */
/* global self, caches, version, files */

const scope = self.registration.scope
const prefix = `meridian:files:${scope}:`
const ownCache = prefix + version
const addressOf = file => new URL(file, scope).href
const shell = addressOf('./')
const assets = addressOf('assets/')

// msw takes its worker away with the last tab; this one stays, because it opens the app without a network.
self.registration.unregister = () => Promise.resolve(false)

/** Fetches one file into the cache of this version; the shell never from the browser's own cache, it has no version in its name. */
const keep = async address => {
  const cache = await caches.open(ownCache)
  if (await cache.match(address)) return
  const response = await fetch(address, { cache: address === shell ? 'reload' : 'default' })
  if (!response.ok) throw new Error(`${address}: ${response.status}`)
  await cache.put(address, response)
}

const keepAll = async () => {
  const left = files.map(addressOf)
  const next = async () => {
    for (let address = left.shift(); address; address = left.shift()) await keep(address)
  }
  await Promise.all([next(), next(), next(), next()])
}

/** Files of earlier versions go only now: until a page of this version asks, pages of the earlier one may still load parts. */
const forgetOthers = async () => {
  const names = await caches.keys()
  await Promise.all(names.filter(name => name.startsWith(prefix) && name !== ownCache).map(name => caches.delete(name)))
}

/** Longest wait for a host that does not answer, in milliseconds. */
const patience = 2000

const pause = ms => new Promise(done => setTimeout(done, ms))

const kept = async (address, name) => caches.match(address, { ignoreVary: true, ...(name && { cacheName: name }) })

/** From the host first, so that a new build is seen at once, and another project on this address too. */
const page = async request => {
  const fresh = await Promise.race([fetch(request).catch(() => undefined), pause(patience)])
  if (fresh?.ok || fresh?.type === 'opaqueredirect') return fresh
  return (await kept(shell, ownCache)) ?? fresh ?? fetch(request)
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

self.addEventListener('install', event => event.waitUntil(keep(shell)))

self.addEventListener('message', event => {
  const [port] = event.ports
  if (event.data === 'CLAIM') event.waitUntil(self.clients.claim())
  else if (event.data === 'KEEP_FILES') {
    const work = keepAll().then(forgetOthers)
    event.waitUntil(
      work.then(
        () => port.postMessage('kept'),
        error => port.postMessage(String(error)),
      ),
    )
  }
})

self.addEventListener('fetch', event => {
  const { request } = event
  const isPage = request.mode === 'navigate' && request.url.startsWith(scope)
  if (request.method !== 'GET' || !(isPage || request.url.startsWith(assets))) return
  event.stopImmediatePropagation()
  event.respondWith(isPage ? page(request) : part(request))
})
