import { expect, it } from 'vitest'
import { z } from 'zod'
import { endpoint } from '#contracts/api/kit/endpoint.ts'
import { degradationsOf, degraded } from './degradations.ts'
import { chosen, type Case } from './sample.ts'

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

const screens = Array.from({ length: 30 }, (_, at) => ({ name: `/screen/${at}`, path: '/', start: {} }))
const cases = screens.flatMap((screen): Case[] => [
  { screen, degradation: { call: 'GET /common', keys: ['name'], how: 'null' } },
  { screen, degradation: { call: `GET ${screen.name}`, keys: ['name'], how: 'null' } },
])

// Proves DEG-2.
it('tries all cases, those of the frame on four screens', () => {
  const tried = [...chosen(cases, { seed: 1, sample: 0 }).values()].flat()

  expect(tried).toHaveLength(34)
  expect(tried.filter(({ call }) => call === 'GET /common')).toHaveLength(4)
})

// Proves DEG-2.
it('picks the same sample for the same seed alone', () => {
  const pick = (seed: number) => JSON.stringify([...chosen(cases, { seed, sample: 10 })])

  expect([...chosen(cases, { seed: 1, sample: 10 }).values()].flat()).toHaveLength(10)
  expect(pick(1)).toBe(pick(1))
  expect(pick(1)).not.toBe(pick(2))
})
