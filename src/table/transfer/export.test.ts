import i18next from 'i18next'
import type { InternalAxiosRequestConfig } from 'axios'
import { read, utils } from 'xlsx'
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { crud } from '#contracts/api/kit/crud.ts'
import { http } from '#src/lib/http/call.ts'
import { defineTable } from '../define-table.ts'
import { everyRow, exportRows } from './export.ts'
import { writeBook } from './sheet-book.ts'
import type { SheetAsk } from './sheet-worker.ts'

// Without texts, i18next returns the keys.
beforeAll(() => i18next.init({ lng: 'en', ns: [], defaultNS: 'common' }))

const Thing = z.object({
  id: z.int(),
  name: z.string(),
  price: z.string(),
  brand_id: z.int(),
  is_open: z.int(),
  pid: z.int(),
  has_children: z.object({ id: z.int() }).nullable(),
})
const noForm = z.object({ name: z.string() })
const calls = crud({ path: '/Admin/things', auth: 'admin', noun: 'things', row: Thing, form: noForm, only: ['list', 'children'] })
const brands = crud({ path: '/Admin/brands', auth: 'admin', noun: 'brands', row: Thing, form: noForm })
const columns = ['name', 'price', 'brand_id', 'is_open'] as const
const fields = {
  price: { kind: 'money' },
  brand_id: { kind: 'ref', to: brands.list, show: 'name', some: true },
  is_open: { kind: 'choice', of: { 1: 'btn.yes', 0: 'btn.no' } },
} as const
const flat = defineTable(calls, { columns, fields })
const tree = defineTable(calls, { columns: ['name'], tree: { parent: 'id', field: 'pid' } })

const thing = (id: number, more: object = {}) => ({
  id,
  name: `Thing ${id}`,
  price: '1.50',
  brand_id: 0,
  is_open: 1,
  pid: 0,
  has_children: null,
  ...more,
})
const paged = (all: readonly object[], { page: at = 1, per_page: size = 30 }: Record<string, unknown>) => ({
  data: all.slice((Number(at) - 1) * Number(size), Number(at) * Number(size)),
  total: all.length,
  per_page: size,
  current_page: Number(at),
  last_page: Math.ceil(all.length / Number(size)),
})

const requests: string[] = []
/** Replaces the server. */
const serve = (answer: (path: string, query: Record<string, string>) => unknown) => {
  http.defaults.adapter = (config: InternalAxiosRequestConfig) => {
    const { pathname, searchParams, search } = new URL(`http://here${config.url}`)
    requests.push(decodeURIComponent(`${pathname}${search}`))
    const data = JSON.stringify({ code: 200, msg: '', data: answer(pathname, Object.fromEntries(searchParams)) })
    return Promise.resolve({ data, status: 200, statusText: 'OK', headers: {}, config })
  }
}

/** Runs the worker's code in the test. */
class Worker extends EventTarget {
  readonly terminate = vi.fn()
  constructor() {
    super()
    queueMicrotask(() => this.reply('ready'))
  }
  reply(data: unknown) {
    this.dispatchEvent(new MessageEvent('message', { data }))
  }
  postMessage(ask: SheetAsk) {
    if (ask.do === 'write') this.reply({ result: writeBook(ask.rows) })
  }
}

const link = { href: '', download: '', click: vi.fn() }
let saved: Blob | undefined
beforeEach(() => {
  requests.length = 0
  saved = undefined
  vi.stubGlobal('Worker', Worker)
  vi.stubGlobal('document', { createElement: () => link })
  vi.spyOn(URL, 'createObjectURL').mockImplementation(blob => {
    saved = blob instanceof Blob ? blob : undefined
    return 'blob:1'
  })
})
afterEach(() => {
  http.defaults.adapter = 'fetch'
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const still = () => new AbortController().signal
const things = Array.from({ length: 950 }, (_, at) => thing(at + 1))

describe('an export of all rows', () => {
  // Proves TEX-3.
  test('reads page by page with the conditions of the screen, and reports its progress', async () => {
    serve((_, query) => paged(things, query))
    const onProgress = vi.fn()

    const rows = await everyRow({ definition: flat, query: { name: 'Thing|like' }, onProgress, signal: still() })

    expect(rows.map(({ id }) => id)).toEqual(things.map(({ id }) => id))
    expect(onProgress.mock.calls).toEqual([
      [400, 950],
      [800, 950],
      [950, 950],
    ])
    expect(requests).toEqual([1, 2, 3].map(at => `/Admin/things?name=Thing|like&page=${at}&per_page=400`))
  })

  // Proves TEX-3.
  test('stops when it is cancelled: no further page is requested', async () => {
    const cancel = new AbortController()
    serve((_, query) => paged(things, query))

    const reading = everyRow({ definition: flat, query: {}, onProgress: () => cancel.abort(), signal: cancel.signal })

    await expect(reading).rejects.toMatchObject({ kind: 'aborted' })
    expect(requests).toHaveLength(1)
  })

  // Proves TEX-3.
  test('of a tree reads every branch that has children, parents first', async () => {
    const below: Record<string, object[]> = {
      0: [thing(1, { has_children: { id: 2 } }), thing(4)],
      1: [thing(2, { pid: 1, has_children: { id: 3 } })],
      2: [thing(3, { pid: 2 })],
    }
    serve((_, { pid = '' }) => below[pid])

    const rows = await everyRow({ definition: tree, query: {}, onProgress: vi.fn(), signal: still() })

    expect(rows.map(({ id }) => id)).toEqual([1, 2, 3, 4])
  })
})

describe('an exported file', () => {
  const lines = async () => {
    const book = read(await saved?.arrayBuffer())
    return utils.sheet_to_json(book.Sheets['Sheet1'] ?? {}, { header: 1, defval: '' })
  }

  // Proves TEX-4.
  test('contains the texts of the cells: labels of dictionaries, numbers as numbers, formulas as text', async () => {
    serve(() => paged([thing(7, { name: 'Northwind' })], {}))
    const rows = [
      thing(1, { name: '=1+1', brand_id: 7 }),
      thing(2, { is_open: 0, price: '-3.00' }),
      thing(3, { name: null, price: '' }),
    ]

    await exportRows('Things', flat.columns, rows, still())

    expect(requests).toEqual(['/Admin/brands?id=7|in&per_page=1'])
    expect(link.download).toBe('Things.xlsx')
    const [, ...cells] = await lines()
    expect(cells).toEqual([
      ["'=1+1", 1.5, 'Northwind', 'btn.yes'],
      ['Thing 2', -3, '', 'btn.no'],
      ['', '', '', 'btn.yes'],
    ])
  })

  // Proves TEX-4.
  test('contains the addresses of pictures, several in one cell', async () => {
    const { columns } = defineTable(calls, {
      columns: ['name', 'brand_id'],
      fields: { name: { kind: 'image' }, brand_id: { kind: 'images' } },
    })
    const rows = [
      thing(1, { name: '/storage/a.png', brand_id: '/storage/b.png,/storage/c.png' }),
      thing(2, { name: '', brand_id: '' }),
    ]

    await exportRows('Things', columns, rows, still())

    const [, ...cells] = await lines()
    expect(cells).toEqual([
      ['/storage/a.png', '/storage/b.png,/storage/c.png'],
      ['', ''],
    ])
  })

  // Proves TOL-2.
  test('has an empty cell for a number that the reply lacked, and 0 for a 0', async () => {
    const { columns } = defineTable(calls, { columns: ['name', 'brand_id'], fields: { brand_id: { kind: 'number' } } })
    serve((_, query) => paged([thing(1), thing(2, { brand_id: undefined })], query))
    const rows = await everyRow({ definition: flat, query: {}, onProgress: vi.fn(), signal: still() })

    await exportRows('Things', columns, rows, still())

    const [, ...cells] = await lines()
    expect(cells).toEqual([
      ['Thing 1', 0],
      ['Thing 2', ''],
    ])
  })

  // Proves TEX-4.
  test('without rows contains only its headings', async () => {
    await exportRows('Things', flat.columns, [], still())

    expect(await lines()).toHaveLength(1)
  })

  test('is not saved if it is cancelled meanwhile', async () => {
    const cancel = new AbortController()
    cancel.abort()

    await expect(exportRows('Things', tree.columns, [thing(1)], cancel.signal)).rejects.toMatchObject({ name: 'AbortError' })

    expect(saved).toBeUndefined()
  })
})

describe('the labels of a dictionary', () => {
  // Proves TDI-2, LST-19.
  test('are requested in batches, each value once', async () => {
    serve((_, { id = '' }) =>
      paged(
        id
          .replace('|in', '')
          .split(',')
          .map(one => thing(Number(one))),
        {},
      ),
    )
    const rows = Array.from({ length: 500 }, (_, at) => thing(at, { brand_id: (at % 250) + 1 }))

    await exportRows('Things', flat.columns, rows, still())

    expect(requests.map(one => one.split('per_page=')[1])).toEqual(['200', '50'])
  })
})
