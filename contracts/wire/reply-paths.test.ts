import { expect, it } from 'vitest'
import { z } from 'zod'
import { full } from '../api/kit/level.ts'
import { describedPath, describedPaths, leadsTo, mayBeAbsent } from './reply-paths.ts'

const Node = z.object({
  id: z.int(),
  get children() {
    return z.array(Node)
  },
})

const reply = z.object({
  name: z.string(),
  skus: z.array(z.object({ price: z.string(), spec: z.array(z.string()) })),
  store: z.object({ id: z.int() }).nullable().optional(),
  offer: z.union([z.literal(false), z.object({ discount: z.string() })]),
  counts: z.record(z.string(), z.object({ total: z.int() })),
  classes: z.array(Node),
  anything: z.unknown(),
})

// Proves RDS-4.
it.each([
  [['name'], 'name'],
  [['skus', '[]', 'price'], 'skus[].price'],
  [['skus', '[]', 'spec', '[]'], 'skus[].spec[]'],
  [['store', 'id'], 'store.id'],
  [['offer', 'discount'], 'offer.discount'],
  [['counts', 'monday', 'total'], 'counts.*.total'],
  [['classes', '[]', 'children', '[]', 'children', '[]', 'id'], 'classes[].id'],
  [['anything', 'deep', '[]'], 'anything'],
  [[], ''],
  [['price'], undefined],
  [['skus', 'price'], undefined],
  [['name', 'first'], undefined],
])('finds %j described as %s', (keys, path) => {
  expect(describedPath(reply, keys)).toBe(path)
})

// Proves RDS-4.
it('finds a reply that is a list', () => {
  expect(describedPath(z.array(z.object({ id: z.int() })), ['[]', 'id'])).toBe('[].id')
})

// Proves RDS-4.
it('lists every described place once', () => {
  expect(describedPaths(reply)).toEqual([
    'name',
    'skus',
    'skus[]',
    'skus[].price',
    'skus[].spec',
    'skus[].spec[]',
    'store',
    'store.id',
    'offer',
    'offer.discount',
    'counts',
    'counts.*',
    'counts.*.total',
    'classes',
    'classes[]',
    'classes[].id',
    'classes[].children',
    'anything',
  ])
})

it.each([
  ['store', 'store.id', true],
  ['skus', 'skus[].price', true],
  ['', 'name', true],
  ['name', 'name', true],
  ['name', 'names', false],
  ['store.id', 'store', false],
])('%j leads to %j: %s', (path, other, expected) => {
  expect(leadsTo(path, other)).toBe(expected)
})

// Proves RDS-6.
it.each([
  [['note'], true],
  [['lines', '[]', 'sku'], true],
  [['lines', '[]', 'sku', 'name'], false],
  [['lines'], false],
  [['missing'], false],
])('knows whether %j may be absent', (keys, expected) => {
  const Line = z.object({ sku: z.object({ name: z.string() }).nullable() })
  const order = z.object({ note: full(z.string().optional()), lines: z.array(Line) })

  const found = mayBeAbsent(order, keys)

  expect(found).toBe(expected)
})
