import { Collection } from '@msw/data'
import { z } from 'zod'
import { createClock } from '#mocks/clock.ts'
import { createJournal } from '#mocks/db/journal.ts'
import { selectPage } from '#mocks/db/list.ts'
import { table } from '#mocks/db/table.ts'
import { milliseconds, report, type Line } from './measure.ts'

const Order = z.object({
  id: z.int(),
  order_no: z.string(),
  user_id: z.int(),
  order_status: z.int(),
  total_price: z.string(),
  created_at: z.string(),
  updated_at: z.string(),
  deleted_at: z.string().nullable(),
})
type Order = z.infer<typeof Order>

const stamp = '2026-06-15 10:00:00'

/** The same deterministic rows for both stores. */
const orders = (count: number): Order[] =>
  Array.from({ length: count }, (_, at) => ({
    id: at + 1,
    order_no: String(20_260_000_000 + at),
    user_id: (at * 7919) % 997,
    order_status: at % 7,
    total_price: (((at * 104_729) % 1_000_000) / 100).toFixed(2),
    created_at: stamp,
    updated_at: stamp,
    deleted_at: null,
  }))

const byPrice = (a: Order, b: Order) => Number(b.total_price) - Number(a.total_price)

/** The query for both stores: one status, most expensive first, the third page of thirty, with the total. */
const searched = { order_status: 2, page: 3, per_page: 30 } as const

const ours = async (rows: readonly Order[], runs: number) => {
  const clock = createClock({ offset: 0, frozen: Date.UTC(2026, 5, 15) })
  const create = () => {
    const made = table<Order>({
      name: 'orders',
      schema: Order,
      blank: {},
      unique: ['order_no'],
      index: ['user_id'],
      clock,
      journal: createJournal(),
    })
    rows.forEach(made.add)
    return made
  }
  const store = create()
  const at = (run: number) => rows[(run * 7919) % rows.length]?.id ?? 1
  const list = () => selectPage(store, { ...searched, order_status: String(searched.order_status) }, { order: byPrice })
  return {
    first: list().data[0]?.id,
    total: list().total,
    create: await milliseconds(3, create),
    list: await milliseconds(runs, list),
    read: await milliseconds(runs * 10, run => store.find(at(run))),
    write: await milliseconds(runs * 10, run => store.change(at(run), { order_status: run % 7 })),
  }
}

const mswData = async (rows: readonly Order[], runs: number) => {
  const create = async () => {
    const made = new Collection({ schema: Order })
    for (const row of rows) await made.create(row)
    return made
  }
  const store = await create()
  const at = (run: number) => rows[(run * 7919) % rows.length]?.id ?? 1
  const list = () => {
    const found = store.findMany(q => q.where({ order_status: searched.order_status })).toSorted(byPrice)
    return { data: found.slice((searched.page - 1) * searched.per_page, searched.page * searched.per_page), total: found.length }
  }
  return {
    first: list().data[0]?.id,
    total: list().total,
    create: await milliseconds(2, create),
    list: await milliseconds(runs, list),
    read: await milliseconds(runs, run => store.findFirst(q => q.where({ id: at(run) }))),
    write: await milliseconds(runs, run =>
      store.update(q => q.where({ id: at(run) }), {
        data(order) {
          order.order_status = run % 7
        },
      }),
    ),
  }
}

/** Compares our table with @msw/data on the same rows in the same run. Source: LST-21. */
export const benchStore = async (): Promise<boolean> => {
  const sizes = [
    { count: 10_000, most: 2 },
    { count: 100_000, most: 10 },
  ]
  const lines: Line[] = []
  for (const { count, most } of sizes) {
    const rows = orders(count)
    const [own, other] = [await ours(rows, 21), await mswData(rows, 11)]
    if (own.total !== other.total || own.first !== other.first) throw new Error('The two stores return different results.')
    const of = count.toLocaleString('en')
    const line = (what: string, key: 'create' | 'list' | 'read' | 'write', target: { most?: number } = {}): Line[] => [
      { what: `${of} rows, ${what}: table()`, value: own[key], unit: 'ms', ...target },
      { what: `${of} rows, ${what}: @msw/data`, value: other[key], unit: 'ms' },
    ]
    lines.push(
      ...line('create all', 'create'),
      ...line('filter, sort, page and total', 'list', { most }),
      ...line('read by id', 'read', { most: 0.1 }),
      ...line('write by id', 'write', { most: 0.1 }),
    )
  }
  return report('Store (medians)', lines)
}
