import { Collection } from '@msw/data'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { createClock } from '../clock.ts'
import { createJournal } from './journal.ts'
import { selectPage } from './list.ts'
import { table } from './table.ts'

const Item = z.object({ id: z.int(), name: z.string(), shop: z.int(), price: z.int() })
type Item = z.infer<typeof Item>
const ItemRow = Item.extend({ created_at: z.string(), updated_at: z.string(), deleted_at: z.string().nullable() })

type Search = {
  readonly shop?: number
  /** A substring of the name. */
  readonly part?: string
  readonly atLeast?: number
  readonly byPrice: boolean
  readonly page: number
  readonly size: number
}

/** The operations of both stores, with results in the same form. */
type Store = {
  readonly add: (item: Omit<Item, 'id'>) => Promise<Item>
  readonly change: (id: number, price: number) => Promise<Item | undefined>
  readonly remove: (id: number) => Promise<boolean>
  readonly find: (id: number) => Promise<Item | undefined>
  readonly list: (search: Search) => Promise<{ total: number; data: Item[] }>
}

const plain = ({ id, name, shop, price }: Item): Item => ({ id, name, shop, price })

const ours = (): Store => {
  const clock = createClock({ offset: 0, frozen: Date.UTC(2026, 5, 15) })
  const rows = table({ name: 'items', schema: ItemRow, blank: {}, index: ['shop'], clock, journal: createJournal() })
  const find = (id: number) => rows.find(id)
  return {
    add: async item => plain(rows.add(item)),
    change: async (id, price) => (find(id) ? plain(rows.change(id, { price })) : undefined),
    remove: async id => rows.remove(id),
    find: async id => {
      const row = find(id)
      return row && plain(row)
    },
    list: async ({ shop, part, atLeast, byPrice, page, size }) => {
      const query = {
        page,
        per_page: size,
        ...(shop !== undefined && { shop: String(shop) }),
        ...(part !== undefined && { name: `${part}|like` }),
        ...(atLeast !== undefined && { price: `${atLeast}|ngt` }),
      }
      const { total, data } = selectPage(rows, query, byPrice ? { order: (a, b) => a.price - b.price } : {})
      return { total, data: data.map(plain) }
    },
  }
}

const mswData = (): Store => {
  const items = new Collection({ schema: Item })
  let last = 0
  const find = (id: number) => items.findFirst(q => q.where({ id }))
  return {
    add: async item => plain(await items.create({ id: ++last, ...item })),
    change: async (id, price) => {
      const changed = await items.update(q => q.where({ id }), { data: item => void (item.price = price) })
      return changed && plain(changed)
    },
    remove: async id => items.delete(q => q.where({ id })) !== undefined,
    find: async id => {
      const item = find(id)
      return item && plain(item)
    },
    list: async ({ shop, part, atLeast, byPrice, page, size }) => {
      const found = items.findMany(
        q =>
          q.where(
            item =>
              (shop === undefined || item.shop === shop) &&
              (part === undefined || item.name.toLowerCase().includes(part.toLowerCase())) &&
              (atLeast === undefined || item.price >= atLeast),
          ),
        { orderBy: byPrice ? [{ price: 'asc' }, { id: 'desc' }] : { id: 'desc' } },
      )
      return { total: found.length, data: found.slice((page - 1) * size, page * size).map(plain) }
    },
  }
}

const id = fc.integer({ min: 1, max: 12 })
const shop = fc.integer({ min: 1, max: 3 })
const price = fc.integer({ min: 0, max: 5 })
const search = fc.record(
  {
    shop,
    part: fc.constantFrom('te', 'POT', 'x'),
    atLeast: price,
    byPrice: fc.boolean(),
    page: fc.integer({ min: 1, max: 3 }),
    size: fc.integer({ min: 1, max: 4 }),
  },
  { requiredKeys: ['byPrice', 'page', 'size'] },
)

/** One operation on a store, described for the output of a counterexample. */
const step = fc.oneof(
  { weight: 3, arbitrary: fc.record({ add: fc.record({ name: fc.constantFrom('Tea', 'Teapot', 'Pot', ''), shop, price }) }) },
  fc.record({ change: id, price }),
  fc.record({ remove: id }),
  fc.record({ find: id }),
  { weight: 3, arbitrary: fc.record({ list: search }) },
)
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never

const answerOf = (store: Store, one: Step): Promise<unknown> => {
  if ('add' in one) return store.add(one.add)
  if ('change' in one) return store.change(one.change, one.price)
  if ('remove' in one) return store.remove(one.remove)
  return 'find' in one ? store.find(one.find) : store.list(one.list)
}

// Proves LST-1, LST-4, LST-22.
test('1,000 random sequences give the same results with our table and with @msw/data', { timeout: 60_000 }, async () => {
  const sequences = fc.array(step, { minLength: 5, maxLength: 25 })

  await fc.assert(
    fc.asyncProperty(sequences, async steps => {
      const [own, other] = [ours(), mswData()]
      for (const one of steps) expect(await answerOf(own, one)).toEqual(await answerOf(other, one))
    }),
    { numRuns: 1000, seed: 20_261_123 },
  )
})
