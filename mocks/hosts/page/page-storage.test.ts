import { IDBFactory, IDBObjectStore } from 'fake-indexeddb'
import { createStore, set } from 'idb-keyval'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createWorld, type World } from '../../world.ts'
import { createPageStorage } from './page-storage.ts'

beforeEach(() => void vi.stubGlobal('indexedDB', new IDBFactory()))
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const seededAt = Date.parse('2026-06-15T10:00:00+08:00')
const onFull = vi.fn()

/** A tab of the visitor: a world, and the storage that all tabs share. */
const openTab = () => ({ world: createWorld({ seededAt }), storage: createPageStorage(onFull) })

const rename = (world: World, name: string) => world.write('a test', () => world.db.stores.change(1, { store_name: name }))

const nameIn = (world: World) => world.db.stores.find(1)?.store_name

// Proves MCK-6.
test('a tab takes over what another one has written', async () => {
  const [one, other] = [openTab(), openTab()]
  rename(one.world, 'Harbour')
  await one.storage.save(one.world)

  const isRead = await other.storage.load(other.world)

  expect(isRead).toBe(true)
  expect(nameIn(other.world)).toBe('Harbour')
})

test('a tab reads a world only after another one has changed it', async () => {
  const [one, other] = [openTab(), openTab()]
  const restore = vi.spyOn(other.world, 'restore')
  rename(one.world, 'Harbour')
  await one.storage.save(one.world)

  await other.storage.load(other.world)
  await other.storage.load(other.world)
  await other.storage.save(other.world)
  await one.storage.load(one.world)

  expect(restore).toHaveBeenCalledOnce()
  expect(nameIn(one.world)).toBe('Harbour')
})

test('a new tab is told what the stored world was seeded with', async () => {
  const { world, storage } = openTab()
  rename(world, 'Harbour')
  await storage.save(world)

  const seed = await createPageStorage(onFull).seed()

  expect(seed).toEqual({ scale: 1, seededAt: 1_781_488_800_000 })
})

// Proves MCK-6.
test('a stored world that cannot be read is thrown away, and the tab keeps its own', async () => {
  const { world, storage } = openTab()
  const store = createStore('meridian', 'mock')
  await set('head', { revision: 'another', scale: 1, seededAt }, store)
  await set('world', { version: 0 }, store)
  rename(world, 'Harbour')

  const isRead = await storage.load(world)
  await storage.save(world)
  const next = openTab()
  await next.storage.load(next.world)

  expect(isRead).toBe(false)
  expect(nameIn(next.world)).toBe('Harbour')
})

// Proves MCK-9.
test('a full disk is said once, and what was done meanwhile is written when there is room again', async () => {
  const { world, storage } = openTab()
  onFull.mockClear()
  const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('The disk is full.', 'QuotaExceededError')
  })
  for (const name of ['Harbour', 'Lighthouse']) {
    rename(world, name)
    await storage.save(world)
  }
  const calls = onFull.mock.calls.length

  put.mockRestore()
  rename(world, 'Pier')
  await storage.save(world)
  const other = openTab()
  await other.storage.load(other.world)

  expect(calls).toBe(1)
  expect(nameIn(other.world)).toBe('Pier')
})
