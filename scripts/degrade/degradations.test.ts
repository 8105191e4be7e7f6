import { expect, it } from 'vitest'
import { z } from 'zod'
import { endpoint } from '#contracts/api/kit/endpoint.ts'
import { screens } from '../screens/screens.ts'
import { degradationsOf, degraded, type Degradation } from './degradations.ts'
import { chosen, screensOfFrame } from './sample.ts'

const data = { name: 'Kettle', stock: 1, price: '5.00', store: { city: 'Bern' }, skus: [{ id: 7 }, { id: 8 }], is_new: true }

// Proves DEG-1.
it.each([
  [['name'], 'absent', { stock: 1 }],
  [['name'], 'null', { name: null }],
  [['name'], 'number', { name: 42 }],
  [['price'], 'number', { price: 5 }],
  [['stock'], 'text', { stock: '1' }],
  [['stock'], 'boolean', { stock: true }],
  [['is_new'], 'number', { is_new: 1 }],
  [['store'], 'list', { store: [] }],
  [['store', 'city'], 'absent', { store: {} }],
  [['skus'], 'text', { skus: '' }],
  [['skus', '[]', 'id'], 'text', { skus: [{ id: '7' }, { id: '8' }] }],
] as const)('%j as %s', (keys, how, changed) => {
  const before = structuredClone(data)

  const result = degraded(data, keys, how)

  expect(result).toMatchObject(changed)
  expect(Object.keys(result as object).includes(keys[0])).toBe(how !== 'absent' || keys.length > 1)
  expect(data).toEqual(before)
})

const things = endpoint({
  method: 'GET',
  path: '/things',
  auth: 'none',
  about: 'Read',
  reply: z.object({ stock: z.int(), store: z.object({ city: z.string() }), skus: z.array(z.object({ id: z.int() })) }),
})

// Proves DEG-1.
it('degrades each described field in each way that its type allows, and no other field', () => {
  const found = degradationsOf(things, 'GET /things', data).map(({ keys, how }) => `${keys.join('.')} ${how}`)

  expect(found).toEqual([
    'stock absent',
    'stock null',
    'stock text',
    'stock boolean',
    'store absent',
    'store null',
    'store list',
    'store.city absent',
    'store.city null',
    'store.city number',
    'skus absent',
    'skus null',
    'skus text',
    'skus.[].id absent',
    'skus.[].id null',
    'skus.[].id text',
  ])
})

const found = Array.from({ length: 30 }, (_, at): Degradation => ({
  call: 'GET /goods',
  keys: [`field${at}`],
  how: 'null',
  size: 8,
}))
const ofFrame: Degradation = { call: 'GET /common', keys: ['name'], how: 'null', size: 8 }

// Proves DEG-2.
it('tries the replies of the frame on some screens alone', () => {
  const all = { seed: 1, most: Infinity }

  expect(chosen('/seckills', [ofFrame, ...found], all)).toEqual(found)
  expect(chosen('/carts', [ofFrame, ...found], all)).toEqual([ofFrame, ...found])
})

// Proves DEG-2.
it('names screens that exist for the replies of the frame', () => {
  const names = screens.map(({ name }) => name)

  expect(screensOfFrame.filter(name => !names.includes(name))).toEqual([])
})

// Proves DEG-2.
it('picks the same cases of a screen for the same seed alone', () => {
  const pick = (seed: number) => chosen('/seckills', found, { seed, most: 10 })

  expect(pick(1)).toHaveLength(10)
  expect(pick(1)).toEqual(chosen('/seckills', found.toReversed(), { seed: 1, most: 10 }).toReversed())
  expect(pick(1)).not.toEqual(pick(2))
})

// Proves DEG-3.
it('counts the characters of a field in all rows', () => {
  const rows = { stock: 1, store: { city: 'Bern' }, skus: [{ id: 7 }, { id: 12 }] }

  const [ofRows] = degradationsOf(things, 'GET /things', rows).filter(({ keys }) => keys.includes('[]'))

  expect(ofRows?.size).toBe(3)
})
