import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openSqlite } from './sqlite.ts'
import { createWorlds, type Worlds, type WorldsOptions } from './worlds.ts'

let folder: string
const opened: Worlds[] = []
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'meridian-'))
})
afterEach(() => {
  opened.splice(0).forEach(worlds => worlds.stop())
  vi.restoreAllMocks()
  rmSync(folder, { recursive: true })
})

type Opening = Partial<WorldsOptions> & { mostBytes?: number; inMemory?: true }

const open = ({ mostBytes, inMemory, ...options }: Opening = {}): Worlds => {
  const sql = openSqlite(inMemory ? ':memory:' : join(folder, 'worlds.sqlite'), mostBytes)
  const { stop, ...worlds } = createWorlds({ sql, scale: 0.1, mostWorlds: 50, mostLive: 10, keep: folder, ...options })
  const opening = {
    ...worlds,
    stop: () => {
      stop()
      sql.close()
    },
  }
  opened.push(opening)
  return opening
}
/** Ends the process, as far as the worlds can tell. */
const close = (worlds: Worlds): void => opened.splice(opened.indexOf(worlds), 1).forEach(one => one.stop())

/** Renames the first store as a request would. */
const rename = (worlds: Worlds, world: string, name: string) => {
  const { db, around, write } = worlds.of(world)
  return around(() => write('a test', () => db.stores.change(1, { store_name: name })))
}
const nameIn = (worlds: Worlds, world: string) => worlds.of(world).db.stores.find(1)?.store_name

// Proves HST-1.
test('a world that is kept has the same rows, clock and faults after a restart', async () => {
  const first = open()
  const world = first.of('one')
  await rename(first, 'one', 'Harbour')
  await world.around(() => {
    world.clock.set(Date.parse('2030-01-01T12:00:00+08:00'))
    world.touched()
    world.faults.add({ call: 'GET /goods', kind: 'http500', after: 2, ms: 1000 })
  })
  const hash = await world.hash()
  close(first)

  const again = open().of('one')

  expect(await again.hash()).toBe(hash)
  expect(again.clock.text()).toBe('2030-01-01 12:00:00')
  expect(again.faults.list()).toEqual([{ call: 'GET /goods', kind: 'http500', after: 2, ms: 1000 }])
})

// Proves HST-1.
test('a reset and an import are kept as well', async () => {
  const first = open()
  await rename(first, 'one', 'Harbour')
  const saved = first.of('one').snapshot()
  await first.of('two').around(() => first.of('two').restore(saved))
  await first.of('one').around(() => first.of('one').reset())
  const fresh = nameIn(first, 'three')
  close(first)

  const again = open()

  expect(nameIn(again, 'one')).toBe(fresh)
  expect(nameIn(again, 'two')).toBe('Harbour')
})

// Proves HST-1.
test('a request that is refused leaves nothing in the file', async () => {
  const first = open()
  const { db, around, write } = first.of('one')
  const before = nameIn(first, 'one')
  const refused = () =>
    around(() =>
      write('a test', () => {
        db.stores.change(1, { store_name: 'Harbour' })
        throw new Error('refused')
      }),
    )
  expect(refused).toThrow('refused')
  close(first)

  expect(nameIn(open(), 'one')).toBe(before)
})

// Proves HST-2, MCK-10.
test('worlds that are not in use leave the memory and come back as they were', async () => {
  const worlds = open({ inMemory: true, mostLive: 2 })
  for (const name of ['one', 'two', 'three', 'four']) await rename(worlds, name, `Shop ${name}`)

  worlds.evictIdle(0)

  expect(worlds.liveCount()).toBe(0)
  expect(['one', 'two', 'three', 'four'].map(name => nameIn(worlds, name))).toEqual([
    'Shop one',
    'Shop two',
    'Shop three',
    'Shop four',
  ])
  expect(worlds.liveCount()).toBe(2)
})

// Proves HST-2.
test('a world stays in memory while a request is answered', async () => {
  const worlds = open({ mostLive: 1 })
  const during = await worlds.during('one', async () => {
    const before = worlds.of('one')
    worlds.of('two')
    worlds.evictIdle(0)
    return before === worlds.of('one')
  })

  expect(during).toBe(true)
})

// Proves HST-3.
test('a change for which there is no room is undone and refused, and later ones are stored again', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const first = open({ mostBytes: 120_000 })
  await rename(first, 'one', 'Harbour')
  const world = first.of('one')
  const addTooMuch = () =>
    world.around(() =>
      world.write('a test', () => {
        for (let at = 0; at < 2000; at++) world.db.expresses.add({ name: `Courier ${at}`, code: `c${at}` })
      }),
    )

  const rows = world.db.expresses.count()
  expect(addTooMuch).toThrow('The server has no room left')
  const left = [nameIn(first, 'one'), world.db.expresses.count()]
  await rename(first, 'one', 'Pier')
  close(first)

  expect(left).toEqual(['Harbour', rows])
  expect(nameIn(open(), 'one')).toBe('Pier')
})

// Proves HST-1.
test('a stored world that cannot be read is set aside as a file, and starts afresh', async () => {
  const complaint = vi.spyOn(console, 'error').mockImplementation(() => {})
  const first = open()
  const seeded = nameIn(first, 'one')
  await rename(first, 'one', 'Harbour')
  close(first)
  const file = openSqlite(join(folder, 'worlds.sqlite'))
  file.run("UPDATE worlds SET head = json_set(head, '$.version', 1)")
  file.close()

  const name = nameIn(open(), 'one')

  expect(name).toBe(seeded)
  expect(readdirSync(folder).filter(entry => entry.startsWith('unreadable-'))).toHaveLength(1)
  expect(complaint.mock.calls.join()).toContain('This world has version 1')
})

// Proves HST-1.
test('a second mock does not open the same folder', () => {
  open()

  expect(() => open()).toThrow('Another mock keeps its worlds in')
})

// Proves HST-1.
test('a damaged file is named, with what to do', () => {
  const file = join(folder, 'worlds.sqlite')
  writeFileSync(file, '{damaged')

  expect(() => open()).toThrow(
    `${file} is damaged (file is not a database). Move it away to begin with new worlds, or put a copy of it in its place.`,
  )
})
