import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { forget, recall, recallInTab, remember, rememberInTab } from './storage.ts'

/** A storage that is full: it accepts no new values. */
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

test('values for all tabs and for one tab are stored separately', () => {
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

test('a value that another tab stores later wins over one that did not fit', () => {
  localStorage.isFull = true
  remember('token', 'mine')

  localStorage.kept.set('token', 'of the other tab')

  expect(recall('token')).toBe('of the other tab')
})

test('a value that did not fit can be deleted, too', () => {
  localStorage.isFull = true
  remember('token', 'mine')

  forget('token')

  expect(recall('token')).toBeUndefined()
})

test('if the browser forbids storage, the page keeps values in memory', () => {
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
