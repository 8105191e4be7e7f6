import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createContext, runInContext } from 'node:vm'
import { expect, test, vi } from 'vitest'

const scope = 'http://localhost/meridian/'

type Listener = (event: object) => void

/** Runs the worker with an empty cache and requests one asset from it. */
const ask = (fetch: () => Promise<Response>): Promise<Response> => {
  const listeners = new Map<string, Listener>()
  const self = { registration: { scope }, addEventListener: (name: string, listener: Listener) => listeners.set(name, listener) }
  const caches = { match: () => Promise.reject(new Error('The cache cannot be read.')) }
  const realm = createContext({ self, caches, fetch, URL, importScripts: () => {}, setTimeout })
  runInContext(readFileSync(join(import.meta.dirname, 'worker.js'), 'utf8'), realm)
  return new Promise(respondWith =>
    listeners.get('fetch')?.({
      request: { method: 'GET', mode: 'cors', url: `${scope}assets/part.js` },
      respondWith,
      stopImmediatePropagation: () => {},
    }),
  )
}

/** A response whose connection breaks after the first bytes. */
const broken = () =>
  new Response(
    new ReadableStream({
      start: controller => controller.enqueue(new TextEncoder().encode('the p')),
      pull: controller => controller.error(new TypeError('network error')),
    }),
  )

test('an asset is requested again when the connection breaks', async () => {
  const fetch = vi.fn(() => Promise.resolve(new Response('the part'))).mockRejectedValueOnce(new TypeError('Failed to fetch'))

  const answer = await ask(fetch)

  expect(await answer.text()).toBe('the part')
})

test('an asset that breaks off in the middle is requested again', async () => {
  const fetch = vi.fn(() => Promise.resolve(new Response('the part'))).mockResolvedValueOnce(broken())

  const answer = await ask(fetch)

  expect(await answer.text()).toBe('the part')
})

test('an asset that never arrives is requested only twice', async () => {
  const fetch = vi.fn(() => Promise.reject(new TypeError('Failed to fetch')))

  const answer = ask(fetch)

  await expect(answer).rejects.toThrow('Failed to fetch')
  expect(fetch).toHaveBeenCalledTimes(2)
})

/** Runs the worker with these cached files while `tabs` tabs are open, and makes it cache a build with the given files. */
const keep = async (cached: readonly string[], files: readonly string[], tabs: number): Promise<string[]> => {
  const listeners = new Map<string, Listener>()
  const held = new Set(cached.map(file => `${scope}${file}`))
  const cache = {
    add: (request: string | { url: string }) => Promise.resolve(held.add(typeof request === 'string' ? request : request.url)),
    keys: () => Promise.resolve([...held].map(url => ({ url }))),
    delete: (url: string) => Promise.resolve(held.delete(url)),
  }
  const clients = { matchAll: () => Promise.resolve(Array.from({ length: tabs }, (_, id) => ({ id }))) }
  const self = {
    registration: { scope },
    clients,
    addEventListener: (name: string, listener: Listener) => listeners.set(name, listener),
  }
  const fetch = () => Promise.resolve(new Response(JSON.stringify(files)))
  const caches = { open: () => Promise.resolve(cache) }
  runInContext(
    readFileSync(join(import.meta.dirname, 'worker.js'), 'utf8'),
    createContext({ self, caches, fetch, URL, Request, importScripts: () => {}, setTimeout }),
  )
  const reply = await new Promise(postMessage =>
    listeners.get('message')?.({ data: 'KEEP_FILES', ports: [{ postMessage }], waitUntil: () => {} }),
  )
  expect(reply).toBe('kept')
  return [...held].map(url => url.slice(scope.length)).toSorted()
}

// Proves RTE-15.
test('the files of an earlier build stay while another tab may use them, and are deleted at the next start', async () => {
  const whileOpen = await keep(['assets/old.js'], ['assets/new.js'], 2)
  const alone = await keep(['assets/old.js'], ['assets/new.js'], 1)

  expect(whileOpen).toEqual(['', 'assets/new.js', 'assets/old.js'])
  expect(alone).toEqual(['', 'assets/new.js'])
})
