import { IDBFactory, IDBObjectStore } from 'fake-indexeddb'
import { createStore, set } from 'idb-keyval'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createWorld, type World } from '../../world.ts'
import { createPageStorage } from './page-storage.ts'

/** Replaces the lock that all tabs share; here only one tab runs at a time. */
const locks = { request: (_: string, work: () => unknown) => work() }
beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory())
  vi.stubGlobal('navigator', { locks })
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const seededAt = Date.parse('2026-06-15T10:00:00+08:00')
const onUnkept = vi.fn()

/** Opens a tab: a world of its own, and the storage shared by all tabs. */
const openTab = () => ({ world: createWorld({ seededAt }), storage: createPageStorage(onUnkept) })

const rename = (world: World, name: string) => world.write('a test', () => world.db.stores.change(1, { store_name: name }))

const nameIn = (world: World) => world.db.stores.find(1)?.store_name

// Proves MCK-6.
test('a tab loads what another one has written', async () => {
  const [one, other] = [openTab(), openTab()]
  rename(one.world, 'Harbour')
  await one.storage.save(one.world)

  const isRead = await other.storage.load(other.world)

  expect(isRead).toBe(true)
  expect(nameIn(other.world)).toBe('Harbour')
})

test('a tab reads the world only after another one has changed it', async () => {
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

test('a new tab gets the seed of the stored world', async () => {
  const { world, storage } = openTab()
  rename(world, 'Harbour')
  await storage.save(world)

  const seed = await createPageStorage(onUnkept).seed()

  expect(seed).toEqual({ scale: 1, seededAt: 1_781_488_800_000 })
})

// Proves MCK-6.
test('a stored world that cannot be read is discarded, and the tab keeps its own', async () => {
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

/** Makes every write fail from now on. @returns a function that makes room again. */
const fillDisk = () => {
  const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('The disk is full.', 'QuotaExceededError')
  })
  return () => put.mockRestore()
}
const work = (tab: ReturnType<typeof openTab>, name: string, reads = false) =>
  tab.storage.around(tab.world, () => rename(tab.world, name), reads)

// Proves MCK-9.
test('a change without room is rolled back and refused, reported once, and succeeds when there is room again', async () => {
  const tab = openTab()
  onUnkept.mockClear()
  await work(tab, 'Harbour')
  const makeRoom = fillDisk()

  for (const name of ['Lighthouse', 'Ferry']) await expect(work(tab, name)).rejects.toThrow('not saved')
  const meanwhile = [nameIn(tab.world), tab.storage.unkept(), onUnkept.mock.calls]

  makeRoom()
  await work(tab, 'Pier')
  const other = openTab()
  await other.storage.load(other.world)

  expect(meanwhile).toEqual(['Harbour', 'full', [['full']]])
  expect([nameIn(other.world), tab.storage.unkept()]).toEqual(['Pier', undefined])
})

// Proves MCK-9.
test('reads work without room', async () => {
  const tab = openTab()
  fillDisk()

  await expect(work(tab, 'Harbour', true)).resolves.toBeDefined()
})

// Proves MCK-9.
test('a browser without a database is reported at the start, and the shop still works', async () => {
  vi.stubGlobal('indexedDB', {
    open: () => {
      throw new DOMException('Not here.', 'SecurityError')
    },
  })
  onUnkept.mockClear()
  const tab = openTab()

  const isRead = await tab.storage.load(tab.world)
  await work(tab, 'Harbour')

  expect([isRead, nameIn(tab.world), onUnkept.mock.calls]).toEqual([true, 'Harbour', [['closed']]])
})

const good = () => ({ ...createWorld({ seededAt }).snapshot() })

// Proves MCK-11.
test.each([
  ['a head with an invalid time', { revision: 'x', scale: 1, seededAt: 9e15 }, () => good()],
  ['a head with a negative scale', { revision: 'x', scale: -3, seededAt }, () => good()],
  ['a head that is a string', 'head', () => good()],
  ['a head without a world', { revision: 'x', scale: 1, seededAt }, () => undefined],
  ['a world with an invalid time', { revision: 'x', scale: 1, seededAt }, () => ({ ...good(), seededAt: 9e15 })],
  [
    'a world whose clock is stopped at an invalid date',
    { revision: 'x', scale: 1, seededAt },
    () => ({ ...good(), clock: { offset: 0, frozen: 9e15 } }),
  ],
  ['a world that is a number', { revision: 'x', scale: 1, seededAt }, () => 7],
  ['a world of another version', { revision: 'x', scale: 1, seededAt }, () => ({ ...good(), version: 1 })],
  [
    'a world with invalid rows',
    { revision: 'x', scale: 1, seededAt },
    () => ({ ...good(), changes: { users: { last: 1, rows: [{}] } } }),
  ],
])('with %s stored the shop starts, and the stored data can be downloaded', async (_, head, stored) => {
  const store = createStore('meridian', 'mock')
  const world = stored()
  await set('head', head, store)
  await set('world', world, store)

  const storage = createPageStorage(onUnkept)
  const tab = createWorld({ seededAt, ...(await storage.seed()) })
  const isRead = await storage.load(tab)

  expect(isRead).toBe(false)
  expect(await storage.rejected()).toEqual({ head, world })
  expect(nameIn(tab)).toBe(nameIn(createWorld({ seededAt })))
})

// Proves MCK-9.
test('a browser that throws when the database is opened shows a shop in memory', async () => {
  vi.stubGlobal('indexedDB', {
    open: () => {
      throw new DOMException('Blocked.', 'SecurityError')
    },
  })
  const { world, storage } = openTab()

  const seed = await storage.seed()
  const renamed = await storage.around(world, () => rename(world, 'Harbour'), false)

  expect(seed).toEqual({})
  expect(renamed.store_name).toBe('Harbour')
  expect(nameIn(world)).toBe('Harbour')
  expect(storage.unkept()).toBe('closed')
})
