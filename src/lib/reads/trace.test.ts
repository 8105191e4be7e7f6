import { beforeEach, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { endpoint } from '#contracts/api/kit/endpoint.ts'
import { notesPath, type Note } from './notes.ts'
import { objectRest, objectSpread } from './object-spread.ts'
import { traced, untracedWork } from './trace.ts'

let screens = 0
const sent: Note[] = []
const sendBeacon = (path: string, body: string) => {
  expect(path).toBe(notesPath)
  sent.push(...(JSON.parse(body) as Note[]))
  return true
}

/** A new path for each test, because reads are recorded once per screen. */
beforeEach(() => {
  vi.useFakeTimers()
  screens += 1
  sent.length = 0
  vi.stubGlobal('location', { pathname: `/screen/${screens}` })
  vi.stubGlobal('navigator', { sendBeacon })
  return () => {
    vi.runAllTimers()
    vi.useRealTimers()
    vi.unstubAllGlobals()
  }
})

const things = endpoint({ method: 'GET', path: '/things', auth: 'none', about: 'Read', reply: z.unknown() })
const reply = () => ({
  name: 'Kettle',
  price: '5.00',
  store: { id: 1, city: 'Bern' },
  skus: [{ id: 1, spec: ['red'] }, { id: 2 }],
})

/** The recorded paths, joined by dots, without the reply itself. */
const pathsRead = (read: (data: ReturnType<typeof reply>) => unknown): string[] => {
  read(traced(things, reply()))
  vi.runAllTimers()
  return sent.map(([, path]) => path.join('.')).filter(Boolean)
}

// Proves RDS-1.
it.each<[string, (data: ReturnType<typeof reply>) => unknown, string[]]>([
  ['a field', data => data.name, ['name']],
  ['a field inside a record', data => data.store.city, ['store', 'store.city']],
  ['destructuring', ({ price, store: { id } }) => [price, id], ['price', 'store', 'store.id']],
  ['elements of a list', data => data.skus.map(({ id }) => id), ['skus', 'skus.[]', 'skus.[].id']],
  ['a spread list', data => [...data.skus][0]?.spec?.[0], ['skus', 'skus.[]', 'skus.[].spec', 'skus.[].spec.[]']],
  ['JSON', data => JSON.stringify(data.store), ['store', 'store.id', 'store.city']],
  ['whether a field is there', data => 'name' in data, ['name']],
  ['nothing', data => data, []],
])('records %s', (_, read, paths) => {
  const noted = pathsRead(read).filter(path => path !== 'skus.length')

  expect(noted).toEqual(paths)
})

// Proves RDS-2.
it.each<[string, (data: ReturnType<typeof reply>) => unknown, string[]]>([
  ['copying it', data => objectSpread({ id: 1 }, data), []],
  ['reading a field of a copy', data => Reflect.get(objectSpread({ id: 1 }, data), 'name'), ['name']],
  [
    'reading a field of a copy of a copy',
    data => Reflect.get(objectSpread({}, objectSpread({}, data), { more: 1 }), 'price'),
    ['price'],
  ],
  ['a field that replaces the copied one', data => Reflect.get(objectSpread(objectSpread({}, data), { name: 'x' }), 'name'), []],
  ['keeping the rest', data => objectRest(data, ['name']), []],
  ['reading a field of the rest', data => Reflect.get(objectRest(data, ['name']), 'price'), ['price']],
  ['untraced work', data => untracedWork(() => JSON.stringify(data)), []],
])('%s records the expected reads', (_, read, paths) => {
  expect(pathsRead(read)).toEqual(paths)
})

// Proves RDS-2.
it('copies like the built-in spread', () => {
  const data = reply()

  const copy = objectSpread({ id: 1 }, traced(things, data), { price: '6.00' })

  expect(copy).toEqual({ id: 1, ...data, price: '6.00' })
  expect(objectRest(traced(things, data), ['store', 'skus'])).toEqual({ name: 'Kettle', price: '5.00' })
})

// Proves RDS-1.
it('records the call, the screen, and whether there was a value', () => {
  const { note } = traced(things, reply() as { note?: string })
  vi.runAllTimers()

  expect(note).toBeUndefined()
  expect(sent.at(-1)).toEqual(['GET /things', ['note'], `/screen/${screens}`, true])
})
