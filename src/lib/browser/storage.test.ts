import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { forget, recall, recallInTab, remember, rememberInTab } from './storage.ts'

/** A browser's storage that takes no new value once it is full. */
const createStorage = () => {
  const kept = new Map<string, string>()
  return {
    isFull: false,
    kept,
    getItem: (key: string) => kept.get(key) ?? null,
    removeItem: (key: string) => void kept.delete(key),
    setItem(key: string, value: string) {
      if (this.isFull) throw new DOMException('No room.', 'QuotaExceededError')
      kept.set(key, value)
    },
  }
}

let localStorage = createStorage()

beforeEach(() => {
  localStorage = createStorage()
  vi.stubGlobal('window', { localStorage, sessionStorage: createStorage() })
})
afterEach(() => {
  forget('token')
  vi.unstubAllGlobals()
})

test('what is remembered for all tabs and for one tab is kept apart', () => {
  remember('token', 'of all')
  rememberInTab('token', 'of this one')

  expect([recall('token'), recallInTab('token')]).toEqual(['of all', 'of this one'])
})

test('a renewed token is not lost when the storage is full', () => {
  remember('token', 'first')
  localStorage.isFull = true

  remember('token', 'renewed')

  expect(recall('token')).toBe('renewed')
})

test('what another tab has stored since is newer than what found no room', () => {
  localStorage.isFull = true
  remember('token', 'mine')

  localStorage.kept.set('token', 'of the other tab')

  expect(recall('token')).toBe('of the other tab')
})

test('what found no room is forgotten like everything else', () => {
  localStorage.isFull = true
  remember('token', 'mine')

  forget('token')

  expect(recall('token')).toBeUndefined()
})

test('where the browser forbids its storage the page remembers by itself', () => {
  const forbidden = {}
  Object.defineProperty(forbidden, 'localStorage', {
    get: () => {
      throw new DOMException('Forbidden.', 'SecurityError')
    },
  })
  vi.stubGlobal('window', forbidden)

  remember('token', 'mine')

  expect(recall('token')).toBe('mine')
})
