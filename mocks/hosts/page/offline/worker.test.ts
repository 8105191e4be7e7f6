import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createContext, runInContext } from 'node:vm'
import { expect, test, vi } from 'vitest'

const scope = 'http://localhost/meridian/'

type Listener = (event: object) => void

/** Runs the worker's file in a realm where it finds nothing kept, and asks it for one part of the app. */
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

/** A file whose connection breaks after its first bytes. */
const broken = () =>
  new Response(
    new ReadableStream({
      start: controller => controller.enqueue(new TextEncoder().encode('the p')),
      pull: controller => controller.error(new TypeError('network error')),
    }),
  )

test('a part of the app is asked for once more when the connection breaks', async () => {
  const fetch = vi.fn(() => Promise.resolve(new Response('the part'))).mockRejectedValueOnce(new TypeError('Failed to fetch'))

  const answer = await ask(fetch)

  expect(await answer.text()).toBe('the part')
})

test('a part that breaks off in the middle is asked for once more', async () => {
  const fetch = vi.fn(() => Promise.resolve(new Response('the part'))).mockResolvedValueOnce(broken())

  const answer = await ask(fetch)

  expect(await answer.text()).toBe('the part')
})

test('a part that does not come at all is not asked for again and again', async () => {
  const fetch = vi.fn(() => Promise.reject(new TypeError('Failed to fetch')))

  const answer = ask(fetch)

  await expect(answer).rejects.toThrow('Failed to fetch')
  expect(fetch).toHaveBeenCalledTimes(2)
})
