import { redirect, type DataStrategyFunctionArgs, type DataStrategyResult } from 'react-router-dom'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { notify } from '#src/lib/browser/notify.ts'
import { cancelledByErrors } from './cancel-navigation.ts'
import { LoadingError } from './load-page.ts'

const broken: DataStrategyResult = { type: 'error', result: new Error('offline') }

/** Prepares a navigation to `path` while the URL is `/stores?page=2`. */
const prepare = async (path: string, result: DataStrategyResult) => {
  const stay = vi.fn()
  const match = { route: { id: 'screen' }, shouldCallHandler: () => true, resolve: () => Promise.resolve(result) }
  const args: unknown = { matches: [match], request: new Request(`http://shop.test${path}`) }
  const results = await cancelledByErrors(stay)(args as DataStrategyFunctionArgs)
  return { stayed: stay.mock.calls.length, results }
}

beforeEach(() => {
  vi.stubGlobal('window', { location: new URL('http://shop.test/stores?page=2') })
  vi.spyOn(console, 'error').mockReturnValue()
  // A queued toast would reach the listener of a later test.
  vi.spyOn(notify, 'error').mockReturnValue()
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

// Proves GRD-4.
it('an error while navigating cancels the navigation and is logged', async () => {
  const { stayed } = await prepare('/goods/7', broken)

  expect(stayed).toBe(1)
  expect(console.error).toHaveBeenCalledWith(new Error('offline'))
})

// Proves GRD-5.
it('an error at the current URL shows the error page', async () => {
  const { stayed, results } = await prepare('/stores?page=2', broken)

  expect(stayed).toBe(0)
  expect(results).toEqual({ screen: broken })
})

// Proves GRD-1.
it('neither a redirect nor a success cancels a navigation', async () => {
  const led = await prepare('/user', { type: 'error', result: redirect('/login') })
  const shown = await prepare('/goods/7', { type: 'data', result: 1 })

  expect([led.stayed, shown.stayed]).toEqual([0, 0])
  expect(console.error).not.toHaveBeenCalled()
})

/** The host serves a page with this entry script; the running page has `/assets/old.js`. */
const hostHas = (entry: string) => {
  const assign = vi.fn()
  vi.stubGlobal('window', { location: Object.assign(new URL('http://shop.test/stores'), { assign }) })
  vi.stubGlobal('document', { querySelector: () => ({ getAttribute: () => '/assets/old.js' }) })
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(`<script type="module" crossorigin src="${entry}"></script>`)))
  return assign
}

const gone: DataStrategyResult = { type: 'error', result: new LoadingError(new TypeError('404')) }

// Proves RTE-15.
it('if a chunk is gone because the host has a newer build, the app reloads at the target URL', async () => {
  const assign = hostHas('/assets/new.js')

  void prepare('/goods/7', gone)

  await vi.waitFor(() => expect(assign).toHaveBeenCalledWith('http://shop.test/goods/7'))
})

// Proves GRD-4.
it('a chunk that fails to load while the host has the same build cancels the navigation', async () => {
  const assign = hostHas('/assets/old.js')

  const { stayed } = await prepare('/goods/7', gone)

  expect(stayed).toBe(1)
  expect(assign).not.toHaveBeenCalled()
})
