import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { dateTime, flag, id, money } from '../api/kit/values.ts'
import { isLacking, readTolerantly } from './tolerant.ts'

const Goods = z.object({
  id,
  goods_name: z.string(),
  goods_price: money,
  goods_stock: z.int(),
  is_sale: flag,
  checked: z.boolean(),
  created_at: dateTime,
  goods_status: z.union([z.literal(0), z.literal(1), z.literal(2)]),
  goods_images: z.array(z.string()),
  store: z.object({ store_name: z.string(), tags: z.array(z.string()) }),
  brand: z.object({ name: z.string() }).nullable(),
  skus: z.array(z.object({ id, spec: z.array(z.string()) })),
  seckills: z.union([z.object({ discount: money }), z.literal(false)]),
  note: z.string().optional(),
})

const asDescribed = {
  id: 7,
  goods_name: 'Kettle',
  goods_price: '129.00',
  goods_stock: 12,
  is_sale: 1,
  checked: true,
  created_at: '2026-06-15 10:00:00',
  goods_status: 2,
  goods_images: ['/a.png'],
  store: { store_name: 'Hearth', tags: ['new'] },
  brand: { name: 'Vesta' },
  skus: [{ id: 1, spec: ['red'] }],
  seckills: false,
} as const

// Proves TOL-1.
it('hands out a reply that is as described unchanged, with fields that are not described', () => {
  const reply = { ...asDescribed, undescribed: { deep: [1] } }

  const read = readTolerantly(Goods, reply)

  expect(read).toBe(reply)
})

describe('a single odd field', () => {
  it.each([
    // Proves TOL-2.
    ['goods_name', null, ''],
    ['goods_name', undefined, ''],
    ['goods_name', 42, '42'],
    ['goods_name', ['x'], ''],
    ['goods_stock', '12', 12],
    ['goods_stock', null, 0],
    ['goods_stock', 'many', 0],
    ['goods_stock', true, 1],
    ['id', '7', 7],
    // Proves TOL-3.
    ['is_sale', true, 1],
    ['is_sale', '1', 1],
    ['is_sale', false, 0],
    ['is_sale', undefined, 0],
    ['checked', 1, true],
    ['checked', '0', false],
    // Proves TOL-4.
    ['goods_price', 129, '129.00'],
    ['goods_price', '129.5', '129.50'],
    ['goods_price', null, ''],
    ['goods_price', 'free', ''],
    // Proves TOL-5.
    ['created_at', '2026-06-15 10:00', '2026-06-15 10:00:00'],
    ['created_at', null, ''],
    ['created_at', 'yesterday', 'yesterday'],
    // Proves TOL-6.
    ['store', null, { store_name: '', tags: [] }],
    ['store', [], { store_name: '', tags: [] }],
    // Proves TOL-7.
    ['goods_images', null, []],
    ['goods_images', '', []],
    ['goods_images', '/a.png,/b.png', ['/a.png', '/b.png']],
    ['goods_images', { 0: '/a.png', 2: '/c.png' }, ['/a.png', '/c.png']],
    ['skus', '1,2', []],
    ['skus', [{ id: 1 }], [{ id: 1, spec: [] }]],
    // Proves TOL-8.
    ['brand', undefined, null],
    ['brand', [], null],
    ['note', null, undefined],
    ['seckills', null, false],
    ['seckills', [], false],
    ['seckills', { discount: 5 }, { discount: '5.00' }],
    // Proves TOL-9.
    ['goods_status', '2', 2],
    ['goods_status', true, 1],
    ['goods_status', 9, 9],
    ['goods_status', undefined, undefined],
  ])('%s: %j is read as %j', (field, sent, expected) => {
    const reply = { ...asDescribed, [field]: sent }

    const read: Record<string, unknown> = readTolerantly(Goods, reply)

    expect(read[field]).toEqual(expected)
    expect({ ...read, [field]: 'left out' }).toEqual({ ...asDescribed, [field]: 'left out' })
  })
})

// Proves TOL-5.
it('converts a time with a zone to local time', () => {
  const noon = new Date(2026, 5, 15, 12, 30, 5)

  const read = readTolerantly(dateTime, noon.toISOString())

  expect(read).toBe('2026-06-15 12:30:05')
})

// Proves TOL-6.
it('reads trees of any depth', () => {
  const Node = z.object({
    id,
    get children() {
      return z.array(Node)
    },
  })

  const read = readTolerantly(z.array(Node), [{ id: '1', children: [{ id: 2, children: null }] }])

  expect(read).toEqual([{ id: 1, children: [{ id: 2, children: [] }] }])
})

// Proves TOL-10.
it('reads an empty answer as an empty page of a list', () => {
  const Page = z.object({ data: z.array(Goods), total: z.int() })

  expect(readTolerantly(Page, [])).toEqual({ data: [], total: 0 })
})

// Proves TOL-2.
it('knows which numbers a record lacks, and not those that are 0', () => {
  const Stock = z.object({ left: z.int(), sold: z.int(), is_sale: flag })

  const [sent, lost] = readTolerantly(z.array(Stock), [{ left: 0, sold: '0', is_sale: 0 }, { left: null }])

  expect(lost).toMatchObject({ left: 0, sold: 0, is_sale: 0 })
  expect(['left', 'sold', 'is_sale'].filter(field => isLacking(lost ?? {}, field))).toEqual(['left', 'sold'])
  expect(['left', 'sold', 'is_sale'].filter(field => isLacking(sent ?? {}, field))).toEqual([])
})
